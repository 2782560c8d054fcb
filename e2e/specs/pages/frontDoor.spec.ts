import { waitForHydration } from '../../browser/hydrated.ts';
import { expect, test } from '../../test.ts';

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
  const region = page.getByRole('region', { name: 'Carrousel des modules', exact: true });
  await expect(region.getByRole('heading', { level: 3 })).toHaveCount(11);
  await expect(region.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  const sheets = page.locator('[id^="example-"]');
  await expect(sheets).toHaveCount(7);
  for (const sheet of await sheets.all()) await expect(sheet).toBeVisible();
  await page.getByRole('link', { name: 'Persona', exact: true }).click();
  await expect(page).toHaveURL(/#example-persona$/);
  await expect(page.getByText('Sandrine Ouellet')).toBeInViewport();
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en(?:#|$)/);
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

test('the toggle switches between the two URLs, is remembered, and no other language flashes', async ({
  page,
}) => {
  const shown = new Set<string>();
  await page.exposeFunction('reportLanguage', (language: string) => shown.add(language));
  await page.goto('/');
  await waitForHydration(page);
  await page.addInitScript(() => {
    const watch = () => {
      const { lang } = document.documentElement;
      const text = document.querySelector('h1')?.textContent;
      if (text) {
        (globalThis as unknown as { reportLanguage(shown: string): void }).reportLanguage(
          `${lang} ${text}`,
        );
      }
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en$/);
  await waitForHydration(page);
  // The root URL also shows the English page now, even though the French one is still cached.
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
  test.use({ expectedTroubles: /status of 404/ });

  test('the button opens the page of the terms', async ({ page }) => {
    await page.route('**/assets/TermsOverlay-*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Conditions' }).click();
    await expect(page).toHaveURL(/\/terms\??$/);
  });
});
