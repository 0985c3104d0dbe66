export function DashboardRoute() {
  return (
    <main>
      <h1>Dashboard</h1>
    </main>
  );
}
