export function SettingsRoute() {
  return (
    <main>
      <h1>Settings</h1>
    </main>
  );
}
