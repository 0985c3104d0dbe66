import { ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import { BesideButton } from './BesideButton.tsx';
import { NoteAction } from './HandedText.tsx';

/**
 * Says in a form that its task is not there any more. The form stays as it is, with what was typed and a button that does
 * nothing: whoever is about to press that must not create a task instead, which is a press of its own.
 */
export function TaskGoneWords({ onCreate }: { onCreate: () => void }) {
  return (
    <BesideButton>
      {ASSISTANT_MESSAGES.taskGoneSince}
      <NoteAction label={ASSISTANT_MESSAGES.createInstead} onClick={onCreate} />
    </BesideButton>
  );
}
