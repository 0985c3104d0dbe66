import { PUSH_WORDS } from '@taskwell/contract/push';
import { api } from './api.ts';
import { currentSession } from './session.ts';
import { localStore } from './storage.ts';

/**
 * Notifications while no window of the app is open (decision 44): the browser's own decision, its subscription at its push
 * service, and the server's row for this session, which all have to agree.
 */

/** Whose the browser's subscription is; left by another person, it is ended. */
const OWNER_KEY = 'pushOwner';

export function isPushSupported(): boolean {
  return window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Whether this browser shows notifications of this person, and both it and the server know of it. */
export async function isPushOn(): Promise<boolean> {
  const { data } = await api.call('GET /notifications/push');
  return data.isSubscribed && Notification.permission === 'granted' && (await browserSubscription()) !== null;
}

/**
 * Asks for the browser's permission, so it has to begin with a press.
 *
 * @returns false where that was not given
 * @throws Error with a sentence for the person where the push service cannot be reached, ApiError where ours cannot
 */
export async function turnPushOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await inTurn(subscribe);
  return true;
}

async function subscribe(): Promise<void> {
  const { data } = await api.call('GET /notifications/push');
  // Of another installation at this address, or another person.
  await (await browserSubscription())?.unsubscribe();
  await navigator.serviceWorker.register('/service-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: data.publicKey })
    .catch((cause: unknown) => {
      throw new Error(PUSH_WORDS.failed, { cause });
    });
  await tellServer(subscription);
}

export async function turnPushOff(): Promise<void> {
  await inTurn(async () => {
    await api.call('DELETE /notifications/push');
    await forget();
  });
}

/** Here alone, whatever the server knows. */
export async function forgetPush(): Promise<void> {
  if (isPushSupported()) await inTurn(forget);
}

/** At the start of each page: the subscription is of the session that is on now, and of nobody who was here before. */
export async function renewPush(): Promise<void> {
  if (isPushSupported()) await inTurn(renew);
}

/** One change after another, in all tabs: a renewal that arrives after 'off' would turn it on again. */
async function inTurn(change: () => Promise<void>): Promise<void> {
  await navigator.locks.request('push', change);
}

async function forget(): Promise<void> {
  localStore.remove(OWNER_KEY);
  await (await browserSubscription())?.unsubscribe();
}

async function renew(): Promise<void> {
  const session = currentSession();
  const owner = localStore.get(OWNER_KEY);
  if (session === null || owner === null) return;
  const subscription = await browserSubscription();
  if (subscription === null) return;
  if (owner === String(session.user.id) && Notification.permission === 'granted') {
    await tellServer(subscription);
  } else {
    await forget();
  }
}

async function browserSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function tellServer(subscription: PushSubscription): Promise<void> {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  await api.call('PUT /notifications/push', { body: { endpoint: subscription.endpoint, keys: { p256dh, auth } } });
  const owner = currentSession()?.user.id;
  if (owner !== undefined) localStore.set(OWNER_KEY, String(owner));
}
