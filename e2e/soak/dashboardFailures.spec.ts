import { test } from '../faults/ownServer.ts';
import { signedUpPerson, signIn } from '../people/person.ts';
import { expectProjectPage, projectOf } from '../screens/project.ts';
import { expect } from '../test.ts';
import { dashboardWords } from '../words/dashboardWords.ts';
import { names } from '../words/names.ts';

// Chromium's own console errors about a stopped server and an ended session.
test.use({ expectedTroubles: /net::ERR_|status of 401/ });
// Slow, because the test's own server starts twice.
test.beforeEach(() => test.slow());

const word = { ...names.en, ...dashboardWords.en };

test('a server failure, then an ended session, lose no project changes', async ({
  page,
  ownServer,
}) => {
  const person = await signedUpPerson(page, 'en');
  await projectOf(page, 'Night Bread');
  await page.goto('/dashboard');
  const card = page.getByRole('article', { name: 'Night Bread', exact: true });
  const form = page.getByRole('region', { name: word.newProject, exact: true });
  const create = form.getByRole('button', { name: word.createProject, exact: true });
  await page.getByRole('button', { name: word.newProject, exact: true }).click();
  await form.getByLabel(word.projectName, { exact: true }).fill('Boreal Workshop');
  await form.getByLabel('Description', { exact: true }).fill('Second-hand skis');
  await card.getByRole('button', { name: word.edit, exact: true }).click();
  await card.getByLabel(word.projectName, { exact: true }).fill('Day Bread');

  await ownServer.end('SIGKILL');
  await create.click();
  await expect(form.getByRole('alert')).toHaveText(word.network);
  await card.getByRole('button', { name: word.save, exact: true }).click();
  await expect(card.getByRole('alert')).toHaveText(word.network);
  await page.getByRole('button', { name: word.bin, exact: true }).click();
  await expect(page.getByRole('region', { name: word.bin }).getByRole('alert')).toContainText(
    `${word.connectionError}${word.network}`,
  );

  await ownServer.start();
  await page.getByRole('button', { name: word.retry, exact: true }).click();
  await expect(page.getByText(word.connectionError)).toBeHidden();
  // The pending save is retried automatically once the server is back.
  const renamed = page.getByRole('article', { name: 'Day Bread', exact: true });
  await expect(renamed.getByRole('button', { name: word.edit, exact: true })).toBeVisible({
    timeout: 60_000,
  });

  // The session is revoked without the page's knowledge, so the page finds out as with an expired session.
  const revoked = await page.evaluate(
    async () => (await fetch('/api/auth/revoke-sessions', { method: 'POST' })).status,
  );
  expect(revoked).toBe(200);
  await create.click();
  await expect(page).toHaveURL('/auth');
  await signIn(page, person);
  await expect(form.getByLabel(word.projectName, { exact: true })).toHaveValue('Boreal Workshop');
  await expect(form.getByLabel('Description', { exact: true })).toHaveValue('Second-hand skis');
  await create.click();
  await expectProjectPage(page, '/module/brainstorm');
  await expect(page.getByText('Boreal Workshop').filter({ visible: true })).toHaveCount(1);
});
