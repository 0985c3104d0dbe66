/** What was typed for a field before it was there. */
export interface TypedAhead {
  text: string;
  /** Enter was pressed behind it. */
  isEntered: boolean;
}

export interface TypeAhead {
  /** From now on keys are kept, and do nothing on the page. @param onCancel Esc was pressed meanwhile */
  begin: (onCancel: () => void) => void;
  isWaiting: () => boolean;
  /** Whoever takes it gets all that is typed from then on. */
  take: () => TypedAhead;
}

const NOTHING: TypedAhead = { text: '', isEntered: false };

/** For a dialog whose code comes when it is first asked for: what is typed until its field has the focus is meant for it. */
export function createTypeAhead(): TypeAhead {
  /** Null while nobody waits. */
  let typed: TypedAhead | null = null;
  let cancel: () => void = () => undefined;

  function take(): TypedAhead {
    window.removeEventListener('keydown', keep, { capture: true });
    window.removeEventListener('pointerdown', take, { capture: true });
    const taken = typed ?? NOTHING;
    typed = null;
    return taken;
  }

  function keep(event: KeyboardEvent): void {
    if (typed === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Escape') {
      take();
      cancel();
      return;
    }
    const { text, isEntered } = typed;
    // What comes behind Enter was meant for whatever it opens.
    if (!isEntered) typed = { text: textAfter(text, event.key), isEntered: event.key === 'Enter' };
  }

  return {
    begin: (onCancel) => {
      if (typed !== null) return;
      typed = NOTHING;
      cancel = onCancel;
      // Before anything on the page hears of the key.
      window.addEventListener('keydown', keep, { capture: true });
      // Whoever presses something else types for that.
      window.addEventListener('pointerdown', take, { capture: true });
    },
    isWaiting: () => typed !== null,
    take,
  };
}

/** Puts it where it would stand had the field been there; Enter sends the form. */
export function typeInto(field: Element | null, { text, isEntered }: TypedAhead): void {
  if (!(field instanceof HTMLInputElement)) return;
  if (text !== '') {
    const { selectionStart, selectionEnd, value } = field;
    field.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
  }
  // Once the form knows the text.
  if (isEntered) setTimeout(() => field.form?.requestSubmit());
}

/** Names of other keys are longer than one character; an emoji, too, is one. */
export function textAfter(text: string, key: string): string {
  if (key === 'Backspace') return [...text].slice(0, -1).join('');
  return [...key].length === 1 ? text + key : text;
}
