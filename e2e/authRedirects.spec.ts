import type { Page } from '@playwright/test';
import { authForm, registeredPerson } from './authForm.ts';
import { fieldOf, openModule } from './moduleScreen.ts';
import { signedUpPerson } from './person.ts';
import { createProject } from './project.ts';
import { expect, test } from './test.ts';

// Chromium's own console error about a refused call.
test.use({ expectedTroubles: /the server responded with a status of 4\d\d/ });

/** Ends the session on the server; the browser does not know it yet. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'elan.session_token' });
}

test('signed out and in, every URL leads where docs/product.md says', async ({ page }) => {
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

test('a loading screen shows while the session is being determined', async ({ page }) => {
  await signedUpPerson(page);
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/me', async (route) => {
    await promise;
    await route.continue();
  });
  // The dashboard's page contains the answer; the public page that leads there does not.
  await page.goto('/auth');
  await expect(page.getByRole('status').getByText(authForm(page, 'fr').word.loading)).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an expired session leads to sign-in and back, with drafts and language kept', async ({
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

test('no URL and no history entry leads out of the application', async ({ page }) => {
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
