/** Names of the calendar in English, German, Spanish and French, folded (see fold in words.ts). */

type Names = Readonly<Record<string, number>>;

function numbered(first: number, ...names: string[]): Names {
  return Object.fromEntries(names.flatMap((group, index) => group.split(' ').map((name) => [name, first + index])));
}

/** 1 to 12. */
export const MONTHS: Names = numbered(
  1,
  'january jan januar janner enero ene janvier janv',
  'february feb februar febrero fevrier fevr',
  'march mar marz marzo mars',
  'april apr abril avril avr',
  'may mai mayo',
  'june jun juni junio juin',
  'july jul juli julio juillet juil',
  'august aug agosto ago aout',
  'september sep sept septiembre septembre',
  'october oct oktober okt octubre octobre',
  'november nov noviembre novembre',
  'december dec dezember dez diciembre dic decembre',
);

/** 1 (Monday) to 7. */
export const WEEKDAYS: Names = numbered(
  1,
  'monday mon montag lunes lundi',
  'tuesday tue tues teusday dienstag martes mardi',
  'wednesday wed weds wensday wendsday wednsday mittwoch miercoles mercredi',
  'thursday thu thur thurs thrusday donnerstag jueves jeudi',
  'friday fri freitag viernes vendredi',
  'saturday sat samstag sonnabend sabado samedi',
  'sunday sun sonntag domingo dimanche',
);

export const COUNTS: Names = {
  ...numbered(
    1,
    'one a an ein eine einem einer un una une uno',
    'two zwei dos deux couple',
    'three drei tres trois',
    'four vier cuatro quatre',
    'five funf cinco cinq',
    'six sechs seis',
    'seven sieben siete sept',
    'eight acht ocho huit',
    'nine neun nueve neuf',
    'ten zehn diez dix',
    'eleven elf once onze',
    'twelve zwolf doce douze',
  ),
  fourteen: 14,
  vierzehn: 14,
  quince: 15,
  quinze: 15,
  thirty: 30,
};

export type Unit = 'minute' | 'hour' | 'day' | 'workday' | 'week' | 'fortnight' | 'month' | 'year';

const UNIT_NAMES: readonly (readonly [Unit, string])[] = [
  ['minute', 'minute minutes min mins minuten minuto minutos'],
  ['hour', 'hour hours hrs hr stunde stunden hora horas heure heures'],
  ['day', 'day days tag tage tagen dia dias jour jours'],
  ['week', 'week weeks wk wks woche wochen semana semanas semaine semaines'],
  ['fortnight', 'fortnight'],
  ['month', 'month months monat monate monaten mes meses mois'],
  ['year', 'year years jahr jahre jahren ano anos an ans annee'],
];

export const UNITS: ReadonlyMap<string, Unit> = new Map(
  UNIT_NAMES.flatMap(([unit, names]) => names.split(' ').map((name) => [name, unit] as const)),
);

const CITY_ZONES: Readonly<Record<string, string>> = {
  london: 'Europe/London',
  dublin: 'Europe/Dublin',
  lisbon: 'Europe/Lisbon',
  berlin: 'Europe/Berlin',
  paris: 'Europe/Paris',
  madrid: 'Europe/Madrid',
  vienna: 'Europe/Vienna',
  zurich: 'Europe/Zurich',
  'new york': 'America/New_York',
  chicago: 'America/Chicago',
  denver: 'America/Denver',
  seattle: 'America/Los_Angeles',
  'los angeles': 'America/Los_Angeles',
  'san francisco': 'America/Los_Angeles',
  toronto: 'America/Toronto',
  'mexico city': 'America/Mexico_City',
  'sao paulo': 'America/Sao_Paulo',
  dubai: 'Asia/Dubai',
  mumbai: 'Asia/Kolkata',
  singapore: 'Asia/Singapore',
  tokyo: 'Asia/Tokyo',
  sydney: 'Australia/Sydney',
};
/** Cities by which people tell the time. */
export const CITIES = Object.keys(CITY_ZONES);

/** The zones that people write behind a time of day: as offsets from UTC, or by where they are. */
export const ZONES: Readonly<Record<string, string>> = {
  utc: 'UTC',
  gmt: 'UTC',
  wet: 'UTC',
  bst: '+01:00',
  cet: '+01:00',
  mez: '+01:00',
  cest: '+02:00',
  mesz: '+02:00',
  eet: '+02:00',
  eest: '+03:00',
  msk: '+03:00',
  ist: '+05:30',
  jst: '+09:00',
  aest: '+10:00',
  est: '-05:00',
  edt: '-04:00',
  cst: '-06:00',
  cdt: '-05:00',
  pt: 'America/Los_Angeles',
  mst: '-07:00',
  mdt: '-06:00',
  pst: '-08:00',
  pdt: '-07:00',
  eastern: 'America/New_York',
  central: 'America/Chicago',
  mountain: 'America/Denver',
  pacific: 'America/Los_Angeles',
  'uk time': 'Europe/London',
  ...CITY_ZONES,
};

/** The words as an alternative of a pattern, longest first. */
export function anyOfWords(words: Iterable<string>): string {
  return [...words].sort((one, other) => other.length - one.length).join('|');
}
