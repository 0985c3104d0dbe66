import { LegalPage } from '../features/landing/LegalPage.tsx';

const SECTIONS = [
  {
    title: 'What is stored',
    text: 'Your name, email address and role; a one-way hash of your password, never the password; your tasks, comments and contacts; and a log of important actions in your company, such as sign-ins and changes to tasks and people.',
  },
  {
    title: 'Why',
    text: 'To let you sign in, to show and change tasks, to tell people about what concerns them, and to keep accounts safe. Nothing is sold, and there are no advertisements and no trackers.',
  },
  {
    title: 'Who sees it',
    text: 'The people of your company as far as its roles allow, and those you share a task with. The operator’s platform administrators can see accounts and security records to run the service. Companies are kept apart from each other.',
  },
  {
    title: 'In your browser',
    text: 'A token that keeps you signed in, your display preferences and unfinished drafts are kept in your browser’s own storage. Signing out removes the token and the drafts. One cookie tells the sign-in page that this device has signed in before, so that tries of strangers cannot keep you out; it does nothing else and is void with a new password.',
  },
  {
    title: 'Email',
    text: 'You get mail that you need: verification and reset codes, a welcome link, and invitations that someone sends you. No newsletters.',
  },
  {
    title: 'How long',
    text: 'As long as the account exists. After you delete it, the data is kept for the operator’s grace period so that a mistake can be undone, and then removed. What you write to the operator as feedback, with the name and address you give, is kept for a year.',
  },
  {
    title: 'Your rights',
    text: 'You can ask the operator what is stored about you, have it corrected or deleted, and object to its use.',
  },
] as const;

export function PrivacyRoute() {
  return (
    <LegalPage title="Privacy notice" lead="What happens to your data when you use this service." sections={SECTIONS} />
  );
}
