export function EmployeesRoute() {
  return (
    <main>
      <h1>Employees</h1>
    </main>
  );
}
