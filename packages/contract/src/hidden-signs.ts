// Apart from text.ts, which every first view loads.

/**
 * What somebody writes, without the signs in it that nobody sees and that make it look like something else: those that turn the
 * direction of what follows, spaces without width, controls, letters that only machines read. What is written with signs that
 * are not seen stays: tabs and line breaks, the joiners of emoji and of many scripts, the marks that Hebrew and Arabic are set
 * with, soft hyphens, and the flags of England, Scotland and Wales.
 */
export function withoutHiddenSigns(text: string): string {
  return text.replace(OTHER_LINE_BREAKS, '\n').replace(HIDDEN, (_, flag: string | undefined) => flag ?? '');
}

/** As a title, a description and a comment are stored: the same, trimmed. */
export function asStored(text: string): string {
  return withoutHiddenSigns(text).trim();
}

/** As word processors have them. */
const OTHER_LINE_BREAKS = /[\v\f\u0085]/g;
/** A flag is found as a whole, so that none of its letters is. */
const HIDDEN =
  /(\u{1F3F4}[\u{E0030}-\u{E007A}]{2,6}\u{E007F})|(?![\t\n\r])[\p{Cc}\u200B\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;
