import { expect, it } from 'vitest';
import { isOnlyStep } from './only-a-step.ts';

it.each([
  ['The electricity bill has arrived.', 'Pay the electricity bill'],
  ['The oven part has arrived, Jonas will install it.', 'Repair the oven'],
  ['Die Feuerlöscher sind gekommen.', 'Check the fire extinguishers'],
  ['Repair the deck oven. New instructions follow.', 'Repair the deck oven'],
  ['Laptop for Ana arrived, setting it up today', 'New laptop for Ana'],
  ['Der Ofen ist da, ich baue ihn morgen ein', 'Neuer Ofen'],
  ['Invitations are printed', 'Send the invitations'],
  ['The washing machine repair is booked.', 'Repair the washing machine'],
  ['The garage door is measured.', 'Repair the garage door'],
  ['I have found someone to repair the deck oven.', 'Repair the deck oven'],
  ["On a trouvé quelqu'un pour réparer le four.", 'Réparer le four'],
  ['The offer for repairing the deck oven is done.', 'Repair the deck oven'],
  ['Das Angebot für die Reparatur des Ofens ist fertig.', 'Ofen reparieren'],
  ['The sketch of the wedding cake is finished.', 'Wedding cake for the Moreau family'],
])('%j is only a step of %j', (text, title) => {
  expect(isOnlyStep(title, text)).toBe(true);
});

it.each([
  ['The rye flour has arrived.', 'Order rye flour'],
  ['The flights are booked.', 'Book flights to Lisbon'],
  ['The plumber came, the tap is fine again', 'Call the plumber about the tap'],
  ['The oven part has arrived and is installed, the oven works', 'Repair the oven'],
  ['Fire extinguishers counted', 'Count the fire extinguishers'],
  ['The offer for the roof is done.', 'Write the offer for the roof'],
  ['The flyers are printed', 'Flyers for the fair'],
  ['Labels are here', 'Labels for the jars'],
])('%j may be all of %j', (text, title) => {
  expect(isOnlyStep(title, text)).toBe(false);
});
