import { actAs, newColleague, newCompany, newTask, openAs, post, signIn } from './pages/accounts.ts';
import { followMail, waitForMail } from './pages/outbox.ts';
import { comments } from './pages/tasks.ts';
import { expect, reload, test, visit } from './pages/test.ts';

test('somebody of another company is invited by email, works along, and is removed', async ({
  page,
  otherBrowser,
  request,
}) => {
  const ada = await newCompany(request);
  const bert = await newColleague(request, await newCompany(request, 'Berta Boss'), 'Bert Builder');
  const task = await newTask(request, ada, { title: 'Build the stand', assigneeId: ada.user.id });
  await openAs(page, ada, `/dashboard?task=${task.id}`);
  await page.getByRole('button', { name: 'Send Task via Email' }).click();
  const send = page.getByRole('dialog', { name: 'Send Task via Email' });
  await send.getByLabel('Recipient email').fill('nobody');
  await send.getByRole('button', { name: 'Send invitation' }).click();
  await expect(send.getByLabel('Recipient email')).toHaveAttribute('aria-invalid', 'true');
  await send.getByLabel('Recipient email').fill(bert.email);
  await send.getByLabel(/^Personal message/).fill('Could you help with the walls?');
  await send.getByRole('button', { name: 'Send invitation' }).click();
  await expect(send.getByText('Task invitation sent successfully!')).toBeVisible();
  const details = page.getByRole('dialog', { name: 'Build the stand' });
  await expect(details, 'back by itself').toBeVisible();

  const bertPage = await otherBrowser();
  await waitForMail(request, bert.email);
  await followMail(bertPage, bert.email, /\/task-invitation\//);
  const open = details.getByRole('region', { name: 'Open invitations' });
  await expect(open.getByText(bert.email)).toBeVisible();
  await open.getByRole('button', { name: `Withdraw the invitation of ${bert.email}` }).click();
  await expect(open.getByText('Withdraw? The link in the mail then leads nowhere.')).toBeVisible();
  await expect(open.getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(open.getByText('Withdraw? The link'), 'one step back').toBeHidden();
  await expect(details).toBeVisible();
  await open.getByRole('button', { name: `Withdraw the invitation of ${bert.email}` }).click();
  await open.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('Invitation taken back')).toBeVisible();
  await expect(open).toBeHidden();
  await expect(details.locator('section:focus'), 'not lost with its button').toContainText('External collaborators');
  await reload(bertPage);
  await expect(bertPage.getByText('This invitation was withdrawn, or a newer one has taken its place')).toBeVisible();
  await page.getByRole('button', { name: 'Send Task via Email' }).click();
  await send.getByLabel('Recipient email').fill(bert.email);
  await send.getByLabel(/^Personal message/).fill('Could you help with the walls?');
  await send.getByRole('button', { name: 'Send invitation' }).click();
  await expect(details).toBeVisible();

  await waitForMail(request, bert.email);
  await followMail(bertPage, bert.email, /\/task-invitation\//);
  await expect(bertPage.getByRole('heading', { name: "You've Received a Task!" })).toBeVisible();
  await expect(bertPage.getByText('Could you help with the walls?')).toBeVisible();
  const notice = bertPage.getByText('You need to log in or sign up to respond to this invitation');
  await expect(notice).toBeVisible();
  await bertPage.getByRole('button', { name: 'Accept Task' }).click();
  await expect(bertPage).toHaveURL(/\/login$/);
  await expect(notice, 'why it is asked for').toBeVisible();
  await signIn(bertPage, bert);
  await expect(bertPage).toHaveURL(/\/task-invitation\//);
  await expect(bertPage.getByText(`Signed in as ${bert.email}`)).toBeVisible();
  await expect(notice).toBeHidden();
  await bertPage.getByRole('button', { name: 'Accept Task' }).click();
  await expect(bertPage.getByRole('heading', { name: 'Collaboration Started!' })).toBeVisible();
  const collaborators = details.getByRole('list', { name: 'External collaborators' });
  await expect(collaborators.getByText('Bert Builder')).toBeVisible();

  await expect(bertPage).toHaveURL(new RegExp(`/dashboard\\?task=${task.id}$`));
  const bertsView = bertPage.getByRole('dialog');
  await expect(bertsView.getByRole('heading', { name: 'Build the stand' })).toBeVisible();
  await expect(bertsView.getByText(`From ${ada.name}, ${ada.user.companyName}`)).toBeVisible();
  await expect(bertsView.getByRole('button', { name: /^(Edit|Delete|Archive|Share|Add Subtask)$/ })).toHaveCount(0);
  await followMail(bertPage, bert.email, /\/task-invitation\//);
  await expect(bertPage, 'the link of the mail goes on leading to the task').toHaveURL(
    new RegExp(`/dashboard\\?task=${task.id}$`),
  );
  await bertPage.getByLabel('Add a comment').fill('Gladly, on Monday');
  await bertPage.keyboard.press('Control+Enter');
  await expect(comments(page)).toHaveText([/Bert Builder.*Gladly, on Monday/]);

  await collaborators.getByRole('button', { name: 'Remove Bert Builder' }).click();
  await expect(details.getByText('Remove Bert Builder? Only a new invitation brings them back.')).toBeVisible();
  await details.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Collaborator removed')).toBeVisible();
  await expect(collaborators.getByText('Bert Builder')).toBeHidden();
  await expect(bertsView.getByText('This task does not exist')).toBeVisible();
  await visit(bertPage, `/dashboard?task=${task.id}`);
  await expect(bertsView.getByText('This task does not exist'), 'nor by its address').toBeVisible();
  await bertPage.keyboard.press('Escape');
  await expect(bertPage.getByText('No tasks found')).toBeVisible();
});

test('an invitation is declined in the app, and the sender sees it', async ({ page, otherBrowser, request }) => {
  const ada = await newCompany(request);
  const berta = await newCompany(request, 'Berta Boss');
  const task = await newTask(request, ada, { title: 'Build the stand', assigneeId: ada.user.id });
  await post(request, `/api/tasks/${task.id}/send-invitation`, { recipientEmail: berta.email }, ada.token);
  const bertaPage = await otherBrowser();
  await openAs(bertaPage, berta, '/invitations');
  const received = bertaPage.getByRole('article', { name: 'Build the stand' });
  await received.getByRole('button', { name: 'Decline' }).click();
  await expect(bertaPage.getByText('Invitation Declined')).toBeVisible();
  await expect(bertaPage.getByText('No open invitations')).toBeVisible();

  await openAs(page, ada, '/invitations');
  const sent = page.getByRole('list', { name: 'Sent invitations' }).getByRole('listitem');
  await expect(sent).toContainText(berta.email);
  await expect(sent).toContainText('Declined');
  await expect(sent.getByRole('button', { name: /^Take back/ })).toBeHidden();
});

test('an invitation that is over leads on, whoever comes with its link', async ({ page, otherBrowser, request }) => {
  const ada = await newCompany(request);
  const berta = await newCompany(request, 'Berta Boss');
  const task = await newTask(request, ada, { title: 'Build the stand', assigneeId: ada.user.id });
  const invite = () =>
    post(request, `/api/tasks/${task.id}/send-invitation`, { recipientEmail: berta.email }, ada.token);
  await openAs(page, berta, '/dashboard');

  await invite();
  await waitForMail(request, berta.email);
  await followMail(page, berta.email, /\/task-invitation\//);
  await expect(page.getByRole('button', { name: 'Accept Task' })).toBeVisible();
  const stranger = await otherBrowser();
  await followMail(stranger, berta.email, /\/task-invitation\//);
  const address = page.url();
  await invite();
  await waitForMail(request, berta.email, 1);

  await page.getByRole('button', { name: 'Accept Task' }).click();
  const isOver = 'This invitation was withdrawn, or a newer one has taken its place';
  await expect(page.getByText(isOver), 'the older link').toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept Task' })).toBeHidden();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await reload(stranger);
  await expect(stranger.getByText(isOver)).toBeVisible();
  await stranger.getByRole('link', { name: 'Go to Login' }).click();
  await signIn(stranger, berta);
  await expect(stranger, 'not back to what leads nowhere').toHaveURL(/\/dashboard$/);

  await followMail(page, berta.email, /\/task-invitation\//);
  expect(page.url()).not.toBe(address);
  await expect(page.getByRole('button', { name: 'Accept Task' })).toBeVisible();
  const secondTab = await page.context().newPage();
  await actAs(secondTab, berta);
  await visit(secondTab, new URL(page.url()).pathname);
  await page.getByRole('button', { name: 'Accept Task' }).click();
  await expect(page.getByRole('heading', { name: 'Collaboration Started!' })).toBeVisible();
  await secondTab.getByRole('button', { name: 'Accept Task' }).click();
  await expect(secondTab, 'accepted in the first tab').toHaveURL(new RegExp(`/dashboard\\?task=${task.id}$`));
});
