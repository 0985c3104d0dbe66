import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { runningApp } from './running-app.ts';
import { passGate } from './test.ts';

export interface Mail {
  recipient: string;
  subject: string;
  text: string;
}

/** The newest mail to an address that arrived after `earlier` others; mails are sent by a worker, a moment later. */
export async function waitForMail(request: APIRequestContext, recipient: string, earlier = 0): Promise<Mail> {
  let found: Mail[] = [];
  await expect
    .poll(
      async () => {
        found = await mailsTo(request, recipient);
        return found.length;
      },
      { message: `a mail to ${recipient}` },
    )
    .toBeGreaterThan(earlier);
  return found[0] as Mail;
}

/** Newest first. */
export async function mailsTo(request: APIRequestContext, recipient: string): Promise<Mail[]> {
  const response = await request.get(runningApp().outboxUrl, { headers: { accept: 'application/json' } });
  const { mails } = (await response.json()) as { mails: Mail[] };
  return mails.filter((mail) => mail.recipient === recipient);
}

/** Opens the page with the mails and follows the link of the newest one to this address that holds such a link. */
export async function followMail(page: Page, recipient: string, link: RegExp): Promise<void> {
  await page.goto(runningApp().outboxUrl);
  const mail = page
    .getByRole('article')
    .filter({ hasText: recipient })
    .filter({ has: page.getByRole('link', { name: link }) });
  await mail.first().getByRole('link', { name: link }).click();
  await passGate(page);
}
