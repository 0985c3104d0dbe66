import { expect, it } from 'vitest';
import { inEnglish } from './foreign-commands.ts';

it.each([
  'Schließe das Auto nicht ab',
  'Markiere das Auto nicht als erledigt',
  'Verschiebe das Auto auf keinen Fall auf Montag',
  'No marques la cocina como hecha',
  'No muevas la cocina al lunes',
  "N'annule pas le vélo",
  'Ne termine pas le vélo',
])('%j asks for no change', (line) => {
  expect(inEnglish(line)).not.toMatch(/^(?:complete|cancel|postpone|assign|make|put|set|remove)\b/);
});

it.each([
  ['Schließe das Auto ab', 'complete das Auto'],
  ['Markiere das Auto als erledigt', 'complete das Auto'],
  ['Marca la cocina como hecha', 'complete la cocina'],
  ['Termine le vélo', 'complete le vélo'],
  ['Mets les photos en terminé', 'complete les photos'],
  ['Wer macht die Preisschilder?', 'tell me about Preisschilder'],
  ['¿Quién tiene el horno?', 'tell me about horno'],
  ["Qui s'occupe du four ?", 'tell me about du four'],
  ['Was macht Mei morgen?', 'what is Mei doing morgen'],
])('%j is a command', (line, english) => {
  expect(inEnglish(line)).toBe(english);
});
