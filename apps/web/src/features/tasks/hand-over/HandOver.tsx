import { useCurrentUser } from '../../../lib/session.ts';
import { LazyPart, lazyPart } from '../../../ui/LazyPart.tsx';
import { IsFilledFromElsewhere } from '../../../ui/press-rest.ts';
import { useOpenDialog } from '../task-navigation.ts';
import { useHandOverStep } from './hand-over-step.ts';
import { useHandOverInputs } from './receive.ts';

const HandOverDialog = lazyPart(() => import('./HandOverDialog.tsx'), 'HandOverDialog');

/** What is handed over to a task screen, one after the other, each as a form or a question (DECISIONS §4). */
export function HandOver() {
  const { id } = useCurrentUser();
  const isTakenIn = useHandOverInputs(id);
  const { taskId, dialog } = useOpenDialog();
  const isReady = isTakenIn && taskId === null && dialog === null;
  const { shown, view, show, back, close, done, openTask } = useHandOverStep(id, isReady);
  return (
    <LazyPart onFailure={close}>
      {shown && (
        <IsFilledFromElsewhere value>
          <HandOverDialog
            key={shown.key}
            waiting={shown}
            view={view}
            onShow={show}
            onBack={back}
            onDone={done}
            onOpenTask={openTask}
            onClose={close}
          />
        </IsFilledFromElsewhere>
      )}
    </LazyPart>
  );
}
