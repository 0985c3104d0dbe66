/** A number as people read it, such as 12,345. */
export function formatNumber(number: number): string {
  return number.toLocaleString('en');
}

/** '1 task', '12,345 tasks'. */
export function formatCount(number: number, one: string, many = `${one}s`): string {
  return number === 1 ? `1 ${one}` : `${formatNumber(number)} ${many}`;
}
