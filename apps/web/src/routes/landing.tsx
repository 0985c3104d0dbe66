export function LandingRoute() {
  return (
    <main>
      <h1>PRODUCTIVITY THAT'S ALL SMART &amp; SIMPLE</h1>
    </main>
  );
}
