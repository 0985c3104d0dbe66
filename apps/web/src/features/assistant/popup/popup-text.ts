import { useLocation, useNavigate } from '@tanstack/react-router';
import { ASSISTANT_LIMITS } from '@taskwell/contract/assistant';
import { withinLimit } from '@taskwell/contract/hand-over';
import { characterCount, cutCharacters } from '@taskwell/contract/text';
import { useEffect, useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft, VISITOR } from '../../../lib/drafts.ts';
import { parseSearch } from '../../../lib/query-string.ts';
import { currentSession } from '../../../lib/session.ts';

const DRAFT = 'popup';

interface PopupText {
  text: string;
  /** How many characters of what was written, pasted or brought along had no room. */
  leftOut: number;
  setText: (text: string) => void;
}

/** The popup's text. It outlives a reload and signing in; what an address brings along is added to what is there. */
export function usePopupText(): PopupText {
  const handed = useLocation({ select: ({ searchStr }) => parseSearch(searchStr).text });
  const navigate = useNavigate();
  const [written, show] = useState(() => withHanded(keptText(), handed));
  /** What of the address is in the text since the first paint. */
  const taken = useRef(handed);

  function change(next: Written): void {
    show(next);
    keep(next.text);
  }

  function keep(next: string): void {
    forgetDraft(VISITOR, DRAFT);
    if (next === '') forgetDraft(writer(), DRAFT);
    else keepDraft(writer(), DRAFT, { text: next });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (handed !== undefined) change(handed === taken.current ? written : withHanded(written.text, handed));
    taken.current = undefined;
    if (handed === undefined) return;
    // A reload must not bring it once more.
    navigate({ to: '.', search: {} as never, replace: true });
  }, [handed]);

  return { ...written, setText: (next) => change(withinRoom(next)) };
}

type Written = Pick<PopupText, 'text' | 'leftOut'>;

function withinRoom(whole: string): Written {
  const text = cutCharacters(whole, ASSISTANT_LIMITS.textLength);
  return { text, leftOut: characterCount(whole) - characterCount(text) };
}

/** What somebody has typed who was signed in is not for the next who is; a visitor's goes on with who signs in. */
function writer(): number {
  return currentSession()?.user.id ?? VISITOR;
}

function keptText(): string {
  const kept = (readDraft(writer(), DRAFT) ?? readDraft(VISITOR, DRAFT))?.text;
  return typeof kept === 'string' ? kept : '';
}

/** With what an address brings along below it, unless that is there already. */
function withHanded(before: string, handed: string | undefined): Written {
  const { originalText: text, leftOut } = withinLimit(handed);
  if (before.includes(text)) return { text: before, leftOut };
  const all = withinRoom(before === '' ? text : `${before}\n${text}`);
  return { text: all.text, leftOut: all.leftOut + leftOut };
}
