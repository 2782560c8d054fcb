import type { Page } from '@playwright/test';
import { authForm, registeredPerson } from './authForm.ts';
import { fieldOf, openModule } from './moduleScreen.ts';
import { signedUpPerson } from './person.ts';
import { createProject } from './project.ts';
import { expect, test } from './test.ts';

// What Chromium itself says of a call that is refused.
test.use({ expectedTroubles: /the server responded with a status of 4\d\d/ });

/** The session is over on the server; this browser does not know it yet. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'elan.session_token' });
}

test('signed out, then in: every address leads where docs/product.md#pages says', async ({
  page,
}) => {
  for (const [path, to] of [
    ['/dashboard', '/'],
    ['/module/idea', '/'],
    ['/account', '/'],
    ['/nulle/part', '/'],
    ['/success', '/auth'],
    ['/auth', '/auth'],
  ] as const) {
    await page.goto(path);
    await expect(page, path).toHaveURL(to);
  }
  await signedUpPerson(page);
  for (const path of ['/', '/auth', '/auth?confirmed=true', '/nulle/part', '/module/inconnu']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/dashboard');
  }
});

test('while the session is being determined, a loading screen', async ({ page }) => {
  await signedUpPerson(page);
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/me', async (route) => {
    await promise;
    await route.continue();
  });
  // The dashboard's own page brings the answer along; the page for everybody, which leads there, does not.
  await page.goto('/auth');
  await expect(page.getByRole('status').getByText(authForm(page, 'fr').word.loading)).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a session that expires leads to sign-in and back, drafts and language kept', async ({
  page,
}) => {
  const typed = 'Une boulangerie ouverte la nuit.';
  const person = await signedUpPerson(page, 'en');
  const form = authForm(page, 'en');
  await page.goto('/dashboard');
  await createProject(page, person, 'Night bread');
  await openModule(page, 'idea', 'en');
  await fieldOf(page, 'businessIdea').fill(typed);
  await endSession(page);
  await page.getByRole('button', { name: form.word.save, exact: true }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText(form.word.expired)).toBeVisible();
  await form.trySignIn(person);
  await expect(page).toHaveURL('/module/idea');
  await expect(fieldOf(page, 'businessIdea')).toHaveValue(typed);
});

test('no address and no history entry leads out of the application', async ({ page }) => {
  const form = authForm(page, 'fr');
  const person = await registeredPerson(page.request, 'fr');
  for (const target of [
    '//evil.example/dashboard',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:document.title="evil"',
  ]) {
    const encoded = encodeURIComponent(target);
    await page.goto(`/auth?returnTo=${encoded}&redirect=${encoded}&next=${encoded}`);
    await expect(form.button(form.word.signIn)).toBeVisible();
    await page.evaluate((returnTo) => {
      history.replaceState({ ...history.state, returnTo }, '');
    }, target);
    await page.reload();
    await form.trySignIn(person);
    await expect(page, target).toHaveURL('/dashboard');
    await expect(page, target).not.toHaveTitle('evil');
    await page.context().clearCookies();
  }
});
