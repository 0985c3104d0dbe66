import { randomBytes } from 'node:crypto';
import { PRODUCT } from '@taskwell/contract/product';

/** Pages that the server writes itself, in the product's colours: for where the web app cannot be sent. */
const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; background: light-dark(#f6f7fb, #101116); color: light-dark(#1f2430, #e8e9ef); }
  main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; }
  article { background: light-dark(#fff, #191b23); border: 1px solid light-dark(#dfe2ea, #2c2f3a); border-radius: 10px;
    margin: 1rem 0; padding: 1rem 1.25rem; }
  h1 { font-size: 1.5rem; } h2 { font-size: 1.05rem; margin: 0; }
  .to { color: light-dark(#5a6172, #a6abba); font-size: .875rem; margin: .25rem 0 1rem; }
  .brand { font-weight: 650; color: light-dark(#3b4cca, #a5b0ff); margin: 0; }
  pre { font: inherit; margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  a { color: light-dark(#3b4cca, #a5b0ff); }`;

/**
 * @param title as text
 * @param content as HTML: whatever comes from elsewhere in it must have been escaped
 * @returns the page, which runs nothing, and the headers that it goes with
 */
export function plainPage(title: string, content: string): { headers: Record<string, string>; html: string } {
  const nonce = randomBytes(16).toString('base64');
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
    },
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)} - ${PRODUCT.name}</title>
<meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer"><style nonce="${nonce}">${STYLE}</style></head><body>
<main><p class="brand">${PRODUCT.name}</p><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`,
  };
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
