import { expect, it } from 'vitest';
import { isOtherState } from './other-state.ts';

it.each([
  ['die Fenster sind sauber', 'Ideas for the winter window'],
  ['The windows are clean.', 'Order new windows'],
  ['El horno está limpio', 'Reparar el horno'],
  ['The tank is empty', 'Order a new tank'],
])('%j says only how it is, which %j does not ask for', (text, title) => {
  expect(isOtherState(title, text)).toBe(true);
});

it.each([
  ['Die Fenster sind sauber', 'Fenster putzen'],
  ['The windows are clean now', 'Window cleaning'],
  ['Das Mehlsilo ist sauber', 'Clean the flour silo'],
  ['Les vitrines sont propres', 'Nettoyer les vitrines'],
  ['The windows are ready', 'Order new windows'],
])('%j may say that %j is done', (text, title) => {
  expect(isOtherState(title, text)).toBe(false);
});
