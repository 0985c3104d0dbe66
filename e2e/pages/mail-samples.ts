import { LIFETIMES } from '@taskwell/contract/limits';
import type { MailProps, MailTemplate } from '../../apps/server/src/platform/mail/templates.ts';

const PERSON = { name: 'Grace Hopper', companyName: 'Acme Trading' };
const CODE = { name: 'Grace Hopper', code: '402917', minutes: LIFETIMES.codeMinutes };
const LINK = 'https://taskwell.example/login';
const HOURS = { hours: LIFETIMES.setPasswordLinkHours };

/** One mail of each kind, with what people really write in them. */
export const MAIL_SAMPLES: { [T in MailTemplate]: MailProps[T] } = {
  'verification-code': { ...CODE, ...HOURS, link: null },
  'password-reset-code': { ...CODE, ...HOURS, link: LINK },
  'set-password': { ...PERSON, link: LINK, ...HOURS },
  'email-change-code': CODE,
  'address-in-use': {},
  'password-changed': { name: PERSON.name, link: LINK },
  'own-address-changed': { name: PERSON.name, link: LINK },
  'access-token-made': { name: PERSON.name, token: 'Weekly report', may: 'read only', days: 90, link: LINK },
  'address-changed': { ...PERSON, link: LINK },
  'password-reset-by-administrator': { ...PERSON, link: LINK },
  feedback: {
    name: PERSON.name,
    email: 'grace@example.com',
    feedback: 'The board is a joy to use.\n\nCould it show who works on what, by colour?',
    writer: PERSON,
    replyTo: 'grace@example.com',
    link: LINK,
  },
  'task-invitation': {
    senderName: 'Annabella-Katharina von Hohenberg',
    senderCompany: 'Long Names & Sons of Hamburg',
    title: 'Prepare the stand for the harbour fair',
    description: 'Walls, lamps and the big table.\nThe plans are with the caretaker.',
    priority: 'High',
    dueDate: '2031-05-09T15:00:00.000Z',
    message: 'We built the last one together.\n\nCould you help with the walls again?',
    link: LINK,
    days: 7,
  },
  notification: {
    name: PERSON.name,
    title: 'Task assigned',
    message: 'Ada Lovelace assigned you the task "Prepare the quarterly report for the supervisory board"',
    link: LINK,
    unsubscribe: 'https://taskwell.example/unsubscribe/abc',
  },
};
