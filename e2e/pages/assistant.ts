import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import type { PeopleScreen } from './people-screens.ts';

/** The chat's field, once it is open. */
export function chatField(page: Page): Locator {
  return page.getByRole('dialog', { name: 'AI Assistant' }).getByLabel('Message');
}

/** Asks in the open chat and waits for the answer. */
export async function askChat(page: Page, text: string): Promise<void> {
  await chatField(page).fill(text);
  await chatField(page).press('Enter');
  await expect(page.getByRole('log', { name: 'Conversation' })).toHaveAttribute('aria-busy', 'false');
}

export function chatProposal(page: Page, action: string): Locator {
  return page.getByRole('group', { name: `Proposal: ${action}` }).last();
}

async function openChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'AI assistant' }).click();
}

/** As the popup or the extension says something to the page. */
export async function sendMessage(page: Page, message: object): Promise<void> {
  await page.evaluate((data) => window.postMessage(data, '*'), message);
}

const TEXT =
  'Hello Ada,\n\nplease call the bank about the credit line before Friday. It is urgent.\n\nBest regards\nGrace';

/** The popup, and what becomes of a text that was handed over. */
function handOverScreens(full: Account, taskId: number): PeopleScreen[] {
  const taskData = { title: 'Call the bank about the credit line', priority: 'URGENT', furtherTasks: [{ title: 'x' }] };
  const suggestedActions = [
    { action: 'changeStatus', status: 'IN_PROGRESS' },
    { action: 'comment', content: 'The bank calls back on Friday' },
  ];
  const handed = (name: string, message: object) => ({
    name: `hand-over-${name}`,
    as: full,
    path: '/dashboard',
    go: async (page: Page) => {
      await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
      await sendMessage(page, { originalText: TEXT, source: 'browser-extension', ...message });
      await page.getByRole('dialog').waitFor();
    },
  });
  return [
    { name: 'popup-visitor', path: '/popup' },
    { name: 'popup', as: full, path: `/popup?text=${encodeURIComponent(TEXT)}` },
    handed('create', { type: 'CREATE_TASK_FROM_EXTENSION', taskData }),
    handed('update', { type: 'UPDATE_TASK_FROM_EXTENSION', updateData: { taskId, suggestedActions } }),
    handed('complete', { type: 'TASK_COMPLETE', updateData: { taskId, updateContent: 'the bank has agreed' } }),
    handed('choice', { type: 'TASK_UPDATE', updateData: { candidates: [{ taskId }, { taskId: taskId + 1 }] } }),
  ];
}

/** The chat, full and empty, the popup and what is handed over. */
export function assistantScreens(full: Account, empty: Account, taskId: number): PeopleScreen[] {
  return [
    ...handOverScreens(full, taskId),
    { name: 'assistant-chat-empty', as: empty, path: '/dashboard', go: openChat },
    {
      name: 'assistant-chat',
      as: full,
      path: '/dashboard',
      go: async (page) => {
        await openChat(page);
        await askChat(page, 'What is overdue?');
        await askChat(page, 'Create a task: call the bank about the credit line tomorrow 17:00, urgent');
      },
    },
    { name: 'assistant-button', as: full, path: '/tasks' },
  ];
}
