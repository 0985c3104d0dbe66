import { type APIRequestContext, expect } from '@playwright/test';

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
  const address = process.env.E2E_OUTBOX_URL;
  if (address === undefined) throw new Error('E2E_OUTBOX_URL is not set: the global setup starts the app');
  const response = await request.get(address, { headers: { accept: 'application/json' } });
  const { mails } = (await response.json()) as { mails: Mail[] };
  return mails.filter((mail) => mail.recipient === recipient);
}
