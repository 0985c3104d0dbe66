import { describe, expect, it } from 'vitest';
import { extractTask } from '../extract/extract-task.ts';

const people = ['Amara Okafor', 'Jonas Lindqvist', 'Rafael Costa'].map((name, id) => ({ id, name }));
/** A Friday. */
const reading = { now: new Date('2026-11-27T09:05:00+01:00'), timeZone: 'Europe/Berlin' };

/** Each task that a text has, with its day and whom it asks. */
function tasksIn(text: string): string[] {
  const { others, ...first } = extractTask(text, people, reading);
  return [first, ...others].map(({ title, dueDate, assignee }) => {
    const due = dueDate?.toLocaleString('sv-SE', { timeZone: reading.timeZone }).slice(5, 16).replace(' 23:59', '');
    return [title, due, assignee?.name].filter((part) => part !== undefined).join(' · ');
  });
}

describe('a list by weekdays', () => {
  it.each([
    ['Monday: order flour\nTuesday: write the rota', ['Order flour · 11-30', 'Write the rota · 12-01']],
    [
      'Monday - order yeast\nTuesday - clean oven\nThursday 4pm - call landlord',
      ['Order yeast · 11-30', 'Clean oven · 12-01', 'Call landlord · 12-03 16:00'],
    ],
    [
      'Mon: order butter\nTue: clean mixer (Jonas)\nWed 10:00 meeting with landlord\nFri: pay invoices!!',
      [
        'Order butter · 11-30',
        'Clean mixer · 12-01 · Jonas Lindqvist',
        'Meet with landlord · 12-02 10:00',
        'Pay invoices · 12-04',
      ],
    ],
    [
      'Montag: Hefe bestellen (Amara)\nDienstag 10 Uhr: Ofen putzen\nFreitag: Inventur',
      ['Hefe bestellen · 11-30 · Amara Okafor', 'Ofen putzen · 12-01 10:00', 'Inventur · 12-04'],
    ],
    [
      'Mon: order flour\nTue: call the mill (Amara)\nThu: urgent! invoice for the Moreau family',
      ['Order flour · 11-30', 'Call the mill · 12-01 · Amara Okafor', 'Invoice for the Moreau family · 12-03'],
    ],
    // In one line, with or without colons, the day first or last.
    ['mon: order flour, tue: pay rent', ['Order flour · 11-30', 'Pay rent · 12-01']],
    ['Tomorrow call the bank, Monday pay the rent', ['Call the bank · 11-28', 'Pay the rent · 11-30']],
    ['By Friday book the hall and by Sunday send the menus', ['Book the hall · 12-04', 'Send the menus · 11-29']],
    [
      'On Monday Jonas orders the flour, on Tuesday Amara cleans the silo',
      ['Order the flour · 11-30 · Jonas Lindqvist', 'Clean the silo · 12-01 · Amara Okafor'],
    ],
    [
      'Monday: Jonas orders the flour. Tuesday: Amara cleans the silo. Thanks!',
      ['Order the flour · 11-30 · Jonas Lindqvist', 'Clean the silo · 12-01 · Amara Okafor'],
    ],
    ['Morgen die Bank anrufen, am Montag die Miete zahlen', ['Die Bank anrufen · 11-28', 'Die Miete zahlen · 11-30']],
    ['Mañana llamar al banco y el lunes pagar el alquiler', ['Llamar al banco · 11-28', 'Pagar el alquiler · 11-30']],
    ['Demain appeler la banque, lundi payer le loyer', ['Appeler la banque · 11-28', 'Payer le loyer · 11-30']],
    ['Am Montag Ofen reinigen. Am Dienstag Silo reinigen.', ['Ofen reinigen · 11-30', 'Silo reinigen · 12-01']],
    // What stands below a day is to be done then.
    [
      'Tasks for Monday:\n- order flour\n- clean oven\nTasks for Tuesday:\n- pay rent',
      ['Order flour · 11-30', 'Clean oven · 11-30', 'Pay rent · 12-01'],
    ],
    [
      'Order flour\n\nTuesday\nClean oven\n\nWednesday\nPay rent',
      ['Order flour', 'Clean oven · 12-01', 'Pay rent · 12-02'],
    ],
    ['gym mon, dentist tue, haircut wed 10am', ['Gym · 11-30', 'Dentist · 12-01', 'Haircut · 12-02 10:00']],
    ['Book hall - Tue, invitations - Fri', ['Book hall · 12-01', 'Invitations · 12-04']],
  ])('has a task for each day: %j', (text, tasks) => {
    expect(tasksIn(text)).toEqual(tasks);
  });

  it.each([
    ['Monday: 9-17\nTuesday: closed\nPlease print the opening hours', 'Print the opening hours'],
    ['Monday: took delivery of flour\nTuesday: cleaned the oven\nPlease order sugar', null],
  ])('that tells of the days asks for nothing on them: %j', (text, title) => {
    const tasks = tasksIn(text);
    expect(tasks).toHaveLength(1);
    if (title !== null) expect(tasks[0]).toBe(title);
  });
});

