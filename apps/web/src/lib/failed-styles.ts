/** Those that did not come; nothing about a link tells so afterwards. */
const failed = new Set<HTMLLinkElement>();
// The build draws the landing page where there is no document.
globalThis.document?.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  },
  true,
);

/**
 * Asks again for each style sheet that did not come. The bundler asks for one only once, so that code that comes at the
 * second try would be drawn without its style. Fails where one does not come this time either.
 */
export async function retryStyles(): Promise<void> {
  await Promise.all([...failed].map(retry));
}

function retry(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const next = link.cloneNode() as HTMLLinkElement;
    next.onload = resolve;
    next.onerror = reject;
    failed.delete(link);
    link.replaceWith(next);
  });
}
