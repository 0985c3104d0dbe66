import { useLocation, useNavigate } from '@tanstack/react-router';
import { withinLimit } from '@taskwell/contract/hand-over';
import { useEffect, useState } from 'react';
import { forgetDraft, keepDraft, readDraft, VISITOR } from '../../../lib/drafts.ts';
import { parseSearch } from '../../../lib/query-string.ts';
import { currentSession } from '../../../lib/session.ts';

const DRAFT = 'popup';

/** The popup's text. It outlives a reload and signing in; what an address brings along is added to what is there. */
export function usePopupText() {
  const handed = useLocation({ select: ({ searchStr }) => parseSearch(searchStr).text });
  const navigate = useNavigate();
  const [text, setText] = useState(() => joined(keptText(), handed));

  function change(next: string): void {
    setText(next);
    forgetDraft(VISITOR, DRAFT);
    if (next === '') forgetDraft(writer(), DRAFT);
    else keepDraft(writer(), DRAFT, { text: next });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (handed === undefined) return;
    change(joined(text, handed));
    // A reload must not bring it once more.
    navigate({ to: '.', search: {} as never, replace: true });
  }, [handed]);

  return { text, setText: change };
}

/** What somebody has typed who was signed in is not for the next who is; a visitor's goes on with who signs in. */
function writer(): number {
  return currentSession()?.user.id ?? VISITOR;
}

function keptText(): string {
  const kept = (readDraft(writer(), DRAFT) ?? readDraft(VISITOR, DRAFT))?.text;
  return typeof kept === 'string' ? kept : '';
}

function joined(before: string, handed: string | undefined): string {
  const { originalText: text } = withinLimit(handed);
  if (before.includes(text)) return before;
  return before === '' ? text : `${before}\n${text}`;
}
