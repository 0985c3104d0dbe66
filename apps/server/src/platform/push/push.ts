import { createECDH } from 'node:crypto';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { PUSH_LIMITS, type PushMessage } from '@taskwell/contract/push';
import webPush from 'web-push';
import type { Config } from '../config/config.ts';
import type { KeyFor } from '../keys.ts';
import { lookUpPublic, refusePrivateHost } from './public-address.ts';

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Push {
  /** What browsers know this installation by, in base64url; the same for all its processes and as long as its secret. */
  readonly publicKey: string;
  /**
   * Hands a message to the push service of a browser, encrypted for that alone.
   *
   * @returns the HTTP status that it answers
   * @throws where none comes in time, PrivateAddress where the address is none of a push service
   */
  send(target: PushTarget, message: PushMessage, signal: AbortSignal): Promise<number>;
}

interface PushOptions {
  config: Pick<Config, 'appUrl' | 'mailFrom' | 'supportEmail'>;
  keyFor: KeyFor;
  /** Where a push service lies, by the origin of its addresses, if not where they say. */
  reroute?: Record<string, string> | undefined;
}

/** Web Push (RFC 8030) with VAPID (RFC 8292). The library encrypts and signs; it reads answers of any length, so the request is ours. */
export function createPush({ config, keyFor, reroute = {} }: PushOptions): Push {
  const vapidDetails = { subject: subjectOf(config), ...keyPair(keyFor('push messages')) };

  return {
    publicKey: vapidDetails.publicKey,
    async send({ endpoint, p256dh, auth }, message, signal) {
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
        vapidDetails,
        TTL: PUSH_LIMITS.keptSeconds,
      });
      const address = new URL(endpoint);
      const elsewhere = reroute[address.origin];
      if (elsewhere === undefined) refusePrivateHost(address);
      const target = elsewhere === undefined ? address : new URL(address.pathname + address.search, elsewhere);
      return post(target, details, AbortSignal.any([signal, AbortSignal.timeout(PUSH_LIMITS.answerMilliseconds)]));

      function post(url: URL, { headers, body }: typeof details, until: AbortSignal): Promise<number> {
        const isElsewhere = elsewhere !== undefined;
        const request = isElsewhere && url.protocol === 'http:' ? requestPlain : requestSecure;
        return new Promise((resolve, reject) => {
          const sent = request(
            url,
            { method: 'POST', headers, signal: until, ...(!isElsewhere && { lookup: lookUpPublic }) },
            (response) => {
              // Nothing of what it says is read.
              response.destroy();
              resolve(response.statusCode ?? 0);
            },
          );
          sent.on('error', reject);
          sent.end(body);
        });
      }
    },
  };
}

/** Where a push service reaches whoever runs this installation. */
function subjectOf({ appUrl, mailFrom, supportEmail }: PushOptions['config']): string {
  if (appUrl.startsWith('https:')) return appUrl;
  return `mailto:${supportEmail ?? (/<(.+)>/.exec(mailFrom)?.[1] || mailFrom)}`;
}

function keyPair(privateKey: Buffer): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}
