export function PrivacyRoute() {
  return (
    <main>
      <h1>Privacy</h1>
    </main>
  );
}
