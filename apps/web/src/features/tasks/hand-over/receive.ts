import { useLocation, useNavigate } from '@tanstack/react-router';
import {
  ENTRY_PARAMETER,
  HAND_OVER_EVENTS,
  type HandOver,
  handOverInFragment,
  handOverMessage,
  handOverOf,
  handOverQuery,
  isTooMuch,
} from '@taskwell/contract/hand-over';
import { HAND_OVER_MESSAGES } from '@taskwell/contract/hand-over-messages';
import { HAND_OVER_FRAGMENT, HAND_OVER_PARAMETERS } from '@taskwell/contract/hand-over-parameters';
import { useEffect, useEffectEvent } from 'react';
import { takeHandOverEntries } from '../../../lib/hand-over-entries.ts';
import { putIntoInbox } from '../../../lib/hand-over-inbox.ts';
import { notify } from '../../../lib/notices.ts';
import { parseSearch } from '../../../lib/query-string.ts';
import { isTrustedOrigin } from './trusted-origin.ts';

/**
 * Takes in whatever is handed over to this page (SPEC §2 'Hand-over inputs'). It waits until it can be shown.
 *
 * @returns false while the address still holds some of it, and nothing may be opened over that
 */
export function useHandOverInputs(userId: number): boolean {
  const take = (handOver: HandOver | null) => {
    if (handOver !== null && !putIntoInbox(userId, handOver)) {
      // With the first paint there is nobody yet who shows notices.
      queueMicrotask(() => notify({ tone: 'warning', text: HAND_OVER_MESSAGES.tooManyWaiting }));
    }
  };
  useMessages(take);
  return useAddress(take);
}

type Take = (handOver: HandOver | null) => void;

function useAddress(take: Take): boolean {
  const navigate = useNavigate();
  const { query, fragment } = useLocation({
    select: ({ searchStr, hash }) => ({ query: searchStr, fragment: hash }),
    structuralSharing: true,
  });
  const holdsOurs = hasOurs(parseSearch(query)) || isOurFragment(fragment);
  const read = useEffectEvent(() => {
    if (!holdsOurs) return;
    const parameters = parseSearch(query);
    const key = parameters[ENTRY_PARAMETER];
    const handOvers =
      key !== undefined && !isOurFragment(fragment)
        ? takeHandOverEntries(key)
        : [isOurFragment(fragment) ? handOverInFragment(fragment) : handOverQuery(parameters)];
    // With the first paint there is nobody yet who shows notices.
    if (!handOvers.some((handOver) => handOver !== null)) {
      const text = isTooMuch(parameters, fragment) ? HAND_OVER_MESSAGES.tooLong : HAND_OVER_MESSAGES.unreadable;
      queueMicrotask(() => notify({ tone: 'warning', text }));
    }
    for (const handOver of handOvers) take(handOver);
    // Whether or not it could be read: a reload must not bring it once more.
    const rest = (search: object) => Object.fromEntries(Object.entries(search).filter(([name]) => !isOurs(name)));
    const hash = isOurFragment(fragment) ? '' : fragment;
    navigate({ to: '.', search: rest as never, hash, replace: true, resetScroll: false, state: { filters: 'kept' } });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => read(), [query, fragment]);
  return !holdsOurs;
}

function isOurFragment(fragment: string): boolean {
  return fragment.startsWith(HAND_OVER_FRAGMENT);
}

function hasOurs(parameters: object): boolean {
  return Object.keys(parameters).some(isOurs);
}

function isOurs(name: string): boolean {
  return HAND_OVER_PARAMETERS.some((known) => known === name);
}

function useMessages(take: Take): void {
  const onMessage = useEffectEvent(({ origin, data }: MessageEvent) => {
    if (isTrustedOrigin(origin)) take(handOverMessage(data));
  });
  const onEvent = useEffectEvent((event: Event) => {
    const type = HAND_OVER_EVENTS[event.type as keyof typeof HAND_OVER_EVENTS];
    if (event instanceof CustomEvent) take(handOverOf(type, event.detail));
  });
  useEffect(() => {
    const hearMessage = (event: MessageEvent) => onMessage(event);
    const hearEvent = (event: Event) => onEvent(event);
    window.addEventListener('message', hearMessage);
    for (const name of Object.keys(HAND_OVER_EVENTS)) window.addEventListener(name, hearEvent);
    return () => {
      window.removeEventListener('message', hearMessage);
      for (const name of Object.keys(HAND_OVER_EVENTS)) window.removeEventListener(name, hearEvent);
    };
  }, []);
}
