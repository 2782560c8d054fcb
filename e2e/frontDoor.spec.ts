import { holdScripts } from './heldScripts.ts';
import { waitForHydration } from './hydrated.ts';
import { expect, test } from './test.ts';

const strangers = [
  '/',
  '/en',
  '/auth',
  '/auth?panel=signup',
  '/auth?confirmed=true',
  '/pricing',
  '/privacy',
  '/terms',
  '/account-deleted',
];

test('without JavaScript the pages are readable and their links and forms work, in both languages', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/');
  for (const heading of await page.getByRole('heading').all()) await expect(heading).toBeVisible();
  expect(await page.getByRole('heading').count()).toBeGreaterThan(15);
  for (const part of ['16,99', 'Aucun remboursement', 'estimation', 'Forces', 'Pain de nuit']) {
    await expect(page.getByText(part).filter({ visible: true }).first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en$/);
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL(/\/auth\?panel=signup$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Create account' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Terms of Service', exact: true }).click();
  await expect(page).toHaveURL(/\/terms\??$/);
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('link', { name: 'Politique de confidentialité' }).first().click();
  await expect(page).toHaveURL(/\/privacy$/);
  await context.close();
});

test('every public page is hydrated without rendering it again or writing to the console', async ({
  page,
}) => {
  const moved: { readonly path: string; readonly value: number }[] = [];
  await page.addInitScript(() => {
    Object.assign(globalThis, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { readonly value: number };
        Object.assign(globalThis, {
          moved: (globalThis as unknown as { moved: number }).moved + value,
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const language of ['fr', 'en']) {
    const { origin } = new URL(test.info().project.use.baseURL ?? 'http://localhost');
    await page.context().addCookies([{ name: 'elan_language', value: language, url: origin }]);
    for (const path of strangers) {
      await page.goto(path, { waitUntil: 'commit' });
      const banner = page.getByRole('complementary', { name: /^(Bac à sable|Sandbox)$/ }).first();
      await page.locator('h1').waitFor();
      const serverRendered = await page.locator('main').elementHandle();
      const title = await page.title();
      await waitForHydration(page);
      // The same element, not an identical one.
      expect([path, await serverRendered?.evaluate((main) => main.isConnected)]).toEqual([
        path,
        true,
      ]);
      expect([path, await page.title()]).toEqual([
        path,
        title === 'Élan' ? await page.title() : title,
      ]);
      await expect(banner).toBeVisible();
      const value = await page.evaluate(() => (globalThis as unknown as { moved: number }).moved);
      moved.push({ path: `${language} ${path}`, value });
    }
  }
  expect(moved.filter(({ value }) => value > 0.01)).toEqual([]);
});

test('the toggle switches between the two URLs, is remembered, and no other language flashes', async ({
  page,
}) => {
  const shown = new Set<string>();
  await page.exposeFunction('tellLanguage', (language: string) => shown.add(language));
  await page.goto('/');
  await waitForHydration(page);
  await page.addInitScript(() => {
    const tell = () => {
      const { lang } = document.documentElement;
      const text = document.querySelector('h1')?.textContent;
      if (text) {
        (globalThis as unknown as { tellLanguage(shown: string): void }).tellLanguage(
          `${lang} ${text}`,
        );
      }
      requestAnimationFrame(tell);
    };
    requestAnimationFrame(tell);
  });
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en$/);
  await waitForHydration(page);
  // The English home page: also at the root URL, even while the French page is still cached.
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await waitForHydration(page);
  expect([...shown].every((text) => text.startsWith('en From'))).toBe(true);
  expect(shown.size).toBe(1);
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page.getByRole('button', { name: 'Français' })).toBeVisible();
  await page.goto('/en');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('text typed and submitted before hydration is kept', async ({ page }) => {
  const scripts = await holdScripts(page, { andFirst: true });
  await scripts.open('/auth');
  const email = page.getByLabel('Adresse courriel');
  await email.fill('tot@exemple.ca');
  await page.getByLabel('Mot de passe', { exact: true }).fill('pain-de-nuit-7');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  scripts.release();
  await waitForHydration(page);
  await expect(page).toHaveURL('/auth');
  await expect(email).toHaveValue('tot@exemple.ca');
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('pain-de-nuit-7');
  await page.getByRole('button', { name: /Pas encore de compte/ }).click();
  await expect(page.getByLabel('Adresse courriel')).toHaveValue('tot@exemple.ca');
});

test('the terms open over the landing page, and return the focus', async ({ page }) => {
  await page.goto('/en');
  await waitForHydration(page);
  const terms = page.getByRole('button', { name: 'Terms' });
  await terms.click();
  const dialog = page.getByRole('dialog', { name: 'Terms of Service' });
  await expect(dialog).toContainText('June 22, 2025');
  await expect(page).toHaveURL(/\/en$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(terms).toBeFocused();
});

test.describe('if the dialog’s code cannot be loaded', () => {
  test.use({ expectedTroubles: /404/ });

  test('the button leads to the page of the terms', async ({ page }) => {
    await page.route('**/assets/TermsOverlay-*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Conditions' }).click();
    await expect(page).toHaveURL(/\/terms\??$/);
  });
});
