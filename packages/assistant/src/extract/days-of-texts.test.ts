import { expect, it } from 'vitest';
import { extractTask } from './extract-task.ts';

const timeZone = 'Europe/London';
/** A Thursday. */
const now = new Date('2028-04-27T09:40:00+01:00');

/** As a clock on the wall there shows it. */
function dueOf(text: string): string | null {
  const due = extractTask(text, [{ id: 1, name: 'Nora Lind' }], { now, timeZone }).dueDate;
  return due?.toLocaleString('sv', { timeZone }).slice(0, 16) ?? null;
}

it.each([
  ['Hannah starts on 16 May. Can you have the laptop on her desk the Friday before?', '2028-05-12 23:59'],
  [
    'The tender closes on Friday 12 May at noon. Nora, send me the statement a full week before closing.',
    '2028-05-05 23:59',
  ],
  ['Children per age group, please.\nReturn the completed form by Friday 12 May 2028.', '2028-05-12 23:59'],
  ['Check the chain b4 the w/e', '2028-04-28 23:59'],
  ["The cleaner's off sick til wednesday week so we need a rota. Nora, would you write one?", null],
  ['Whenever you have a spare half hour: please mend the sign', null],
  ['Would you drain the standpipes in the last week of October?', '2028-10-31 23:59'],
  ['¿Podrías pedir presupuesto y pasármelo a finales de la semana que viene?', '2028-05-05 23:59'],
  [
    'Received: 20 April 2028\nAsks for a copy of all data\nTime limit: one month from receipt (20 May 2028)',
    '2028-05-20 23:59',
  ],
  // A day in brackets says which one is meant.
  ['Please send the list by next Wednesday (10 May)', '2028-05-10 23:59'],
  ['Bitte die Liste bis nächsten Mittwoch (10.5.) rumschicken', '2028-05-10 23:59'],
  ['Please call her by Friday 3pm (5/5) about the oven', '2028-05-05 15:00'],
  ['The web page still has the old hours (Mo-Do bis 20 Uhr), please change them', null],
  ['The van calendar shows UTC. Please mend it when you hav a minute', null],
  ['Please update the list, I need it for the kickoff Thursday nxt week', '2028-05-04 23:59'],
  ["It must've been the regatta on the 29th. Nora, get a price from the boatbuilder please", null],
  ['Die Rechnung bitte bis Fr bezahlen', '2028-04-28 23:59'],
  ['Bitte bis Mi 14 Uhr das Tor reparieren', '2028-05-03 14:00'],
  ['Bitte bis Fr 12.05. das Tor reparieren', '2028-05-12 23:59'],
  ['Envía el informe antes del lun, por favor', '2028-05-01 23:59'],
  ['Merci de commander la farine avant ven.', '2028-04-28 23:59'],
  ['Bitte den Vertrag zum 20. kündigen', '2028-05-20 23:59'],
  ['Bitte für den 2. Stock Lampen bestellen', null],
  ['Order a 2.5 A fuse for the plan, scale 1:50', null],
  ['Return the forms by Monday fortnight', '2028-05-15 23:59'],
  ['Switch on the laminator at 7 tmrw so that it is warm', '2028-04-28 07:00'],
  ['They approved the proof at 8.15 this morning. Nora, plate up job 23981 please.', null],
  ['Clean the sensors (last done 9,900 h)', null],
  ['- Fire extinguisher out of date since 06/27 -> Nora to exchange it by Friday', '2028-04-28 23:59'],
  [
    "Send me the VAT figures by eod, the return itself isn't due until 7 June but the client wants to know",
    '2028-04-27 23:59',
  ],
  [
    'Ben: can you get the proofs to the printer by thursday\nBen: sorry, FRIDAY not thursday, we still change the cast\nBen: @Nora that is you',
    '2028-04-28 23:59',
  ],
  [
    'Invoice no. SL-88213 / 20 April 2028\nTotal £252.00\nTerms: 30 days from date of invoice.\nRECEIVED 25 APR 2028, ok to pay',
    '2028-05-20 23:59',
  ],
  ['morgen um 8 Mama zum Augenarzt fahren', '2028-04-28 08:00'],
  ['could someone sub for me on the early shift sat??', '2028-04-29 23:59'],
  ['make the translation until the day 25 of october', '2028-10-25 23:59'],
  ['Find the minutes of 1998. The registry ref. is ANG 28/11.', null],
  ['* deliver the sheets -> 16th, 5pm\n* proofread the website', '2028-05-16 17:00'],
  ['Ring the hall people. Before October please', '2028-09-30 23:59'],
  ['Renew the licence before March 2029', '2029-02-28 23:59'],
  ['Renew the licence before 5 May', '2028-05-05 23:59'],
  ['He wants the money by Tuesday coming week', '2028-05-02 23:59'],
  ['Send it still this day, please', '2028-04-27 23:59'],
  ['Read the draft till Tue lunch', '2028-05-02 12:00'],
  ['Turn the heating on in the hall on Tuesday by 7 please', '2028-05-02 07:00'],
  ['Top priority, load the rates this morning please', '2028-04-27 12:00'],
  ['before we fly on the 26th:\nwater the plants\nturn off the gas', '2028-05-26 23:59'],
  ['To do Tuesday\n- pick up the curtains\n- replace the bulbs', '2028-05-02 23:59'],
  [
    'Shopping & errands\nPrescription for dad (today, closes 17h)\nMilk, leeks\nParcel before Saturday',
    '2028-04-27 17:00',
  ],
  ['Return the form within 14 days from 9 May 2028', '2028-05-23 23:59'],
  ['Return the form within 14 days of 20 April 2028', '2028-05-04 23:59'],
  ['Bitte innerhalb von 10 Tagen nach dem 9. Mai 2028 schicken', '2028-05-19 23:59'],
  [
    'The return was due on 20/03/2028 (due date: 20/03/2028). File it within 10 days of the date of this message.\n\nDate: 24 April 2028',
    '2028-05-04 23:59',
  ],
  // The night itself, and not the one after it
  ['Nora covers the night of Sun 7 May. Somebody update the rota today', '2028-04-27 23:59'],
  ['Order the turkey two weeks before Thanksgiving', '2028-11-09 23:59'],
  ['Put the flags up before Memorial Day', '2028-05-29 23:59'],
  ['The exams start Mon 15 May.\nThe locker list wants updating the following week.', '2028-05-26 23:59'],
  ['The show closes on Sunday 14 May. Have the chairs back by the Tuesday after.', '2028-05-16 23:59'],
  ['Fireworks licence: apply at least 28 days before the event. Event: 17 June', '2028-05-20 23:59'],
  ['The application has to be in 8 weeks before the race on 9 July', '2028-05-14 23:59'],
  [
    'We have the first night on 10 May and close on 5 June. Send the programme ten days before the closing.',
    '2028-05-26 23:59',
  ],
  [
    'The conference is on Thursday 11 May at 14:00. Your statement has to be here 48 hours beforehand.',
    '2028-05-09 14:00',
  ],
  ['The water is off on 3 May. Please tell everybody 24 hours in advance.', '2028-05-02 23:59'],
  [
    'From: Fire Office\nDate: Mon, 24 April 2028\nSubject: Exit sign\n\nProvide proof of repair within 14 days of this letter.',
    '2028-05-08 23:59',
  ],
  ['Permit 12\nSubmitted: 20 April 2028\n\nThe county must answer within 30 days of submission.', '2028-05-20 23:59'],
  ['INVOICE 12\nInvoice date: 20/04/2028\nTerms: Net 30\n\nPlease pay to the account below.', '2028-05-20 23:59'],
  ['Call the agency in 12 months', '2029-04-27 23:59'],
  ['Bring the eggs on Easter Monday', '2029-04-02 23:59'],
  ['Send the programme by Easter Monday 2030', '2030-04-22 23:59'],
  ['Send the invoice 48 hours before 3 May', '2028-05-01 23:59'],
  ['Please pay it. Payment terms: 14 days net from invoice date. Invoice date: 20/04/2028', '2028-05-04 23:59'],
  ['Send the invoice by Tuesday. Sorry, I meant Wednesday.', '2028-05-03 23:59'],
  ['Order flour by Tuesday. No, Wednesday.', '2028-05-03 23:59'],
  ['Order flour by Tuesday. No rush, Wednesday is fine too.', '2028-05-02 23:59'],
  ['Book the hall in the week after Easter 2029', '2029-04-06 23:59'],
  ['Call the choir on the Monday after Christmas', '2029-01-01 23:59'],
  ['Buy the turkey the day before Thanksgiving', '2028-11-22 23:59'],
  ['Clean the hall the Saturday before Christmas', '2028-12-23 23:59'],
  ['Can yuo send teh invoices by teh 9th', '2028-05-09 23:59'],
  ['Bins out by 7 tomorrow morning please', '2028-04-28 07:00'],
  ['Call the plumber tomorrow evening by 7', '2028-04-28 19:00'],
  ['Version of 4/24, office closed on 5/29. Please send it back by 5/8.', '2028-05-08 23:59'],
  ['Send the report in the week of the 22nd please', '2028-05-22 23:59'],
  ['Call the plumber at 5 in the evening tomorrow', '2028-04-28 17:00'],
  ['Saturday:\n- clear the gutters\n- recycle the bottles', '2028-04-29 23:59'],
  ['Move the meeting with Hale from Monday to Wednesday 2pm', '2028-05-03 14:00'],
  ['Book a table for 6 on Saturday', '2028-04-29 23:59'],
  ['Bring the cake by 4 on Saturday', '2028-04-29 16:00'],
  ['Happy Thursday! Could you sign the contract?', null],
  ["Set up the hall for the parents' evening on 10 May at 19:30", '2028-05-10 19:30'],
  ["Set up the hall for the parents' evening on 10 May", '2028-05-10 23:59'],
  [
    'The projector shows only green. There is the author evening on Monday at 19:30. Please get a working one by then.',
    '2028-05-01 19:30',
  ],
  ['Pick up the prescription tomorrow morning before ten', '2028-04-28 10:00'],
  ['Ask the town whether we may close the street on 3 May from 9 to 5', '2028-05-03 09:00'],
  ['Do you have time to laminate the maps this week?', '2028-04-28 23:59'],
  ["When you've a minute could you update the price list?", null],
  ['Replace the bearing in conveyor 12/4. It has been squeaking since 6 March.', null],
  ['Ask him to come in for a 24h blood pressure monitor.', null],
])('%s is due %s', (text, due) => {
  expect(dueOf(text)).toBe(due);
});

