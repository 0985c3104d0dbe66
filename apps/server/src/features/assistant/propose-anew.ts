import type { Amendment, ReadAmendments } from '@taskwell/assistant/chat/amendment';
import { amendmentOf } from '@taskwell/assistant/chat/new-task';
import { isChangeOf, orMove, type ReadLine } from '@taskwell/assistant/chat/read-line';
import type { Shown } from '@taskwell/assistant/chat/shown-tasks';
import { dueAfter } from '@taskwell/assistant/dates/read-postponed';
import type { ExtractedTask } from '@taskwell/assistant/extract/extract-task';
import type { Person } from '@taskwell/assistant/people/people';
import { STOP_WORDS } from '@taskwell/assistant/words/common-words';
import { stemOf } from '@taskwell/assistant/words/word-stem';
import { fold, wordsIn } from '@taskwell/assistant/words/words';
import { LIMITS } from '@taskwell/contract/limits';
import { shortenText } from '@taskwell/contract/text';
import { ANSWERS } from './chat-words.ts';
import type { MessageToAnswer, Reply, SaidBefore } from './engine.ts';
import { passedNotice } from './propose-tasks.ts';
import { words } from './replies.ts';

/** New tasks that were proposed, once what a message wants different about them is so: each takes the place of the one before. */
export function proposeAnew(asked: MessageToAnswer, wanted: readonly ReadAmendments<Person>[]): Reply[] {
  const proposed = asked.before?.proposed ?? [];
  const anew = new Map<number, ExtractedTask<Person>>();
  const replies: Reply[] = [];
  const dropped: number[] = [];
  const leftOut = new Set(
    wanted.flatMap(({ amendments }) =>
      amendments.flatMap((each) => (each.kind === 'assign' ? (each.leftOut ?? []) : [])),
    ),
  );
  for (const { amendments, shown } of wanted) {
    const places = placesOf(shown, proposed.length, asked.before?.latest ?? []);
    if (places === null) replies.push(words(ANSWERS.whichNew(proposed.map(({ task }) => task.title))));
    for (const place of places ?? []) {
      const before = proposed[place];
      if (before === undefined) continue;
      const task = anew.get(place) ?? before.task;
      const isForAnother = amendments.some(({ kind }) => kind === 'assign');
      if (before.gone !== null && !isForAnother) replies.push(words(ANSWERS.personGone(before.gone)));
      if (amendments.some(({ kind }) => kind === 'drop')) {
        dropped.push(place);
        continue;
      }
      const amended = amendments.reduce<ExtractedTask<Person> | null>(
        (read, amendment) => read && amendedBy(read, amendment, asked),
        task,
      );
      if (amended === null) replies.push(words(ANSWERS.tooFar));
      else anew.set(place, amended);
    }
  }
  if (dropped.length > 0) {
    const titles = dropped.flatMap((place) => proposed[place]?.task.title ?? []);
    replies.push({ ...words(ANSWERS.dropped(titles)), dropped });
  }
  const [only, ...others] = anew.values();
  if (only === undefined) return replies;
  const question =
    others.length === 0 ? ANSWERS.create(only.title, [...leftOut]) : ANSWERS.createSeveral(anew.size, 0, [...leftOut]);
  const proposals = [...anew].map(([replaces, task]) => ({ action: 'createTask', task, replaces }) as const);
  const response = [question, ...passedNotice([...anew.values()], asked.now)].join(' ');
  return [...replies, { response, taskIds: [], proposals }];
}

/** 'The holiday one is urgent', where one of the new tasks that were proposed is called so. */
export function ofProposed(
  line: ReadLine<Person> | ReadAmendments<Person>,
  before: SaidBefore | null,
): ReadLine<Person> | ReadAmendments<Person> {
  if ('amendments' in line || line.shown !== null || before === null || before.proposed.length === 0) return line;
  const question = orMove(line.question);
  const amendment = 'about' in question && isChangeOf(question) ? amendmentOf(question) : null;
  if (amendment === null || amendment.kind === 'note' || !('about' in question)) return line;
  const wanted = stemsIn(question.about);
  const places = [...before.proposed.entries()].flatMap(([place, { task }]) => {
    const stems = new Set(stemsIn(task.title));
    return wanted.length > 0 && wanted.every((stem) => stems.has(stem)) ? [place] : [];
  });
  return places.length === 1 ? { amendments: [amendment], shown: { kind: 'some', positions: places } } : line;
}

function stemsIn(text: string): string[] {
  return wordsIn(fold(text))
    .filter((word) => !STOP_WORDS.has(word))
    .map(stemOf);
}

/** Null where one of several is meant, and it is not said which. */
function placesOf(shown: Shown, count: number, latest: readonly number[]): readonly number[] | null {
  if (shown.kind === 'some') return shown.positions;
  if (shown.kind === 'it' && latest.length === 1) return latest;
  return shown.kind === 'each' || count === 1 ? Array.from({ length: count }, (_, place) => place) : null;
}

/** Null for a due date that no task can have. */
function amendedBy(
  task: ExtractedTask<Person>,
  amendment: Amendment<Person>,
  { now, timeZone }: MessageToAnswer,
): ExtractedTask<Person> | null {
  switch (amendment.kind) {
    case 'move': {
      const dueDate = dueAfter(amendment.move, task.dueDate, { now, timeZone });
      return dueDate && { ...task, dueDate };
    }
    case 'drop':
      return task;
    case 'undated':
      return { ...task, dueDate: null };
    case 'priority':
      return { ...task, priority: amendment.priority };
    case 'assign':
      return { ...task, assignee: amendment.assignee === 'me' ? null : amendment.assignee };
    case 'title':
      return { ...task, title: shortenText(amendment.title, LIMITS.titleLength) };
    case 'note': {
      const description = task.description === '' ? amendment.note : `${task.description}\n${amendment.note}`;
      return { ...task, description: shortenText(description, LIMITS.descriptionLength) };
    }
  }
}
