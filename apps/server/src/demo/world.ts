import type { Role, TaskPriority, TaskStatus } from '@taskwell/contract/labels';

/** Who and what the demo shows. Due dates are days from today, so that it never grows old. */

export const company = { name: 'Harbour Street Bakery', email: 'office@harbour-bakery.example' };

export interface DemoPerson {
  name: string;
  email: string;
  role: Role;
}

export const administrator: DemoPerson = { name: 'Ines Duarte', email: 'ines@harbour-bakery.example', role: 'SYSDMIN' };

export const colleagues: DemoPerson[] = [
  { name: 'Tomasz Zielinski', email: 'tomasz@harbour-bakery.example', role: 'ADMIN' },
  { name: 'Amara Okafor', email: 'amara@harbour-bakery.example', role: 'EMPLOYEE' },
  { name: 'Jonas Lindqvist', email: 'jonas@harbour-bakery.example', role: 'EMPLOYEE' },
  { name: 'Mei Tanaka', email: 'mei@harbour-bakery.example', role: 'EMPLOYEE' },
  { name: 'Rafael Costa', email: 'rafael@harbour-bakery.example', role: 'EMPLOYEE' },
];

export const individual = { name: 'Sofia Brandt', email: 'sofia@home.example' };
export const superAdministrator = { name: 'Pat Platform', email: 'platform@taskwell.example' };

export interface DemoTask {
  title: string;
  description?: string;
  /** Who gives it and who leads it: places in [administrator, ...colleagues]. */
  from: number;
  to: number;
  dueInDays: number | null;
  priority: TaskPriority;
  status: TaskStatus;
}

function task(
  title: string,
  [from, to]: [number, number],
  dueInDays: number | null,
  priority: TaskPriority,
  status: TaskStatus,
  description?: string,
): DemoTask {
  return { title, from, to, dueInDays, priority, status, ...(description ? { description } : {}) };
}

export const companyTasks: DemoTask[] = [
  task(
    'Repair the deck oven',
    [0, 3],
    -2,
    'URGENT',
    'IN_PROGRESS',
    'The left deck stays 20 degrees too cold. Fitter: Mr Hale, ask for a written offer.',
  ),
  task('Order rye flour for next month', [1, 2], -1, 'HIGH', 'TODO', 'The mill wants two weeks. Last order: 14 sacks.'),
  task(
    'Answer the allergen request of the school',
    [0, 1],
    0,
    'URGENT',
    'TODO',
    'They need the list for all rolls before the canteen opens.',
  ),
  task('Rota for the long weekend', [1, 1], 0, 'HIGH', 'IN_PROGRESS'),
  task('Photos of the spring cakes', [0, 4], 1, 'MEDIUM', 'IN_PROGRESS', 'Daylight, the blue plates, no flash.'),
  task('Call the fruit supplier about strawberries', [1, 2], 1, 'MEDIUM', 'TODO'),
  task('Check the fire extinguishers', [0, 3], 2, 'HIGH', 'TODO'),
  task('Training: the new till', [1, 5], 2, 'MEDIUM', 'TODO', 'An hour with each of the shop team.'),
  task('Taste the sourdough with less salt', [2, 2], 3, 'LOW', 'IN_PROGRESS'),
  task(
    'Wedding cake for the Moreau family',
    [1, 4],
    4,
    'URGENT',
    'IN_PROGRESS',
    'Three tiers, lemon and elderflower, 80 guests, delivery before noon.',
  ),
  task('New price labels for the counter', [0, 5], 5, 'MEDIUM', 'TODO'),
  task('Compare offers for the delivery van', [0, 1], 6, 'HIGH', 'ON_HOLD', 'Waiting for the third offer.'),
  task('Count the packaging stock', [1, 3], 7, 'LOW', 'TODO'),
  task('Write the text for the job advert', [0, 1], 9, 'MEDIUM', 'TODO', 'Baker, early shift, from next month.'),
  task('Clean the flour silo', [1, 3], 12, 'HIGH', 'TODO'),
  task(
    'Plan the market stall',
    [0, 5],
    14,
    'MEDIUM',
    'ON_HOLD',
    'The town confirms the pitch by the end of the month.',
  ),
  task('Renew the hygiene certificates', [0, 1], 20, 'HIGH', 'TODO'),
  task('Try a vegan croissant', [2, 2], 25, 'LOW', 'TODO'),
  task('Book the stand at the autumn fair', [0, 0], 45, 'LOW', 'TODO'),
  task('Ideas for the winter window', [4, 4], null, 'LOW', 'TODO'),
  task('Replace the mixer belt', [1, 3], -6, 'HIGH', 'COMPLETED'),
  task('Send the March invoices', [0, 1], -4, 'HIGH', 'COMPLETED'),
  task('Update the opening hours online', [0, 5], -3, 'MEDIUM', 'COMPLETED'),
  task('Test the card reader in the garden', [1, 5], -1, 'MEDIUM', 'COMPLETED'),
  task('Thank-you card for the night shift', [0, 0], -5, 'LOW', 'COMPLETED'),
  task('Order printed paper bags', [1, 2], -8, 'MEDIUM', 'CANCELLED', 'The cotton bags make them unnecessary.'),
];

export const personalTasks: Omit<DemoTask, 'from' | 'to'>[] = [
  task('Book the dentist', [0, 0], -1, 'HIGH', 'TODO'),
  task('Return the library books', [0, 0], 0, 'MEDIUM', 'TODO'),
  task('Birthday present for Leo', [0, 0], 2, 'HIGH', 'IN_PROGRESS', 'He likes trains and everything that floats.'),
  task('Repot the lemon tree', [0, 0], 4, 'LOW', 'TODO'),
  task(
    'Tax documents to the adviser',
    [0, 0],
    10,
    'URGENT',
    'TODO',
    'Payslips, insurance, the receipts in the blue folder.',
  ),
  task('Learn the new piano piece', [0, 0], null, 'LOW', 'ON_HOLD'),
  task('Descale the coffee machine', [0, 0], -3, 'LOW', 'COMPLETED'),
];
