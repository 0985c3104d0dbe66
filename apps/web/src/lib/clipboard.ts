import { FAILURES } from '@taskwell/contract/messages';
import { notify } from './notices.ts';

/**
 * Copies a text and says so.
 *
 * @param success what is said
 * @param select marks the text on the screen, where the clipboard is out of reach: browsers keep it from pages that came
 *   over plain http, and people may refuse it
 * @returns whether it has been copied
 */
export async function copyText(text: string, success: string, select: () => void): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ tone: 'success', text: success });
    return true;
  } catch (error) {
    console.error('The clipboard is out of reach', error);
    select();
    notify({ tone: 'warning', text: FAILURES.copy });
    return false;
  }
}
