import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../texts/sentences.ts';
import { handedOnIn } from './handed-on.ts';
import { nameFinder } from './people.ts';

const people = ['Nora Lind', 'Ben Okoye', 'Jonas Weiß', 'Jonas Acker'].map((name, index) => ({ id: index + 1, name }));
const finder = nameFinder(people);
const to = (text: string, title = 'Write the duty rota') => {
  const sentences = sentencesOf(text.split('\n')).map((sentence) => sentence.text);
  const [only, ...others] = new Set(handedOnIn(sentences, finder, [title]).map(({ person }) => person.name));
  return others.length > 0 ? null : (only ?? null);
};

describe('a text gives a task to somebody', () => {
  it.each([
    ['Nora takes over the rota', 'Nora Lind'],
    ['The rota is moved to Friday, Nora takes over from Ben', 'Nora Lind'],
    ['Rota: Ben -> Nora', 'Nora Lind'],
    ['Die Rota übernimmt Nora', 'Nora Lind'],
    ['La rota la prepara Nora', 'Nora Lind'],
    ['Hi all,\nBen will take the rota over from next week.\nThanks', 'Ben Okoye'],
    ['Can Nora please take this over?', 'Nora Lind'],
    ['give the rota to Ben', 'Ben Okoye'],
    ['The rota has been handed over to Ben.', 'Ben Okoye'],
    ['I assigned it to @ben', 'Ben Okoye'],
    ['rota: new owner is Nora', 'Nora Lind'],
    ['The rota is now done by Nora', 'Nora Lind'],
    ['Ben is responsible now', 'Ben Okoye'],
    ['Nora übernimmt den Dienstplan', 'Nora Lind'],
    ['Bitte übergib das an Ben', 'Ben Okoye'],
    ['Nora se encarga', 'Nora Lind'],
    ["Ben s'en occupe", 'Ben Okoye'],
    ['Jonas Weiß is off sick, so Nora does the rota now.', 'Nora Lind'],
    ['Rota: not Ben any more, Nora does it.', 'Nora Lind'],
    ['Ben macht das jetzt', 'Ben Okoye'],
    ['the rota goes from Ben to Nora', 'Nora Lind'],
    ['Ben hands the rota over to Nora', 'Nora Lind'],
    ['Nora writes the rota instead of Ben', 'Nora Lind'],
    ['Ben is ill, Nora writes the rota instead', 'Nora Lind'],
    ['for the rota Nora instead of Ben please', 'Nora Lind'],
    ['Rota: Nora statt Ben', 'Nora Lind'],
    ['rota from Ben, who is ill, over to Nora: Nora takes over', 'Nora Lind'],
  ])('%s', (text, name) => {
    expect(to(text)).toBe(name);
  });

  it('or something else, or to nobody for certain', () => {
    for (const text of [
      'gave the keys to Nora',
      'Ben called Nora instead of the school',
      "don't give the rota to Ben",
      'Nora asked about the rota',
      'Jonas takes over the rota',
      'Nora takes over, or Ben takes over',
      'Send the rota to Nora',
      'Ben took the rota home',
      'Ben takes over the ladder',
      'If Nora is ill, Ben takes over the rota',
      'Should Ben take over the rota?',
      'Ben took over the rota last year',
    ]) {
      expect([text, to(text)]).toEqual([text, null]);
    }
    expect(to('gave the keys to Nora', 'Hand out the keys'), 'of a task of keys').toBe('Nora Lind');
  });
});
