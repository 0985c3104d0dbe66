import { expect, it } from 'vitest';
import { extractTask } from '../extract/extract-task.ts';

const people = [
  'Nora Lind',
  'Ben Okoye',
  'Anna Weiss',
  'Anna Korte',
  'Leon Marchetti',
  'Darren Whitworth',
  'Rui Pacheco',
  'Marcos Iglesias',
].map((name, id) => ({ id, name }));
const asked = (text: string) =>
  extractTask(text, people, { now: new Date('2026-11-25T10:00:00-05:00'), timeZone: 'America/New_York' }).assignee
    ?.name;

it.each([
  ['Anna K. - the projector flickers. Could you have a look?', 'Anna Korte'],
  ['Nora dear, the tap drips', 'Nora Lind'],
  ['Van: MOT due 24/12, Ben book it with the garage pls', 'Ben Okoye'],
  ['moving the meeting to 8pm, Nora tell everyone pls', 'Nora Lind'],
  ["get a spring hinge on the gate. Ben's doing it monday", 'Ben Okoye'],
  ['The VAT return is to be paid by the 23rd - Nora is dealing with it', 'Nora Lind'],
  ['Nora do you mind phoning the piano tuner?', 'Nora Lind'],
  ['ben cn u get the diesel 2day', 'Ben Okoye'],
  ['When: 18 December 10:30\nWhere: pattern shop\nOrganiser: Ben Okoye\n\nPlease prepare the cost sheet.', undefined],
  ['Forwarded by head office: Nora, yours please. Quarantine the stock.', 'Nora Lind'],
  ['Marcos, ¿te encargas tú? Hay que renovar el contrato.', 'Marcos Iglesias'],
  ['Could you both, Nora and Ben, go over the budget?', 'Nora Lind'],
  ["Sorry to leave it to you Ben. The school wants Tom's inhaler", 'Ben Okoye'],
  ['Ben I know you hate it but the minutes are missing', 'Ben Okoye'],
  ['Se acuerda que Nora pida tres presupuestos', 'Nora Lind'],
  ['Mr. Pacheco (no. 5) will buy two bags of salt', 'Rui Pacheco'],
  ['Order 8 gym mats. Ben has the catalogue and will place the order', 'Ben Okoye'],
  ['The client wants the drawings on Friday. Ben is on it.', 'Ben Okoye'],
  ['Board pack goes out on the 1st, Ben still owes us the report', 'Ben Okoye'],
  ["À l'attention de M. Marchetti : facture à contester", 'Leon Marchetti'],
  ['Review the lease before tomorrow 4pm, Nora - it is important', 'Nora Lind'],
  ['Type: Bug | Assignee: leon.m\nThe subtotal is off', 'Leon Marchetti'],
  [
    '[9:02 AM] Okoye, Ben\nThe forklift leaks\n[9:05 AM] Lind, Nora\nok I’ll call the service\n[9:05 AM] Okoye, Ben\nthx',
    'Nora Lind',
  ],
  ['My dear Nora,\nthe roof leaks again. Would you telephone the roofer?\nFr. Aloysius', 'Nora Lind'],
])('%s', (text, name) => {
  expect(asked(text)).toBe(name);
});

it('asks nobody who is only told of', () => {
  expect(asked('Nora just called in sick for the night shift. Need cover.')).toBeUndefined();
});

it('who is only news is asked for nothing', () => {
  expect(asked('Tell Nora that Ben is ill')).not.toBe('Ben Okoye');
  expect(asked('Ask Nora whether Ben ordered flour')).not.toBe('Ben Okoye');
});
