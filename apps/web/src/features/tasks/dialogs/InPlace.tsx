import { IconPencil } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { FAILURES } from '@taskwell/contract/messages';
import type { Task } from '@taskwell/contract/schemas';
import { TASK_FAILURES } from '@taskwell/contract/task-messages';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { isNotFound } from '../../../lib/api-errors.ts';
import { type FieldBinding, failureSentence } from '../../../lib/form.ts';
import { useLeaveWarning } from '../../../lib/leave-warning.ts';
import { notify } from '../../../lib/notices.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { isTaskGone } from '../../../lib/tasks/task-cache.ts';
import { currentOnServer } from '../../../lib/tasks/task-change.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { isFocusLost } from '../../../ui/lost-focus.ts';
import type { PropertyChange } from '../api/property-changes.ts';
import { useTaskChanges } from '../api/task-changes.ts';
import { BothVersions, ConflictSentence } from './ConflictPanel.tsx';
import styles from './InPlace.module.css';
import { keepUnsaved } from './UnsavedValue.tsx';

interface Editable<T> {
  task: Task;
  /** As in 'Change due date'. */
  name: string;
  valueIn: (task: Task) => T;
  /** In words, where two people disagree about it. */
  wordsOf: (value: T) => string;
  /** Why it cannot be saved; null where it can. */
  problemOf: (value: T) => string | null;
  /** What was entered, once there is what it takes to understand it. */
  understand?: (value: T) => Promise<T>;
  changeOf: (value: T) => PropertyChange;
  field: (binding: InPlaceBinding<T>) => ReactNode;
}

interface InPlaceBinding<T> extends FieldBinding<T> {
  /** For a field that knows when somebody has entered all that they wanted. */
  onEntered: (value: T) => void;
}

/** What somebody is changing where it stands. */
interface Edit<T> {
  /** The task as they saw it when they began. */
  seen: Task;
  value: T;
  /** Why it has come back, unsaved. */
  refusal?: Refusal;
}

interface Refusal {
  sentence: string;
  /** Somebody else was faster: nothing is saved until the person has decided. */
  isContested: boolean;
}

/** A value that is changed where it stands. Pressed, it becomes its field; whoever leaves that saves, Esc does not. */
export function InPlace<T>({ children, ...editable }: Editable<T> & { children: ReactNode }) {
  const { button, editor } = useInPlace(editable);
  return (
    editor ?? (
      <InPlaceButton name={editable.name} {...button}>
        {children}
      </InPlaceButton>
    )
  );
}

/** The same in two parts, where the field stands elsewhere than the value. */
export function useInPlace<T>(editable: Editable<T>) {
  const { task, name, valueIn, wordsOf, changeOf } = editable;
  const { changeInPlace } = useTaskChanges();
  const { id: userId } = useCurrentUser();
  const [edit, setEdit] = useState<Edit<T> | null>(null);
  // Another task has taken its place.
  if (edit !== null && edit.seen.id !== task.id) setEdit(null);
  const ref = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  useEffect(() => {
    if (edit === null && returnsFocus.current) ref.current?.focus({ preventScroll: true });
    returnsFocus.current = false;
  }, [edit]);
  /** The task whose value is shown, and may become its field again. */
  const shownId = useRef<number>(null);
  useEffect(() => {
    shownId.current = edit === null ? task.id : null;
    return () => {
      shownId.current = null;
    };
  }, [edit, task.id]);

  async function save(seen: Task, value: T): Promise<void> {
    try {
      await changeInPlace(seen, changeOf(value));
    } catch (error) {
      if (isNotFound(error)) {
        loseTask(seen, value);
        return void notify({ tone: 'warning', text: TASK_FAILURES.taskGone, about: seen.title });
      }
      const theirs = currentOnServer(error);
      const sentence = failureSentence(error, theirs ? FAILURES.staleVersion : changeOf(value).fallback);
      giveBack({ seen: theirs ?? seen, value, refusal: { sentence, isContested: theirs !== null } });
    }
  }

  /** The task was deleted meanwhile, or is out of sight: its dialog, where it is open, shows what was entered. */
  function loseTask(seen: Task, value: T): void {
    keepUnsaved({ userId, taskId: seen.id, name, words: wordsOf(value) });
  }

  /** To where it was entered, unless the person has gone on to something else: nothing moves under their hands. */
  function giveBack(refused: Edit<T>): void {
    const isWaitedFor = isFocusLost() || document.activeElement === ref.current;
    if (shownId.current === refused.seen.id && isWaitedFor) setEdit(refused);
    else setAside(refused);
  }

  function setAside({ seen, value, refusal }: Edit<T>): void {
    notify({
      tone: refusal?.isContested ? 'warning' : 'danger',
      text: refusal?.sentence ?? '',
      about: seen.title,
      action: { label: refusal?.isContested ? 'Change anyway' : 'Try again', run: () => save(seen, value) },
    });
  }

  function onDone(keepsFocus: boolean): void {
    returnsFocus.current = keepsFocus;
    setEdit(null);
  }

  return {
    button: { ref, onClick: () => setEdit({ seen: task, value: valueIn(task) }) },
    editor: edit && edit.seen.id === task.id && (
      <InPlaceEditor
        {...editable}
        edit={edit}
        onSave={save}
        onLoseTask={loseTask}
        onSetAside={setAside}
        onDone={onDone}
      />
    ),
  };
}

interface InPlaceButtonProps {
  name: string;
  ref: Ref<HTMLButtonElement>;
  onClick: () => void;
  children: ReactNode;
}

