import { handOverOf } from '@taskwell/contract/hand-over';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from './api.ts';
import { readHandedText } from './hand-over-reading.ts';

vi.mock('./api.ts', () => ({ api: { call: vi.fn() } }));
vi.mock('./session.ts', () => ({ currentSession: () => ({ user: { id: 1 } }) }));

const TEXT = 'roof gutter moved to thursday 3pm';
const THURSDAY = '2031-05-08T13:00:00.000Z';
const extracted = {
  ...{ title: 'Roof gutter', description: '', priority: 'MEDIUM', dueDate: THURSDAY },
  ...{ assignee: null, externalContact: null, furtherTasks: [], tasksLeftOut: 0 },
};
const identified = {
  ...{ taskFound: false, taskId: null, updateType: 'due_date', updateContent: TEXT, originalText: TEXT },
  ...{ suggestedActions: [], subtaskData: null, candidates: [], nearest: [], furtherTexts: [], reasoning: '' },
};

let answers: Record<string, () => object>;
let asked: string[];

beforeEach(() => {
  answers = {
    'POST /ai/extract-task': () => ({ taskData: extracted }),
    'POST /ai/identify-task-update': () => ({ updateData: identified }),
  };
  asked = [];
  vi.mocked(api.call).mockImplementation((async (operation: string) => {
    asked.push(operation);
    return answers[operation]?.();
  }) as typeof api.call);
});

const handedOver = async () => {
  const { read } = await readHandedText('update', TEXT);
  return handOverOf('update', { ...read, originalText: TEXT });
};

it('an update that fits no task brings a new one along: its words (SPEC §2), and the day that they name', async () => {
  expect((await handedOver())?.task).toMatchObject({ title: TEXT, description: TEXT, dueDate: THURSDAY });
});

it('an update of a task that was found asks for no new one', async () => {
  answers['POST /ai/identify-task-update'] = () => ({ updateData: { ...identified, taskFound: true, taskId: 7 } });
  expect((await handedOver())?.update.taskId).toBe(7);
  expect(asked).toEqual(['POST /ai/identify-task-update']);
});

it('where the new task cannot be read, the text as it is becomes one', async () => {
  answers['POST /ai/extract-task'] = () => {
    throw new Error('no answer');
  };
  expect((await handedOver())?.task).toMatchObject({ title: TEXT, description: TEXT, dueDate: null });
});

it('what is read never makes a hand-over too long to be taken', async () => {
  const text = '😀'.repeat(2_000);
  const furtherTexts = Array.from({ length: 10 }, () => 'x'.repeat(200));
  const updateData = { ...identified, updateContent: 'y'.repeat(1_000), furtherTexts };
  answers['POST /ai/identify-task-update'] = () => ({ updateData });
  answers['POST /ai/extract-task'] = () => ({ taskData: { ...extracted, description: 'z'.repeat(300) } });
  const { read } = await readHandedText('update', text);
  const taken = handOverOf('update', { ...read, originalText: text });
  expect(taken?.furtherTexts?.length).toBeGreaterThan(0);
  expect((taken?.furtherTexts?.length ?? 0) + (taken?.tasksLeftOut ?? 0)).toBe(10);
});
