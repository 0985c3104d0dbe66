import { ApiError } from '@taskwell/client/client';
import { FAILURES } from '@taskwell/contract/messages';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isUnreachable } from './api-errors.ts';
import { forgetDraft, keepDraft, readDraft } from './drafts.ts';
import { useLeaveWarning } from './leave-warning.ts';

/**
 * The one way forms work here: values, the specified sentence per field, the server's own field messages, focus on the
 * first fault, and a draft that survives everything until it is saved.
 */
export type Errors<V> = { [K in keyof V]?: string | null | undefined };

export interface FormOptions<V extends object> {
  initial: V;
  validate: (values: V) => Errors<V>;
  /** What the values mean, once whatever reads them has come; that is what is checked, sent and shown. */
  settle?: (values: V) => V | Promise<V>;
  /** Sends the values; an ApiError's field messages and sentence are shown, the values stay. */
  submit: (values: V) => Promise<void>;
  /** Leaves the form. Not called where it has gone meanwhile: a late answer must not close what has taken its place. */
  onSent?: (values: V) => void;
  /** Shown when the failure carries no sentence of its own. */
  fallback: string;
  /**
   * Keeps under this name for this user what differs from how the form began: what was left alone is as it is now when
   * the form is opened again. `keepsAll`: that too, for a form that sees to it by itself.
   */
  draft?: { userId: number; name: string; except?: readonly (keyof V)[]; keepsAll?: boolean };
  /** Last word on a failure; answering true means that it has been dealt with. */
  onFailure?: (error: ApiError) => boolean;
}

/** Thrown by `submit`. Its message is the sentence that the form shows; none where that is said elsewhere. What was typed stays. */
export class SaidFailure extends Error {}

export interface Form<V extends object> {
  values: V;
  errors: Errors<V>;
  /** A failure that belongs to no single field. */
  failure: string | null;
  isBusy: boolean;
  isDirty: boolean;
  /** What is typed outlives the form. */
  keepsDraft: boolean;
  /** What was typed earlier is in the form again. */
  hasDraft: boolean;
  set: (changes: Partial<V>) => void;
  /** Gives up what was typed, draft included. */
  reset: (values?: V) => void;
  setFailure: (message: string | null) => void;
  field: <K extends keyof V & string>(name: K) => FieldBinding<V[K]>;
  onSubmit: (event?: FormEvent) => Promise<void>;
  /** Ctrl or Cmd with Enter submits from anywhere in the form, a text area too. */
  onKeyDown: (event: KeyboardEvent) => void;
  formRef: React.RefObject<HTMLFormElement | null>;
}

export interface FieldBinding<T> {
  name: string;
  value: T;
  error: string | undefined;
  onValue: (value: T) => void;
}

