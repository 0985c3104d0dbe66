/** What the people of the demo do together; people are places in [administrator, ...colleagues], tasks named by title. */

export interface DemoTeamwork {
  title: string;
  coAssignees?: number[];
  viewers?: number[];
  subtasks?: { title: string; to: number; isDone?: boolean }[];
  /** In the order in which they were said. */
  comments?: [person: number, words: string][];
}

export const teamwork: DemoTeamwork[] = [
  {
    title: 'Repair the deck oven',
    coAssignees: [2],
    subtasks: [
      { title: 'Ask Mr Hale for a written offer', to: 3, isDone: true },
      { title: 'Bake on the right deck only', to: 2 },
    ],
    comments: [
      [3, 'The thermostat is fine, it is the heating element. Mr Hale comes on Thursday at six.'],
      [0, 'Before or after the first batch?'],
      [3, 'After. Amara starts on the right deck.'],
    ],
  },
  {
    title: 'Wedding cake for the Moreau family',
    coAssignees: [2, 5],
    viewers: [3],
    subtasks: [
      { title: 'Order elderflower syrup', to: 2, isDone: true },
      { title: 'Bake the tiers', to: 4 },
      { title: 'Deliver before noon', to: 5 },
    ],
    comments: [
      [4, 'The family would like a smaller fourth tier to take home. I said yes.'],
      [1, 'Good. Please add it to the invoice.'],
    ],
  },
  { title: 'Order rye flour for next month', comments: [[2, 'The mill can deliver on Monday if we order today.']] },
  {
    title: 'Answer the allergen request of the school',
    viewers: [2],
    comments: [[0, 'They called again this morning.']],
  },
  { title: 'Rota for the long weekend', coAssignees: [2, 3] },
  {
    title: 'Compare offers for the delivery van',
    comments: [[1, 'Two of three are here. The electric one is cheaper than I thought.']],
  },
];

export const contacts = [
  {
    name: 'Martin Hale',
    email: 'hale@ovenfitters.example',
    company: 'Hale Oven Fitters',
    phone: '+44 20 5550 1180',
    isPersonal: false,
  },
  { name: 'Odette Moreau', email: 'odette@moreau.example', phone: '+44 20 5550 2231', isPersonal: true },
  { name: 'Priya Nair', email: 'priya@millhouse.example', company: 'Mill House Flours', isPersonal: false },
];
