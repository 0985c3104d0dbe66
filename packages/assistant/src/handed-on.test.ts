import { describe, expect, it } from 'vitest';
import { handedOnTo } from './handed-on.ts';

const people = ['Nora Lind', 'Ben Okoye', 'Jonas Weiß', 'Jonas Acker'].map((name, index) => ({ id: index + 1, name }));
const to = (text: string, ...titles: string[]) =>
  handedOnTo(text, people, titles.length > 0 ? titles : ['Write the duty rota'])?.name ?? null;

describe('a text gives a task to somebody', () => {
  it.each([
    ['Nora takes over the rota', 'Nora Lind'],
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
    ['rota from Ben, who is ill, over to Nora: Nora takes over', 'Nora Lind'],
  ])('%s', (text, name) => {
    expect(to(text)).toBe(name);
  });

  it('or something else, or to nobody for certain', () => {
    for (const text of [
      'gave the keys to Nora',
      "don't give the rota to Ben",
      'Nora asked about the rota',
      'Jonas takes over the rota',
      'Nora takes over, or Ben takes over',
      'Send the rota to Nora',
      'Ben took the rota home',
    ]) {
      expect([text, to(text)]).toEqual([text, null]);
    }
    expect(to('gave the keys to Nora', 'Hand out the keys'), 'of a task of keys').toBe('Nora Lind');
    expect(handedOnTo('Nora takes over the rota', people, []), 'without a task').toBeNull();
  });
});
