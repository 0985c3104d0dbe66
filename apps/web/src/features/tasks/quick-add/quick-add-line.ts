import { useQueryClient } from '@tanstack/react-query';
import { LIMITS } from '@taskwell/contract/limits';
import { FAILURES, SUCCESSES, VALIDATION } from '@taskwell/contract/messages';
import type { Colleague, User } from '@taskwell/contract/schemas/people';
import type { QuickAdd } from '@taskwell/quick-add/parse-quick-add';
import { useEffect, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { forgetDraft, keepDraft, readDraft } from '../../../lib/drafts.ts';
import { failureSentence } from '../../../lib/form.ts';
import { notify } from '../../../lib/notices.ts';
import { sendOnce } from '../../../lib/send-once.ts';
import { refreshTaskLists } from '../../../lib/tasks/task-refresh.ts';
import { readColleaguesNamed, useColleaguesNamed } from '../../people/colleague-queries.public.ts';
import { rememberColleague } from '../../people/recent-colleagues.public.ts';
import { useTaskNavigation } from '../task-navigation.ts';

const DRAFT = 'quick-add';

/** The parser brings a whole grammar of dates along; it comes when somebody is about to type. */
const importParser = () => import('@taskwell/quick-add/parse-quick-add');
type Parser = Awaited<ReturnType<typeof importParser>>;

export interface QuickAddLine {
  text: string;
  /** Null until the parser is there. */
  parsed: QuickAdd<Colleague> | null;
  /** What is wrong with the line, said once it was to be saved. */
  problem: string | null;
  failure: string | null;
  isBusy: boolean;
  prepare: () => void;
  setText: (text: string) => void;
  refuse: (key: string) => void;
  submit: () => void;
}

export function useQuickAdd(user: User): QuickAddLine {
  const client = useQueryClient();
  const { open } = useTaskNavigation();
  const { text, refused, keep, forget } = useLine(user.id);
  const [parser, setParser] = useState<Parser | null>(null);
  const [hasTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const people = useColleaguesNamed(parser && !user.isPersonal ? parser.nameCandidates(text) : []);
  const parsed = parser?.parseQuickAdd(text, { now: new Date(), people, me: colleagueOf(user), refused }) ?? null;

  async function submit(): Promise<void> {
    if (isBusy || text.trim() === '') return;
    setFailure(null);
    setTried(true);
    setBusy(true);
    try {
      const loaded = parser ?? (await importParser());
      const known = user.isPersonal ? [] : await readColleaguesNamed(client, loaded.nameCandidates(text));
      const task = loaded.parseQuickAdd(text, { now: new Date(), people: known, me: colleagueOf(user), refused });
      if (titleProblem(task.title) === null) await create(task);
    } catch (error) {
      // The line stays as it was typed.
      setFailure(failureSentence(error, FAILURES.createTask));
    } finally {
      setBusy(false);
    }
  }

  async function create({ title, dueDate, priority, assignee }: QuickAdd<Colleague>): Promise<void> {
    const body = {
      title,
      ...(priority && { priority: priority.value }),
      ...(!user.isPersonal && { assigneeId: assignee?.value.id ?? user.id }),
      dueDate: dueDate?.value.toISOString() ?? null,
    };
    const { data } = await sendOnce('quick-add', body, (idempotencyKey) =>
      api.call('POST /tasks', { body, idempotencyKey }),
    );
    if (assignee) rememberColleague(user.id, assignee.value);
    forget();
    setTried(false);
    refreshTaskLists(client);
    notify({ tone: 'success', text: SUCCESSES.taskCreated, action: { label: 'Open', run: () => open(data.id) } });
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
    isBusy,
    prepare,
    setText: (next) => {
      setTried(false);
      setFailure(null);
      keep(next, next === '' ? [] : refused);
    },
    refuse: (key) => keep(text, [...refused, key]),
    submit,
  };
}

/** Oneself, as colleagues are listed. */
function colleagueOf({ id, name, email, role }: User): Colleague {
  return { id, name, email, role };
}

/** What is typed and which parts were given back, kept until it is saved. */
function useLine(userId: number) {
  const [line, setLine] = useState(() => {
    const draft = readDraft(userId, DRAFT);
    const text = typeof draft?.text === 'string' ? draft.text : '';
    const refused = Array.isArray(draft?.refused) ? draft.refused.map(String) : [];
    return { text, refused };
  });
  return {
    ...line,
    keep: (text: string, refused: string[]) => {
      setLine({ text, refused });
      if (text === '') forgetDraft(userId, DRAFT);
      else keepDraft(userId, DRAFT, { text, refused });
    },
    forget: () => {
      setLine({ text: '', refused: [] });
      forgetDraft(userId, DRAFT);
    },
  };
}

function titleProblem(title: string): string | null {
  if (title === '') return VALIDATION.titleRequired;
  return title.length > LIMITS.titleLength ? VALIDATION.titleTooLong : null;
}
