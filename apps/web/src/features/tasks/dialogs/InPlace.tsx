import { IconPencil } from '@tabler/icons-react';
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
import type { FieldBinding } from '../../../lib/form.ts';
import { notify } from '../../../lib/notices.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './InPlace.module.css';

interface InPlaceProps<T> extends Editable<T> {
  /** The value as it is read. */
  children: ReactNode;
}

interface Editable<T> {
  /** As in 'Change due date'. */
  name: string;
  /** What its field begins with. */
  value: T;
  /** Why it cannot be saved; null where it can. */
  problemOf: (value: T) => string | null;
  onSave: (value: T) => void;
  field: (binding: FieldBinding<T>) => ReactNode;
}

/** A value that is changed where it stands. Pressed, it becomes its field; whoever leaves that saves, Esc does not. */
export function InPlace<T>({ children, ...editable }: InPlaceProps<T>) {
  const { isEditing, button, editor } = useInPlace();
  if (isEditing) return <InPlaceEditor {...editable} {...editor} />;
  return (
    <InPlaceButton name={editable.name} {...button}>
      {children}
    </InPlaceButton>
  );
}

/** The same in two parts, where the field stands elsewhere than the value. */
export function useInPlace() {
  const [isEditing, setEditing] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  useEffect(() => {
    if (!isEditing && returnsFocus.current) ref.current?.focus({ preventScroll: true });
    returnsFocus.current = false;
  }, [isEditing]);
  function onDone(keepsFocus: boolean): void {
    returnsFocus.current = keepsFocus;
    setEditing(false);
  }
  return { isEditing, button: { ref, onClick: () => setEditing(true) }, editor: { onDone } };
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
  /** @param keepsFocus where it was not left for something else */
  onDone: (keepsFocus: boolean) => void;
}

export function InPlaceEditor<T>({ name, value: initial, problemOf, onSave, field, onDone }: InPlaceEditorProps<T>) {
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string>();
  const editor = useRef<HTMLFieldSetElement>(null);
  const isDropped = useRef(false);

  // However it is left, by the browser's Back or with the whole dialog: what was entered is saved.
  const save = useEffectEvent(() => {
    if (isDropped.current || JSON.stringify(value) === JSON.stringify(initial)) return;
    const problem = problemOf(value);
    if (problem === null) onSave(value);
    else notify({ tone: 'danger', text: problem });
  });
  useEffect(() => {
    editor.current?.querySelector('input')?.focus();
    return () => save();
  }, []);

  function leave(keepsFocus: boolean): void {
    const problem = problemOf(value);
    if (problem === null) onDone(keepsFocus);
    else setError(problem);
  }

  function drop(): void {
    isDropped.current = true;
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
    if (!isInside && document.hasFocus()) leave(false);
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
      {field({
        name,
        value,
        error,
        onValue: (next) => {
          setValue(next);
          setError(undefined);
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
