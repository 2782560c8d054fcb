import { journey } from '@elan/modules/catalogue';
import type { Page } from '@playwright/test';
import { adminEmails } from './adminEmails.ts';
import { newFounder } from './founders.ts';
import { buyPremium } from './payments.ts';
import { paymentWords } from './paymentWords.ts';
import { newPerson, post, signedUp } from './person.ts';
import { expect, test } from './test.ts';

const word = paymentWords.fr;
const paid = journey.filter(({ free }) => !free).map(({ key }) => `/module/${key}`);
const free = journey.filter((module) => module.free).map(({ key }) => `/module/${key}`);

/** The page that a person reaches for each path (docs/product.md#pages). */
type Landings = Readonly<Record<string, string>>;

const stays = (paths: readonly string[]): Landings =>
  Object.fromEntries(paths.map((path) => [path, path]));
const leads = (paths: readonly string[], to: string): Landings =>
  Object.fromEntries(paths.map((path) => [path, to]));

const signedOutPages = ['/', '/auth', '/pricing'];
const signedInPages = ['/dashboard', ...free, ...paid, '/pricing', '/success', '/account'];

async function expectLandings(page: Page, landings: Landings): Promise<void> {
  for (const [path, to] of Object.entries(landings)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expect.poll(() => new URL(page.url()).pathname, path).toBe(to);
  }
}

/** A signed-in person with an open project. */
async function withProject(page: Page, email?: string): Promise<void> {
  const person = newPerson('fr');
  await signedUp(page, email === undefined ? person : { ...person, email });
  await post(page.request, '/api/projects', { name: 'Pain de nuit' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Ouvrir', exact: true }).click();
  await expect(page).toHaveURL(/\/module\//);
}

const unlock = (page: Page) => page.getByRole('link', { name: word.unlock, exact: true });
const start = (page: Page) => page.getByRole('button', { name: word.start, exact: true });

test('a stranger reaches the landing page, the sign-in and the price', async ({ page }) => {
  await expectLandings(page, {
    ...stays(signedOutPages),
    ...leads(['/dashboard', ...free, ...paid, '/account', '/admin', '/nulle-part'], '/'),
    '/success': '/auth',
  });
  await page.goto('/pricing');
  await page.getByRole('link', { name: word.start, exact: true }).click();
  await expect(page).toHaveURL(/^[^?]*\/auth/);
  await expect(page.getByLabel('Confirmer le mot de passe', { exact: true })).toBeVisible();
});

test('a free person reaches every page, and sees an offer on empty paid modules', async ({
  page,
}) => {
  await withProject(page);
  await expectLandings(page, {
    ...stays(signedInPages),
    ...leads(['/', '/auth', '/admin', '/nulle-part'], '/dashboard'),
  });
  for (const path of paid) {
    await page.goto(path);
    await expect(unlock(page), path).toBeVisible();
  }
  for (const path of free) {
    await page.goto(path);
    await expect(page.locator('[data-question]').first(), path).toBeEnabled();
  }
  await page.goto('/pricing');
  await expect(start(page)).toBeEnabled();
});

test('a Premium person reaches every module, without offers', async ({ page }) => {
  await withProject(page);
  await buyPremium(page, 'fr');
  await expectLandings(page, { ...stays(signedInPages), '/admin': '/dashboard' });
  for (const path of paid) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(unlock(page), path).toBeHidden();
  }
  await page.goto('/pricing');
  await expect(page.getByText(word.currentPlan)).toBeVisible();
  await expect(start(page)).toBeHidden();
});

test('a founder sees everything except prices and subscriptions', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const founder = newFounder('fr');
  await withProject(page, founder.email);
  await expectLandings(page, { ...stays(signedInPages), '/admin': '/dashboard' });
  for (const path of paid) {
    await page.goto(path);
    await expect(page.getByText('Accès Fondateur').first(), path).toBeVisible();
    await expect(unlock(page), path).toBeHidden();
  }
  await page.goto('/pricing');
  await expect(page.getByText('Tout est compris')).toBeVisible();
  await expect(start(page)).toBeHidden();
  await page.getByRole('button', { name: founder.email }).click();
  await expect(page.getByRole('menuitem', { name: word.account, exact: true })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: word.subscription, exact: true })).toBeHidden();
  await page.goto('/account');
  await expect(page.getByText(word.founder).first()).toBeVisible();
  await expect(page.getByRole('button', { name: word.cancel, exact: true })).toBeHidden();
  expect(asked.filter((path) => path.startsWith('/api/subscription'))).toEqual([]);
});

test('a suspended person can read, and sees why writing is impossible', async ({
  page,
  browser,
}) => {
  await withProject(page);
  const { user } = await (await page.request.get('/api/me')).json();
  const desk = await (await browser.newContext()).newPage();
  await signedUp(desk, { ...newPerson('fr'), email: adminEmails.suspending });
  await post(desk.request, `/api/admin/accounts/${user.id}/suspend`, undefined);
  await desk.context().close();
  await expectLandings(page, { ...stays(signedInPages), '/admin': '/dashboard' });
  for (const path of [...free, ...paid]) {
    await page.goto(path);
    await expect(page.getByText('Votre compte est suspendu').first(), path).toBeVisible();
  }
  await page.goto('/pricing');
  await expect(start(page)).toBeHidden();
});
