const ENDINGS = [
  'ations',
  'ation',
  'ings',
  'ing',
  'ments',
  'ment',
  'ies',
  'ied',
  'ers',
  'ed',
  'es',
  'er',
  'al',
  'ung',
  'ungen',
  'en',
  's',
  'e',
  'y',
];

/** Without the endings of English and German, roughly; families are what likenessOf finds. */
export function stemOf(word: string): string {
  if (/\d/.test(word) || word.length < 5)
    return word.length === 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
  // 'buses', 'boxes', 'brushes'
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  const ending = ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= 4);
  return (ending === undefined ? word : word.slice(0, -ending.length)).replace(/([bdfgklmnprt])\1$/, '$1');
}
