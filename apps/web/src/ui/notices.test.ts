import { expect, it, vi } from 'vitest';
import { notify } from './notices.ts';

it('a notice that no screen can show is gone at once, and does not wait for the next person', () => {
  const onGone = vi.fn();
  notify({ tone: 'success', text: 'Task deleted', onGone });
  expect(onGone).toHaveBeenCalledOnce();
});
