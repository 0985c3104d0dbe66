import { ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import type { HandOverType } from '@taskwell/contract/hand-over';
import { writeHandOverEntry } from '../../../lib/hand-over-entries.ts';
import { readHandedText } from '../../../lib/hand-over-reading.ts';

/** The window that the task manager is opened in, again and again. */
export const DASHBOARD_WINDOW = 'taskwell-dashboard';

export interface PopupOutcome {
  failure: string | null;
  /** Where the assistant did not answer, and the text was handed over as it is: that, in a sentence. */
  byHand: string | null;
  /** Where a window could not be opened: what to open by hand. */
  address: string | null;
}

/** Has the text read, leaves the result as an entry and opens the task manager with it; that asks before it does anything. */
export async function handOver(type: HandOverType, text: string): Promise<PopupOutcome> {
  const { read, byHand, failure } = await readHandedText(type, text);
  if (read === null) return { failure, byHand: null, address: null };
  const key = writeHandOverEntry({ type, ...read, originalText: text });
  if (key === null) return { failure: ASSISTANT_MESSAGES.popupFailed, byHand, address: null };
  const address = `/dashboard?popupData=${encodeURIComponent(key)}`;
  const isOpen = window.open(address, DASHBOARD_WINDOW) !== null;
  return isOpen
    ? { failure: null, byHand, address: null }
    : { failure: ASSISTANT_MESSAGES.popupFailed, byHand, address };
}