export function useForm<V extends object>(options: FormOptions<V>): Form<V> {
  const { initial, validate, settle, submit, onSent, fallback, draft, onFailure } = options;
  const [baseline, setBaseline] = useState(initial);
  const [values, setValues] = useState<V>(() => ({ ...initial, ...storedValues(draft, initial) }));
  // Two changes in one event must not undo each other.
  const latest = useRef(values);
  const [errors, setErrors] = useState<Errors<V>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [faultyTries, setFaultyTries] = useState(0);
  const formRef = useRef<HTMLFormElement>(null);
  const isDirty = (Object.keys(values) as (keyof V)[]).some((key) => values[key] !== baseline[key]);
  const [hasDraft, setHasDraft] = useState(isDirty);

  function set(changes: Partial<V>): void {
    const next = { ...latest.current, ...changes };
    latest.current = next;
    setValues(next);
    setErrors((before) => ({ ...before, ...Object.fromEntries(Object.keys(changes).map((key) => [key, undefined])) }));
    if (draft) keepChanges(draft, next, baseline);
  }

  function reset(next: V = initial): void {
    if (draft) forgetDraft(draft.userId, draft.name);
    latest.current = next;
    setBaseline(next);
    setValues(next);
    setErrors({});
    setFailure(null);
    setHasDraft(false);
  }

  function showErrors(found: Errors<V>): boolean {
    const hasAny = Object.keys(values).some((key) => found[key as keyof V]);
    setErrors(found);
    if (hasAny) setFaultyTries((tries) => tries + 1);
    return hasAny;
  }

  // Once the faults are marked, the first of them gets the focus.
  useEffect(() => {
    if (faultyTries > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faultyTries]);

  async function onSubmit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (isBusy) return;
    setFailure(null);
    setBusy(true);
    let sent = values;
    try {
      const settled = settle?.(values) ?? values;
      sent = settled instanceof Promise ? await settled : settled;
      if (sent !== values) set(sent);
      if (showErrors(validate(sent))) return;
      await submit(sent);
      if (draft) forgetDraft(draft.userId, draft.name);
    } catch (error) {
      fail(error);
      return;
    } finally {
      setBusy(false);
    }
    if (formRef.current !== null) onSent?.(sent);
  }

  function fail(error: unknown): void {
    if (error instanceof SaidFailure) {
      setFailure(error.message || null);
      return;
    }
    if (!(error instanceof ApiError)) {
      setFailure(fallback);
      return;
    }
    if (onFailure?.(error)) return;
    if (showErrors(error.fields as Errors<V>)) return;
    setFailure(failureSentence(error, fallback));
  }

  // The draft lives with the tab.
  useLeaveWarning(draft !== undefined && isDirty);

  return {
    values,
    errors,
    failure,
    isBusy,
    isDirty,
    keepsDraft: draft !== undefined,
    hasDraft,
    set,
    reset,
    setFailure,
    field: (name) => ({
      name,
      value: values[name],
      error: errors[name] ?? undefined,
      onValue: (value) => set({ [name]: value } as unknown as Partial<V>),
    }),
    onSubmit,
    onKeyDown: (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isPressInControl(event)) onSubmit();
    },
    formRef,
  };
}

/**
 * A key that is held down, or pressed where nobody has gone yet, was not meant for this form: it may have come up under the
 * press, from another page at that.
 */
function isPressInControl({ repeat, target }: KeyboardEvent): boolean {
  return !repeat && target instanceof Element && target.matches('input, textarea, select, button');
}

/** What is said of something that could not be read; of what could not be done it is `failureSentence`. */
export function loadFailureSentence(error: unknown, fallback: string): string {
  return isUnreachable(error) && !navigator.onLine ? FAILURES.offlineRead : failureSentence(error, fallback);
}

/** The server’s sentence, or the specified fallback where it sent none of use. */
export function failureSentence(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  if (isUnreachable(error)) return navigator.onLine ? FAILURES.unavailable : FAILURES.offline;
  // Tells nothing of what failed.
  if (error.body.error === FAILURES.notFound) return fallback;
  return error.body.error ?? fallback;
}

function keepChanges<V extends object>(draft: NonNullable<FormOptions<V>['draft']>, values: V, baseline: V): void {
  const kept = (Object.keys(values) as (keyof V)[]).filter(
    // Passwords are never written down.
    (key) => !draft.except?.includes(key) && (draft.keepsAll || values[key] !== baseline[key]),
  );
  if (kept.length === 0) forgetDraft(draft.userId, draft.name);
  else keepDraft(draft.userId, draft.name, Object.fromEntries(kept.map((key) => [key, values[key]])));
}

function storedValues<V extends object>(draft: FormOptions<V>['draft'], initial: V): Partial<V> {
  const stored = draft ? readDraft(draft.userId, draft.name) : null;
  if (stored === null) return {};
  // Only known fields of the same kind: a draft of an older version of the form must not break this one.
  const known = Object.entries(stored).filter(
    ([key, value]) =>
      key in initial && (initial[key as keyof V] === null || typeof value === typeof initial[key as keyof V]),
  );
  return Object.fromEntries(known) as Partial<V>;
}
