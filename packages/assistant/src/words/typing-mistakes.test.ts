import { describe, expect, it } from 'vitest';
import { typingCorrector } from './typing-mistakes.ts';

function corrected(text: string, names: readonly string[] = [], own: readonly string[] = []): string {
  return typingCorrector(text, () => ({ names: new Set(names), others: new Set(own) }))(text);
}

describe('mistyped words', () => {
  it.each([
    ['cna you chekc teh parknig permit befroe fridya', 'can you check the parking permit before friday'],
    ['Remeber to renwe the pasport, it runs out in otcober', 'Remember to renew the passport, it runs out in october'],
    [
      'plese replce the bateries of the smoke alram tommorow',
      'please replace the batteries of the smoke alarm tomorrow',
    ],
    ['the calandar in the kithcen is importent', 'the calendar in the kitchen is important'],
    ['URGETN: replcae the lock at the back door of MIRIUM', 'URGENT: replace the lock at the back door of MIRIUM'],
    ['we ned to chekc evry door', 'we need to check every door'],
    // One alone, where it can hardly be anything else.
    ['Please order chocolat for the party', 'Please order chocolate for the party'],
    ['please confirm this tomorow', 'please confirm this tomorrow'],
  ])('are put right: %s', (text, right) => {
    expect(corrected(text)).toBe(right);
  });

  it.each([
    'Please repot the ficus and call the luthier',
    'pls send thx to Orla, she moved the rota to thurs 9 oct',
    'The approver of the kubectl config is on hvac duty, dont wait',
    'See https://example.com/teh/chekc and write to renwe@exmaple.com, file teh_chekc.txt, #parknig',
    'Assign TEH-17 to @chekc',
    'Fix typo "recieve" on the home page, `teh` in the footer and \'Wlecome to teh shop\'',
    'Open https://shop.example/cat?adress=tru and recieve_adress.py',
    'Make a lardy cake, a bara brith and a stottie',
    'Buy poolish starter and biga',
    'Score the batard and the ficelle',
    'Get the luthier to refret the bass',
    'Bitte die Liebe zum Grund der Rechnung prüfen lassen, stehe gern bereit',
    'Han cambiado toda la luz de la calle',
    'Le robinet de la cuisine est changé, ça ne goutte plus',
    '',
    '?',
  ])('anything else stays: %s', (text) => {
    expect(corrected(text)).toBe(text);
  });

  it('names of people and words of tasks are right, and a name may have been meant', () => {
    expect(corrected('hey Pual can you chekc teh gutters', ['paul'])).toBe('hey Paul can you check the gutters');
    expect(corrected('Lena, cna you chekc this', ['lea'])).toBe('Lena, can you check this');
    expect(corrected('teh gaet of the yard is brokn', [], ['gaet'])).toBe('the gaet of the yard is broken');
  });

  it('nothing is put right into a rude word', () => {
    expect(corrected('teh shti and the asss and the fcuk are brokn')).not.toMatch(/\b(?:shit|ass|fuck)\b/);
  });

  it('a text of nothing but unknown words stays, and takes no time', () => {
    const letters = 'bcdfghjklmnpqrstvwxz';
    const words = Array.from(
      { length: 180 },
      (_, at) => `q${letters[at % 20]}${letters[(at * 7) % 20]}xjzkq${letters[at % 13]}`,
    );
    expect(corrected(words.join(' '))).toBe(words.join(' '));
  });

  it('parts of a text are put right as the whole is', () => {
    const rightly = typingCorrector('cna you clean the kithcen', () => ({ names: new Set(), others: new Set() }));
    expect(rightly('clean the kithcen')).toBe('clean the kitchen');
  });
});
