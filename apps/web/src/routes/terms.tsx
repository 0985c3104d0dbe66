export function TermsRoute() {
  return (
    <main>
      <h1>Terms</h1>
    </main>
  );
}
