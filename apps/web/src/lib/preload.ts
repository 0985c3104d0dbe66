/** Fetches code before it is wanted. Where that fails nothing is lost: it is asked for again once it is wanted. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