describe('other lists', () => {
  it.each([
    ['@Amara flour\n@Jonas oven', ['Flour · Amara Okafor', 'Oven · Jonas Lindqvist']],
    ['Amara: flour\nJonas: oven', ['Flour · Amara Okafor', 'Oven · Jonas Lindqvist']],
    ['@Amara flour and @Jonas oven', ['Flour · Amara Okafor', 'Oven · Jonas Lindqvist']],
    [
      'Jonas: oven by Monday. Amara: cake by Tuesday.',
      ['Oven · 11-30 · Jonas Lindqvist', 'Cake · 12-01 · Amara Okafor'],
    ],
    ['✅ order flour ✅ clean oven ❌ call bank', ['Call bank']],
    ['1) ✅ order flour 2) ❌ clean oven 3) pay rent', ['Clean oven', 'Pay rent']],
    [
      '@Jonas clean the silo @Amara paint the door',
      ['Clean the silo · Jonas Lindqvist', 'Paint the door · Amara Okafor'],
    ],
    [
      'Mehl bestellen (Amara, bis Montag)\nOfen putzen (Jonas, bis Freitag)\nKasse zählen',
      ['Mehl bestellen · 11-30 · Amara Okafor', 'Ofen putzen · 12-04 · Jonas Lindqvist', 'Kasse zählen'],
    ],
    [
      'Amara please call the bank. Jonas please order flour. Rafael, please clean the oven.',
      ['Call the bank · Amara Okafor', 'Order flour · Jonas Lindqvist', 'Clean the oven · Rafael Costa'],
    ],
    [
      'Minutes 27 Nov\n1. Till training: Rafael does it, next Thursday 3pm\n2. Price labels: Jonas prints new ones until 4 Dec\n3. AOB: nothing',
      ['Till training · 12-03 15:00 · Rafael Costa', 'Price labels: print new ones · 12-04 · Jonas Lindqvist'],
    ],
    [
      'Protokoll 26.11.2026\nTOP 1 Ofen: Jonas ruft den Techniker bis Montag an\nTOP 2 Fotos: Amara schickt die Fotos bis 3.12. an die Druckerei',
      [
        'Den Techniker anrufen · 11-30 · Jonas Lindqvist',
        'Fotos: Die Fotos an die Druckerei schicken · 12-03 · Amara Okafor',
      ],
    ],
    [
      'Protokoll Teamsitzung\nTOP 1: Jonas ruft bis Freitag den Techniker an\nTOP 2: Amara bestellt Kartons bis Montag',
      ['Den Techniker anrufen · 12-04 · Jonas Lindqvist', 'Kartons bestellen · 11-30 · Amara Okafor'],
    ],
    [
      'Bitte bis nächsten Mittwoch erledigen:\n- Mehl bestellen (Amara)\n- Ofen reinigen, dringend, Jonas',
      ['Mehl bestellen · 12-02 · Amara Okafor', 'Ofen reinigen · 12-02 · Jonas Lindqvist'],
    ],
  ])('have their tasks apart: %j', (text, tasks) => {
    expect(tasksIn(text)).toEqual(tasks);
  });

  it('of things, the first of which asks for nothing, have each', () => {
    expect(tasksIn('milk; bread; call mum').toSorted()).toEqual(['Bread', 'Call mum', 'Milk']);
  });
});
