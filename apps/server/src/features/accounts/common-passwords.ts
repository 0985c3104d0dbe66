/**
 * Words that lists of leaked passwords are made of. With the digits and signs stripped that people add to satisfy rules,
 * 'Passw0rd!' and 'Welcome1!' are found too.
 */
const COMMON_WORDS = new Set(
  `password passwort motdepasse contrasena senha qwerty qwertz azerty qwertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm
  abc abcd abcdef abcabc letmein welcome willkommen bienvenue login admin administrator root user guest test tester
  changeme default master secret hello iloveyou princess sunshine monkey dragon football baseball basketball soccer
  superman batman starwars pokemon trustno shadow michael jennifer jordan charlie daniel thomas hunter harley ranger
  summer winter spring autumn monday friday january company temp temporary passphrase mypassword mypass access
  freedom whatever computer internet samsung google flower cookie cheese pepper ginger killer lovely love baby angel
  qazwsx qweasd qweasdzxc onetwothree p pass pw pwd a aa aaa q x`.split(/\s+/),
);

const LOOK_ALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Whether a password is among those tried first: a common word, or one with look-alikes and a few digits or signs added. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const core = lower.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const plain = lower.replace(/[^a-z]+$/, '').replace(/[013457@$!]/g, (sign) => LOOK_ALIKES[sign] ?? sign);
  const isMostlyCore = password.length - core.length <= 6;
  return (
    /^(.)\1*$/.test(lower) ||
    /^\d+$/.test(lower) ||
    (isMostlyCore && (COMMON_WORDS.has(core) || COMMON_WORDS.has(plain)))
  );
}
