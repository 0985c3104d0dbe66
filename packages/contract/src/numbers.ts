/** A number as people read it, such as 12,345. */
export function formatNumber(number: number): string {
  return number.toLocaleString('en');
}

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;

/** How long to wait, never less than it takes: 'in a moment', 'in 30 seconds', 'in 4 minutes', 'in 2 hours'. */
export function formatWait(seconds: number): string {
  if (seconds <= 1) return 'in a moment';
  if (seconds < MINUTE_SECONDS) return `in ${formatCount(Math.ceil(seconds), 'second')}`;
  if (seconds <= HOUR_SECONDS - MINUTE_SECONDS)
    return `in ${formatCount(Math.ceil(seconds / MINUTE_SECONDS), 'minute')}`;
  return `in ${formatCount(Math.ceil(seconds / HOUR_SECONDS), 'hour')}`;
}

/** '1 task', '12,345 tasks'. */
export function formatCount(number: number, one: string, many = `${one}s`): string {
  return number === 1 ? `1 ${one}` : `${formatNumber(number)} ${many}`;
}
