import { LegalPage } from '../features/landing/LegalPage.tsx';

const SECTIONS = [
  {
    title: 'Who runs this service',
    text: 'Taskwell is software that an operator installs and runs. The operator of the address you are using provides this service to you, sets its prices and answers your questions.',
  },
  {
    title: 'Your account',
    text: 'You need to be allowed to use the email address you sign up with. Keep your password to yourself. In a company account, the system administrators decide who has access, and can see and manage all of the company’s tasks and people.',
  },
  {
    title: 'What you may do with it',
    text: 'Use it to organise your own and your company’s work. Do not use it to break the law, to harm others, to send unwanted mail, or to try to reach data that is not yours.',
  },
  {
    title: 'Your content',
    text: 'What you write stays yours. It is stored and shown only to run the service for you: to the people in your company whom its rules allow to see it, and to those you share it with.',
  },
  {
    title: 'Plans',
    text: 'The personal plan is free and limited in the number of tasks. The business plan is paid. The current limits and prices are those shown on the pricing page when you sign up.',
  },
  {
    title: 'Ending it',
    text: 'You can delete a personal account, and a system administrator can delete a company, at any time in the settings. The data is then marked for deletion and removed for good after the period the operator has set; until then it can be restored on request.',
  },
  {
    title: 'No promise beyond reason',
    text: 'The service is run with care but without a guarantee that it is always available or free of faults. Keep copies of what you cannot afford to lose.',
  },
] as const;

export function TermsRoute() {
  return (
    <LegalPage
      title="Terms of use"
      lead="The agreement between you and the operator of this service, in plain words."
      sections={SECTIONS}
    />
  );
}
