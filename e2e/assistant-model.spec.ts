import { once } from 'node:events';
import { type FakeModel, streamed } from '../apps/server/src/testing/fake-model.ts';
import { expectAccessible } from './pages/accessible.ts';
import { newPersonalAccount, newTask, openAs } from './pages/accounts.ts';
import { askChat, chatField, chatProposal } from './pages/assistant.ts';
import { test } from './pages/own-app.ts';
import { expect } from './pages/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The model's next answer, which comes as the test says, and when the app has hung up on it. */
function nextAnswer(model: FakeModel) {
  const begun = Promise.withResolvers<{ peer: ReturnType<typeof streamed>; closed: Promise<unknown> }>();
  model.answer(() => ({
    does: (response) => begun.resolve({ peer: streamed(response), closed: once(response, 'close') }),
  }));
  return begun.promise;
}

test('a language model is read while it speaks, can be stopped, and is replaced where it breaks off', async ({
  page,
  request,
  model,
}) => {
  const pia = await newPersonalAccount(request);
  await newTask(request, pia, { title: 'Pay the plumber' });
  await openAs(page, pia, '/settings');
  const button = page.getByRole('button', { name: 'AI assistant' });
  await button.click();
  const chat = page.getByRole('dialog', { name: 'AI Assistant' });
  const log = chat.getByRole('log', { name: 'Conversation' });
  const ask = async (question: string) => {
    const answer = nextAnswer(model);
    await chatField(page).fill(question);
    await chatField(page).press('Enter');
    return answer;
  };

  await test.step('word by word, heard as a whole', async () => {
    const { peer } = await ask('What is open?');
    await expect(chat.getByText('Thinking…')).toBeVisible();
    peer.say('You have one ');
    await expect(chat.getByText('You have one')).toBeVisible();
    await expect(chat.getByRole('status').filter({ hasText: 'Answering…' })).toBeVisible();
    peer.say('open task.');
    await expect(chat.getByText('You have one open task.')).toBeVisible();
    await expect(log, 'a live region would tell each word').not.toContainText('You have one');
    await expectAccessible(page, 'the chat while it is answered');
    peer.end();
    await expect(log).toContainText('You have one open task.');
    await expect(log.getByText('Language model', { exact: true })).toBeVisible();
    await expect(chat.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  });

  await test.step('what breaks off is replaced, and says so', async () => {
    const { peer } = await ask('How many tasks are open?');
    peer.say('There are certainly a hundred');
    await expect(chat.getByText('There are certainly a hundred')).toBeVisible();
    peer.breakOff();
    await expect(log).toContainText('There is 1 open task.');
    await expect(log).toContainText('Built-in assistant · The language model broke off; this is the answer instead');
    await expect(chat.getByText('There are certainly a hundred')).toHaveCount(0);
  });

  await test.step('Stop ends the work and keeps what was read', async () => {
    const { peer, closed } = await ask('Tell me everything');
    peer.say('Once upon a time ');
    await expect(chat.getByText('Once upon a time')).toBeVisible();
    await chat.getByRole('button', { name: 'Stop' }).click();
    await closed;
    await expect(log).toContainText('Once upon a time');
    await expect(log).toContainText('You stopped this answer');
    await expect(chatField(page)).toBeFocused();
  });

  await test.step('so does closing; a question that nothing was said to is kept in the field', async () => {
    const { closed } = await ask('What is due today?');
    await expect(chat.getByText('Thinking…')).toBeVisible();
    await page.keyboard.press('Escape');
    await closed;
    await button.click();
    await expect(chatField(page)).toHaveValue('What is due today?');
    await expect(log).toContainText('Once upon a time');
  });

  await test.step('what it proposes comes with the whole answer, and waits', async () => {
    model.answer(({ step }) =>
      step === 0
        ? {
            calls: [
              ['proposeTask', { title: 'Call Kim', description: '', priority: 'HIGH', due: null, assigneeId: null }],
            ],
          }
        : { says: 'Shall I create “Call Kim”?' },
    );
    await askChat(page, 'Create a task to call Kim');
    await chatProposal(page, 'Create task').getByRole('button', { name: 'Create task' }).click();
    await expect(chatProposal(page, 'Create task').getByText('Done')).toBeVisible();
  });
});
