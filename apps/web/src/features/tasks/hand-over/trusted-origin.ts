const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/**
 * Whose window messages count: those of the app itself; in development builds also those of local pages (DECISIONS §4).
 *
 * @param own the origin of this page
 */
export function isTrustedOrigin(
  origin: string,
  own: string = window.location.origin,
  isDevelopment: boolean = import.meta.env.DEV,
): boolean {
  return origin === own || (isDevelopment && LOCAL.test(origin));
}
