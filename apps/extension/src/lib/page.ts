import '../../../web/src/styles/tokens.css';
import './page.css';

/** Colours follow the system, with the product's own tokens. */
export function followColorScheme(): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => document.documentElement.setAttribute('data-color-scheme', dark.matches ? 'dark' : 'light');
  dark.addEventListener('change', apply);
  apply();
}

type Attributes = Record<string, string | boolean>;

/**
 * An element with its attributes and content. Texts stay texts: nothing here is read as HTML.
 *
 * @param attributes `true` for those without a value; `false` leaves one out
 */
export function element<N extends keyof HTMLElementTagNameMap>(
  name: N,
  attributes: Attributes = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[N] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(attribute, value === true ? '' : value);
  }
  made.append(...content);
  return made;
}

/** What a page's script fills. */
export function pageElement(): HTMLElement {
  const page = document.getElementById('page');
  if (page === null) throw new Error('The page has no element for its content');
  return page;
}

/** Says what is wrong with a field, to eyes and to screen readers; an empty text takes it back. */
export function setFault(field: HTMLInputElement | HTMLTextAreaElement, fault: HTMLElement, text: string): void {
  fault.textContent = text;
  if (text === '') field.removeAttribute('aria-invalid');
  else field.setAttribute('aria-invalid', 'true');
}