it.each([
  ['> Please send the samples by Monday.\n\nOK, Nora will you do that?', 'Send the samples', '2028-05-01 23:59'],
  [
    'FW: Invoice 12\n> From: billing@mill.example\n> Please pay EUR 1,240.50 until 10.5.2028.\n\nCan you take care of this, Nora?',
    'Invoice 12: pay EUR 1,240.50',
    '2028-05-10 23:59',
  ],
  ['Call mum tomorrow at 6 and buy flowers on Saturday', 'Call mum', '2028-04-28 18:00'],
  ['Add a subtask to the deck oven: call Mr Hale by 3 May', 'Call Mr Hale', '2028-05-03 23:59'],
  ['Please add a subtask "Call Mr Hale" to Repair the deck oven', 'Call Mr Hale', null],
  ['Print a sign for the Friday market', 'Print a sign for the Friday market', '2028-04-28 23:59'],
  ['Please do NOT pay the invoice before Friday.', 'Do NOT pay the invoice before Friday', null],
])('%s is “%s”, due %s', (text, title, due) => {
  const task = extractTask(text, [{ id: 1, name: 'Nora Lind' }], { now, timeZone });
  expect(task.title).toBe(title);
  expect(dueOf(text)).toBe(due);
});

it.each([
  'call the bank on tuesday no wait wednesday',
  'Call the bank Tuesday, sorry, I mean Wednesday',
  'call the bank tuesday - make that wednesday',
  'Call the bank by Tuesday or better, Wednesday',
])('of “%s” the first day is taken back', (text) => {
  expect(extractTask(text, [], { now, timeZone }).title).toBe('Call the bank');
  expect(dueOf(text)).toBe('2028-05-03 23:59');
});

