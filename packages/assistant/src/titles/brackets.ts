import { LIMITS } from '@taskwell/contract/limits';

/** Fewer letters in a bracket that was cut off say nothing. */
const LEAST_WITHIN = 2;

/** 'A) Paint the hall' */
const POINT = /^[\p{L}\p{N}]{1,2}\)\s*/u;

/** A title of which a bracket, or a quotation mark, was left behind, with both of its brackets or without them: 'Order toner (HP 207A' gets one. */
export function withBothBrackets(title: string): string {
  const closed = withBothQuotes(withoutStrayClosing(title.replace(POINT, '')));
  const at = closed.lastIndexOf('(');
  if (at < 0 || closed.indexOf(')', at) >= 0) return closed;
  const within = closed.slice(at + 1).trim();
  if (within.length >= LEAST_WITHIN && closed.length < LIMITS.titleLength) return `${closed.trimEnd()})`;
  const before = closed.slice(0, at).trim();
  return before === '' ? within : before;
}

/** 'Fix "recieve" -> "receive' gets the mark that closes it, where the ends of titles are taken away. */
function withBothQuotes(title: string): string {
  const isOpen = (title.match(/"/g)?.length ?? 0) % 2 === 1;
  return isOpen && title.length < LIMITS.titleLength && /\s"[^"\s][^"]*$/.test(title) ? `${title}"` : title;
}

/** Without the brackets that close what was not opened; ':)' is none. */
function withoutStrayClosing(title: string): string {
  let open = 0;
  const kept = [...title].filter((sign, at, signs) => {
    if (sign === '(') open += 1;
    if (sign !== ')' || /[:;=8-]/.test(signs[at - 1] ?? '')) return true;
    open -= 1;
    const isStray = open < 0;
    open = Math.max(0, open);
    return !isStray;
  });
  const left = kept.join('').trimEnd();
  return left === title ? title : left.replace(/\.$/, '');
}
