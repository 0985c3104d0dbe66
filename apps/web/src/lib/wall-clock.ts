import { chosenTimeZone } from './time-zone.ts';

/**
 * What clocks show in the zone that was chosen, or the device's: a Date whose UTC parts are those of the clock, as in UTC no
 * hour is left out or comes twice.
 */
export type WallClock = Date;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export function wallClock(instant: Date): WallClock {
  return new Date(instant.getTime() + offsetAt(instant));
}

/** Of an hour that comes twice the first one; of one that is left out the same time after it, as browsers do. */
export function instantOf(wall: WallClock): Date {
  const before = offsetAt(new Date(wall.getTime() - DAY));
  const after = offsetAt(new Date(wall.getTime() + DAY));
  const candidates = [before, after].map((offset) => ({ offset, instant: new Date(wall.getTime() - offset) }));
  const exact = candidates.find(({ offset, instant }) => offsetAt(instant) === offset);
  return exact?.instant ?? new Date(wall.getTime() - before);
}

/** Milliseconds that clocks are ahead of UTC. */
function offsetAt(instant: Date): number {
  const zone = chosenTimeZone();
  if (zone === null || Number.isNaN(instant.getTime())) return -instant.getTimezoneOffset() * MINUTE;
  const part = Object.fromEntries(
    partsFormat(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  const wall = Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second);
  return wall - Math.floor(instant.getTime() / 1_000) * 1_000;
}

let parts: { zone: string; format: Intl.DateTimeFormat } | null = null;

function partsFormat(zone: string): Intl.DateTimeFormat {
  if (parts?.zone === zone) return parts.format;
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  });
  parts = { zone, format };
  return format;
}

/** Writes instants as that clock has them. Made once, it follows when another zone is chosen. */
export function zonedFormat(locale: string | undefined, options: Intl.DateTimeFormatOptions) {
  let made: { zone: string | null; format: Intl.DateTimeFormat } | null = null;
  return {
    format(instant: Date): string {
      const zone = chosenTimeZone();
      if (made?.zone !== zone) {
        made = {
          zone,
          format: new Intl.DateTimeFormat(locale, zone === null ? options : { ...options, timeZone: zone }),
        };
      }
      return made.format.format(instant);
    },
  };
}

/** The same clock for what reads dates by this device's own: a Date whose local parts are those of the clock. */
export const CLOCK = {
  toLocal(instant: Date): Date {
    if (chosenTimeZone() === null) return instant;
    const wall = wallClock(instant);
    return new Date(
      wall.getUTCFullYear(),
      wall.getUTCMonth(),
      wall.getUTCDate(),
      wall.getUTCHours(),
      wall.getUTCMinutes(),
      wall.getUTCSeconds(),
    );
  },
  fromLocal(local: Date): Date {
    if (chosenTimeZone() === null) return local;
    return instantOf(new Date(local.getTime() - local.getTimezoneOffset() * MINUTE));
  },
} as const;
