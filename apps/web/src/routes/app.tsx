export function AppRoute() {
  return (
    <main>
      <h1>App</h1>
    </main>
  );
}
