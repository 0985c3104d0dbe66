import { PRODUCT } from '@taskwell/contract/product';

export interface Release {
  name: string;
  notes: readonly string[];
}

/** Newest first. Each note tells how it was then, so its numbers are its own and change with no limit of today. */
export const CHANGELOG: readonly Release[] = [
  {
    name: PRODUCT.version,
    notes: [
      'Without a network the app opens and shows what was last seen.',
      'Title, due date and lead of an open task change where they stand.',
      'Access tokens let scripts and assistants (MCP) work with your tasks, as far as you allow it.',
      'A calendar shows by month what is due, and the tasks of the date you select beside it.',
      'Ask the AI assistant about your tasks, on every screen; it proposes changes, and you confirm them.',
      'A small window turns any text into tasks, or finds the task that it speaks of.',
      'The browser extension hands text that you select on any page, in a PDF or in a mail to your tasks.',
      'Administrators find everything that happens in their company under Settings, View Audit Log.',
      'A due date is typed in words, such as “friday 5pm”, or chosen in a calendar.',
      'A bell on every screen tells what others do with your tasks, at once and in all your browsers.',
      'Choose under Preferences which notifications also come by email; a link in each email ends them.',
      'Task Updates shows the true history of a task, Task Summary tells it in a few sentences.',
      'Comments, co-assignees, subtasks and sharing are part of every task of a company.',
      'Two people who edit the same task at the same time see both versions, and nothing typed is lost.',
    ],
  },
  {
    name: 'Earlier',
    notes: [
      'Invitations to a task are limited to 10 per day.',
      'Invitation tokens expire in 7 days.',
      'Light and dark colours, three font sizes and keyboard shortcuts.',
    ],
  },
];
