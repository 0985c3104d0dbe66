import type { User } from '@taskwell/contract/schemas/people';
import { beforeEach, expect, it, vi } from 'vitest';

type Session = typeof import('./session.ts');
type Drafts = typeof import('./drafts.ts');

/** One tab of the browser: storage of its own, and the storage shared with the others, of whose changes it hears. */
interface Tab {
  window: object;
  listeners: ((event: object) => void)[];
  reload: () => void;
  session: Session;
  drafts: Drafts;
}

let tabs: Tab[] = [];
let shared: Record<string, string>;

beforeEach(() => {
  tabs = [];
  shared = storage((key, newValue) => {
    const acting = globalThis.window;
    for (const { window, listeners } of tabs.filter((tab) => tab.window !== acting)) {
      vi.stubGlobal('window', window);
      for (const listen of listeners) listen({ storageArea: shared, key, newValue });
    }
    vi.stubGlobal('window', acting);
  });
});

function storage(onChange: (key: string, value: string | null) => void = () => undefined): Record<string, string> {
  const items: Record<string, string> = Object.create({
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      const isChange = items[key] !== value;
      items[key] = value;
      if (isChange) onChange(key, value);
    },
    removeItem: (key: string) => {
      const isChange = key in items;
      delete items[key];
      if (isChange) onChange(key, null);
    },
  });
  return items;
}

async function openTab(): Promise<Tab> {
  const listeners: Tab['listeners'] = [];
  const reload = vi.fn();
  const window = {
    localStorage: shared,
    sessionStorage: storage(),
    location: { reload },
    addEventListener: (_: string, listen: (event: object) => void) => listeners.push(listen),
  };
  vi.resetModules();
  vi.stubGlobal('window', window);
  const tab = { window, listeners, reload, session: await import('./session.ts'), drafts: await import('./drafts.ts') };
  tabs.push(tab);
  return tab;
}

/** What is done in a tab sees the storage of that tab. */
function within<T>(tab: Tab, act: (tab: Tab) => T): T {
  vi.stubGlobal('window', tab.window);
  return act(tab);
}

const sessionOf = (id: number, token = `token-${id}`) => ({ token, user: { id, role: 'EMPLOYEE' } as User });
const tokenIn = (tab: Tab) => within(tab, ({ session }) => session.currentSession()?.token ?? null);
const draftIn = (tab: Tab) => within(tab, ({ drafts }) => drafts.readDraft(1, 'new-task'));

async function openSharedSession(): Promise<[Tab, Tab, ReturnType<typeof vi.fn>]> {
  const first = await openTab();
  within(first, ({ session }) => session.startSession(sessionOf(1), true));
  const second = await openTab();
  const onEnd = vi.fn();
  within(second, ({ session, drafts }) => {
    session.onSessionEnd(onEnd);
    drafts.keepDraft(1, 'new-task', { title: 'Half a thought' });
  });
  return [first, second, onEnd];
}

it('a session that expires in one tab ends in the other, and what was typed there stays', async () => {
  const [first, second, onEnd] = await openSharedSession();
  within(first, ({ session }) => session.endSession('expired'));
  expect(tokenIn(second)).toBeNull();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('expired');
  expect(draftIn(second)).toEqual({ title: 'Half a thought' });
});

it.each(['signed-out', 'deleted'] as const)(
  'a person who leaves in one tab (%s) leaves nothing in the other',
  async (end) => {
    const [first, second, onEnd] = await openSharedSession();
    within(first, ({ session }) => session.endSession(end));
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('signed-out');
    expect(draftIn(second)).toBeNull();
    expect(Object.keys(shared)).toEqual([]);
  },
);

it('the same person signing in again elsewhere goes on here, another one starts this tab afresh', async () => {
  const [first, second] = await openSharedSession();
  within(first, ({ session }) => session.startSession(sessionOf(1, 'newer'), true));
  expect(tokenIn(second)).toBe('newer');
  expect(second.reload).not.toHaveBeenCalled();
  within(first, ({ session }) => session.startSession(sessionOf(2), true));
  expect(second.reload).toHaveBeenCalledOnce();
  expect(tokenIn(second), 'until then nothing is said in the name of the other').toBe('newer');
});

it('who comes after somebody who did not sign out finds nothing that was written, but what a visitor wrote', async () => {
  const tab = await openTab();
  within(tab, ({ session }) => session.startSession(sessionOf(1), false));
  shared['aiConversation:1'] = '[]';
  shared['handOver:theirs'] = JSON.stringify({ by: 1 });
  shared['handOver:visitor'] = JSON.stringify({ by: null });
  within(tab, ({ session }) => session.endSession('expired'));
  expect(Object.keys(shared)).toContain('aiConversation:1');
  within(tab, ({ session }) => session.startSession(sessionOf(2), false));
  expect(Object.keys(shared)).toEqual(['handOver:visitor']);
  within(tab, ({ session }) => session.endSession('signed-out'));
  expect(Object.keys(shared)).toEqual([]);
});

it('a session of one tab alone is untouched by those of the others, and leaves them alone', async () => {
  const [first] = await openSharedSession();
  const own = await openTab();
  within(own, ({ session }) => session.startSession(sessionOf(2), false));
  within(own, ({ session }) => session.updateSessionUser({ ...sessionOf(2).user, name: 'Bea' }));
  expect(tokenIn(first)).toBe('token-1');
  within(first, ({ session }) => session.startSession(sessionOf(3), true));
  expect(tokenIn(own)).toBe('token-2');
  expect(own.reload).not.toHaveBeenCalled();
  within(own, ({ session }) => session.endSession('signed-out'));
  expect(tokenIn(first)).toBe('token-3');
  expect(tokenIn(await openTab())).toBe('token-3');
});

it('a refusal that comes late does not end the session after it', async () => {
  const tab = await openTab();
  within(tab, ({ session }) => session.startSession(sessionOf(1, 'old'), false));
  within(tab, ({ session }) => session.endSession('signed-out'));
  within(tab, ({ session }) => session.startSession(sessionOf(2, 'new'), false));
  within(tab, ({ session }) => session.endSession('expired', 'old'));
  within(tab, ({ session }) => session.endSession('expired', null));
  expect(tokenIn(tab)).toBe('new');
  within(tab, ({ session }) => session.endSession('expired', 'new'));
  expect(tokenIn(tab)).toBeNull();
});
