import { browser } from 'wxt/browser';

/**
 * What is selected on a page, with its line breaks. The browser allows it for the tab on which the person has just used the
 * extension (`activeTab`), and for none other.
 *
 * @param frameIds of one frame alone, else all of the page's
 * @returns empty where nothing is, or the page is closed to extensions: the browser's own, a PDF
 */
export async function readSelection(tabId: number, frameIds?: number[]): Promise<string> {
  try {
    const target = frameIds === undefined ? { tabId, allFrames: true } : { tabId, frameIds };
    const results = await browser.scripting.executeScript({ target, func: selectedText });
    return results.map(({ result }) => result ?? '').find((text) => text.trim() !== '') ?? '';
  } catch (error) {
    console.info('The page cannot be read', error);
    return '';
  }
}

/** Runs within the page, so that it can use nothing from here. */
function selectedText(): string {
  const field = document.activeElement;
  const isField =
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && /^(text|search|url)$/.test(field.type));
  // Of a field that is written in, where the selection of the page is another.
  if (isField && field.selectionStart !== field.selectionEnd) {
    return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  }
  return document.getSelection()?.toString() ?? '';
}
