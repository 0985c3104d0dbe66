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
  await expect(page.getByText('Thinking…')).toHaveCount(0);
}

export function chatProposal(page: Page, action: string): Locator {
  return page.getByRole('region', { name: `Proposal: ${action}` }).last();
}

async function openChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'AI assistant' }).click();
}

/** The chat, full and empty. */
export function assistantScreens(full: Account, empty: Account): PeopleScreen[] {
  return [
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
