/* Applies the stored appearance before the first paint. Same keys as src/lib/preferences.ts. */
(() => {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // Storage is switched off: the defaults apply.
    }
  }
  const scheme = read('mantine-color-scheme-value');
  const isDark = scheme === 'dark' || (scheme !== 'light' && dark.matches);
  root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
  const size = read('fontSize');
  if (size === 'small' || size === 'large') root.setAttribute('data-font-size', size);
})();
