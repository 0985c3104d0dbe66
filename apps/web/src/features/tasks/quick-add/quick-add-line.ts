import { useQueryClient } from '@tanstack/react-query';
import { LIMITS } from '@taskwell/contract/limits';
import { FAILURES, VALIDATION } from '@taskwell/contract/messages';
import type { User } from '@taskwell/contract/schemas/people';
import { NOT_TAKEN_BACK, TASK_FAILURES, TASK_SUCCESSES } from '@taskwell/contract/task-messages';
import type { QuickAdd } from '@taskwell/quick-add/parse-quick-add';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { forgetDraft, keepDraft, readDraft } from '../../../lib/drafts.ts';
import { failureSentence } from '../../../lib/form.ts';
import { notify } from '../../../lib/notices.ts';
import { sendOnce } from '../../../lib/send-once.ts';
import { refreshTaskLists } from '../../../lib/tasks/task-refresh.ts';
import { noteFinal } from '../../../lib/undo.ts';
import { CLOCK } from '../../../lib/wall-clock.ts';
import { type Person, readColleaguesNamed, useColleaguesNamed } from '../../people/colleague-queries.public.ts';
import { isPerson, rememberColleague } from '../../people/recent-colleagues.public.ts';
import { useTaskNavigation } from '../task-navigation.ts';

const DRAFT = 'quick-add';

/** The parser brings a whole grammar of dates along; it comes when somebody is about to type. */
const importParser = () => import('@taskwell/quick-add/parse-quick-add');
type Parser = Awaited<ReturnType<typeof importParser>>;

export interface QuickAddLine {
  text: string;
  /** Null until the parser is there. */
  parsed: QuickAdd<Person> | null;
  /** What is wrong with the line, said once it was to be saved. */
  problem: string | null;
  failure: string | null;
  prepare: () => void;
  setText: (text: string) => void;
  refuse: (key: string) => void;
  /** Puts a line in place of what is typed, in which '@' with this person's name means this person. */
  pick: (text: string, person: Person) => void;
  submit: () => void;
}

export function useQuickAdd(user: User): QuickAddLine {
  const client = useQueryClient();
  const { open } = useTaskNavigation();
  const { line, keep, take, putBack, forget } = useLine(user.id);
  const { text, refused } = line;
  const [parser, setParser] = useState<Parser | null>(null);
  const [hasTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const saved = useRef<Promise<unknown>>(Promise.resolve());
  const people = useColleaguesNamed(parser && !user.isPersonal ? parser.nameCandidates(text) : []);
  const parsed = parser ? understood(parser, line, people) : null;

  function understood({ parseQuickAdd }: Parser, { text, refused, picked }: Line, people: Person[]) {
    return parseQuickAdd(text, { now: new Date(), clock: CLOCK, people, picked, me: user, refused });
  }

  /** Takes the line out of the field at once, so that the next one can be typed while it is saved. */
  function submit(): void {
    if (text.trim() === '') return;
    setFailure(null);
    setTried(true);
    if (parsed && titleProblem(parsed.title) !== null) return;
    take();
    setTried(false);
    save(line);
  }

  /** One after the other, in the order of typing. */
  function save(line: Line): void {
    saved.current = saved.current.then(() => create(line)).catch((error) => giveBack(line, error));
  }

  async function create(line: Line): Promise<void> {
    const loaded = parser ?? (await importParser());
    const known = user.isPersonal ? [] : await readColleaguesNamed(client, loaded.nameCandidates(line.text));
    const { title, dueDate, priority, assignee } = understood(loaded, line, known);
    const problem = titleProblem(title);
    if (problem !== null) throw new TitleProblem(problem);
    const body = {
      title,
      ...(priority && { priority: priority.value }),
      ...(!user.isPersonal && { assigneeId: assignee?.value.id ?? user.id }),
      dueDate: dueDate?.value.toISOString() ?? null,
    };
    const { data } = await sendOnce(`quick-add ${title}`, body, (idempotencyKey) =>
      api.call('POST /tasks', { body, idempotencyKey }),
    );
    if (assignee) rememberColleague(user.id, assignee.value);
    forget(line.text);
    noteFinal(NOT_TAKEN_BACK.newTask);
    refreshTaskLists(client);
    notify({ tone: 'success', text: TASK_SUCCESSES.taskCreated, action: { label: 'Open', run: () => open(data.id) } });
  }

  /** The line comes back as it was typed; where another is being typed already, it can be saved again by the notice. */
  function giveBack(line: Line, error: unknown): void {
    const sentence = error instanceof TitleProblem ? error.message : failureSentence(error, TASK_FAILURES.createTask);
    if (putBack(line)) setFailure(sentence);
    else {
      const action = { label: 'Try again', run: () => save(line) };
      notify({ tone: 'danger', text: `“${line.text}”: ${sentence}`, action });
    }
  }

  const prepare = () => {
    // Without it the line can still be saved later on: submitting asks for it again.
    if (parser === null) importParser().then(setParser, () => setFailure(FAILURES.unavailable));
  };
  const isDraft = text !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is read as soon as it is back
  useEffect(() => {
    if (isDraft) prepare();
  }, [isDraft]);

  return {
    text,
    parsed,
    problem: hasTried && parsed ? titleProblem(parsed.title) : null,
    failure,
    prepare,
    setText: (next) => {
      setTried(false);
      setFailure(null);
      keep(next === '' ? NOTHING : { ...line, text: next });
    },
    refuse: (key) => keep({ ...line, refused: [...refused, key] }),
    pick: (next, person) =>
      keep({ ...line, text: next, picked: [person, ...line.picked.filter(({ name }) => name !== person.name)] }),
    submit,
  };
}

/** What is typed, which parts of it were given back to the title, and who was picked for names in it. */
interface Line {
  text: string;
  refused: string[];
  picked: Person[];
}

const NOTHING: Line = { text: '', refused: [], picked: [] };

/** The line in the field, kept as a draft until it is saved. */
function useLine(userId: number) {
  const [line, setLine] = useState<Line>(() => {
    const draft = readDraft(userId, DRAFT);
    const text = typeof draft?.text === 'string' ? draft.text : '';
    const refused = Array.isArray(draft?.refused) ? draft.refused.map(String) : [];
    const picked = Array.isArray(draft?.picked) ? draft.picked.filter(isPerson) : [];
    return { text, refused, picked };
  });
  const current = useRef(line);
  function show(next: Line): void {
    current.current = next;
    setLine(next);
  }
  return {
    line,
    keep: (next: Line) => {
      show(next);
      if (next.text === '') forgetDraft(userId, DRAFT);
      else keepDraft(userId, DRAFT, { ...next });
    },
    /** Empties the field; the draft stays until the line is saved. */
    take: () => show(NOTHING),
    /** @returns false where something else is in the field by now */
    putBack: (taken: Line): boolean => {
      if (current.current.text !== '') return false;
      show(taken);
      return true;
    },
    /** That line is saved; what has been typed since has a draft of its own. */
    forget: (text: string) => {
      if (readDraft(userId, DRAFT)?.text === text) forgetDraft(userId, DRAFT);
    },
  };
}

/** What is left of a line, once its names are known, is no title. */
class TitleProblem extends Error {}

function titleProblem(title: string): string | null {
  if (title === '') return VALIDATION.titleRequired;
  return title.length > LIMITS.titleLength ? VALIDATION.titleTooLong : null;
}