it('is none where what follows says something of the second day', () => {
  expect(dueOf('Please call the bank by Friday, sorry, Monday is a holiday')).toBe('2028-04-28 23:59');
});

it.each(['Pay by 1/2/3', 'Pay by 2028-13-01'])('%s names no day that there is', (text) => {
  expect(dueOf(text)).toBeNull();
});

it('takes a single 06/29 for a month, and 24/7 for no day', () => {
  expect(dueOf('Trailer inspection due 06/29')).toBe('2029-06-30 23:59');
  expect(dueOf('Ask for the 24/7 plan on 5/6')).toBe('2028-06-05 23:59');
});

it.each([
  ['Nora, you must tell him today till 15 hour', '2028-04-27 15:00'],
  ['pay the toll before 8 evening today', '2028-04-27 20:00'],
  ['the Windows 11/12 machine shows the old version, update it please', null],
  ['Archive box 09/12 smells of mould. Can you look for a dry place?', null],
  // But what comes then is no number.
  ['Meet them in room 3 on 09/12', '2028-12-09 23:59'],
])('%s is due %s', (text, due) => {
  expect(dueOf(text)).toBe(due);
});

it.each([
  ['Wed, 26 Apr 2028 18:40', 'by the day after tomorrow', '2028-04-28 23:59'],
  ['Mon, 24 Apr 2028 08:12', 'by next Friday', '2028-05-05 23:59'],
  ['Fri, 21 Apr 2028 17:05', 'by Monday week', '2028-05-01 23:59'],
  // Of today, and read today.
  ['Thu, 27 Apr 2028 08:00', 'tomorrow', '2028-04-28 23:59'],
  // What was to be done before today.
  ['Fri, 21 Apr 2028 17:05', 'tomorrow', null],
])('a mail of %s counts from then: “%s” is %s', (date, day, due) => {
  const text = `From: Ben Okoye\nTo: Nora Lind\nDate: ${date}\nSubject: Floor plan\n\nNora, please send the floor plan ${day}.\n\nBen`;
  expect(dueOf(text)).toBe(due);
});

it('what is passed on does not say from when the days of who passes it on are counted', () => {
  const passedOn =
    '---------- Forwarded message ---------\nFrom: Coastal <info@coastal.example>\nDate: Thu, Apr 20, 2028\nSubject: Photos\n\nWe require photos of the fence.';
  expect(dueOf(`Nora, please send them by tomorrow.\n\n${passedOn}`)).toBe('2028-04-28 23:59');
});

it.each([
  ["They moved it, it's now Monday the 8th at ten past four. Please go there.", '2028-05-08 16:10'],
  ['Meet the fitter at ten to nine on Friday', '2028-04-28 08:50'],
  ['Dentist tomorrow at 9 oclock', '2028-04-28 09:00'],
  ['Clarify it with the landlord before 15th', '2028-05-15 23:59'],
  ['Change the lock before he leaves on the twenty ninth assign it to Nora', '2028-04-29 23:59'],
  ['Invoice the bakery for the 2nd half', null],
  ["Call the vet on Tuesday because they're closed on Monday", '2028-05-02 23:59'],
  ['Change the hours on the website (Wed closed, Sat 9-13)', null],
])('%s is due %s', (text, due) => {
  expect(dueOf(text)).toBe(due);
});
