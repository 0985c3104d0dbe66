import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { MAIL_TOPICS, type MailTopic } from '@taskwell/contract/labels';

/** What an unsubscribe link stands for: one person and what they are mailed about. */
export interface Subscription {
  userId: number;
  topic: MailTopic;
}

export interface UnsubscribeLinks {
  tokenFor(subscription: Subscription): string;
  /** What the token stands for; null for anything that tokenFor did not make. */
  read(token: string): Subscription | null;
}

/** Links that need no sign-in and no row: they say what they end, signed with the installation's key, and work for ever. */
export function createUnsubscribeLinks(secretKey: Buffer): UnsubscribeLinks {
  // One object for all of them: made of bytes anew, the key takes longer than the signature.
  const key = createSecretKey(secretKey);

  function sign(text: string): string {
    return createHmac('sha256', key).update(`unsubscribe ${text}`).digest('base64url').slice(0, 32);
  }

  return {
    tokenFor({ userId, topic }) {
      const text = `${userId}-${topic}`;
      return `${text}-${sign(text)}`;
    },
    read(token) {
      const [, userId = '', topic = '', signature = ''] = /^(\d{1,15})-([a-zA-Z]+)-([\w-]{32})$/.exec(token) ?? [];
      const known = MAIL_TOPICS.find((each) => each === topic);
      const expected = sign(`${userId}-${topic}`);
      const isOurs = known && timingSafeEqual(Buffer.from(expected), Buffer.from(signature));
      return isOurs ? { userId: Number(userId), topic: known } : null;
    },
  };
}