export function InPlaceButton({ name, children, ...button }: InPlaceButtonProps) {
  return (
    <button {...button} type="button" className={styles.value} data-changes={name} title={`Change ${name}`}>
      {children}
      <IconPencil size="0.9rem" aria-hidden className={styles.pencil} />
    </button>
  );
}

interface InPlaceEditorProps<T> extends Editable<T> {
  edit: Edit<T>;
  onSave: (seen: Task, value: T) => void;
  /** There is no task any more to save it to. */
  onLoseTask: (seen: Task, value: T) => void;
  /** It was given up while somebody else's version is in its way. */
  onSetAside: (edit: Edit<T>) => void;
  /** @param keepsFocus where it was not left for something else */
  onDone: (keepsFocus: boolean) => void;
}

function InPlaceEditor<T>({
  name,
  valueIn,
  wordsOf,
  problemOf,
  understand,
  field,
  edit,
  onSave,
  onLoseTask,
  onSetAside,
  onDone,
}: InPlaceEditorProps<T>) {
  const client = useQueryClient();
  const { seen, refusal } = edit;
  const isContested = refusal?.isContested ?? false;
  const saved = valueIn(seen);
  const [value, setValue] = useState(edit.value);
  const [error, setError] = useState(isContested ? undefined : refusal?.sentence);
  // Entered and left in the same moment.
  const latest = useRef(value);
  const isOver = useRef(false);
  const editor = useRef<HTMLFieldSetElement>(null);
  const afterPress = useAfterPress();
  useLeaveWarning(!isSame(value, saved));

  /** Saves what was entered. @returns why that cannot be */
  async function save(entered: T): Promise<string | null> {
    let last = entered;
    if (problemOf(last) !== null && understand) last = await understand(last);
    const problem = problemOf(last);
    if (problem !== null || isOver.current) return problem;
    isOver.current = true;
    if (!isSame(last, saved)) onSave(seen, last);
    return null;
  }

  // However it is left, by the browser's Back or with the whole dialog: what was entered is saved.
  const end = useEffectEvent(async () => {
    if (isOver.current || isSame(latest.current, saved)) return;
    if (isTaskGone(client, seen.id)) return onLoseTask(seen, latest.current);
    if (isContested) return onSetAside({ ...edit, value: latest.current });
    const problem = await save(latest.current).catch(() => FAILURES.partMissing);
    if (problem !== null) notify({ tone: 'danger', text: problem, about: seen.title });
  });
  useEffect(() => {
    editor.current?.querySelector('input')?.focus();
    return () => {
      end();
    };
  }, []);

  function enter(next: T): void {
    latest.current = next;
    setValue(next);
    setError(undefined);
  }

  async function leave(keepsFocus: boolean, pressIsOver?: Promise<void>): Promise<void> {
    const problem = await save(latest.current).catch(() => FAILURES.partMissing);
    await pressIsOver;
    if (problem !== null) setError(problem);
    else if (editor.current) onDone(keepsFocus);
  }

  function drop(): void {
    isOver.current = true;
    onDone(true);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Keys typed here are no shortcuts of the dialog around it.
    event.stopPropagation();
    if (event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      leave(true);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      drop();
    }
  }

  function onBlur({ relatedTarget }: FocusEvent): void {
    const isInside = relatedTarget instanceof Node && editor.current?.contains(relatedTarget);
    // Another window has the focus, and it will come back.
    if (isInside || !document.hasFocus() || isContested) return;
    afterPress((pressIsOver) => leave(false, pressIsOver));
  }

  return (
    <fieldset
      ref={editor}
      tabIndex={-1}
      className={styles.editor}
      aria-label={`Change ${name}`}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {isContested && (
        <Alert tone="warning">
          <div className={styles.conflict}>
            <ConflictSentence sentence={refusal?.sentence ?? ''} />
            <BothVersions yours={wordsOf(value)} theirs={wordsOf(saved)} />
            <Button size="small" onClick={drop}>
              Use theirs
            </Button>
          </div>
        </Alert>
      )}
      {field({
        name,
        value,
        error,
        onValue: enter,
        onEntered: (next) => {
          enter(next);
          afterPress((pressIsOver) => leave(true, pressIsOver));
        },
      })}
      <div className={styles.actions}>
        <Button size="small" look="primary" onClick={() => leave(true)}>
          Save
        </Button>
        <Button size="small" onClick={drop}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
}

type AfterPress = (pressIsOver: Promise<void> | undefined) => void;

/**
 * What has the focus loses it when something else is pressed down. What is then to be done is done before whatever the press
 * does, which may build on it; what moves things waits until the press is over, or it would end on something else.
 */
function useAfterPress(): (run: AfterPress) => void {
  const isPressed = useRef(false);
  const waiting = useRef<AfterPress>(null);
  useEffect(() => {
    function begin(): void {
      isPressed.current = true;
    }
    function end(): void {
      isPressed.current = false;
      // The click comes in the same turn as this.
      waiting.current?.(new Promise((resolve) => setTimeout(resolve)));
      waiting.current = null;
    }
    const ends = ['mouseup', 'dragend', 'pointercancel'];
    window.addEventListener('mousedown', begin, true);
    for (const name of ends) window.addEventListener(name, end, true);
    return () => {
      window.removeEventListener('mousedown', begin, true);
      for (const name of ends) window.removeEventListener(name, end, true);
    };
  }, []);
  return (run) => {
    if (isPressed.current) waiting.current = run;
    else run(undefined);
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
