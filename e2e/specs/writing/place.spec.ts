import { languages } from '@elan/domain/language';
import { catalogue } from '@elan/modules/catalogue';
import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from '../../browser/hydrated.ts';
import { putModule } from '../../content/savedModules.ts';
import { savedProject } from '../../content/savedProject.ts';
import { holdEnd } from '../../faults/heldEnd.ts';
import { newFounder } from '../../people/founders.ts';
import { signedUp, signedUpPerson } from '../../people/person.ts';
import { button, waitForEnd, writeUp } from '../../screens/moduleScreen.ts';
import { openProject, projectOf } from '../../screens/project.ts';
import { expect, test } from '../../test.ts';

const phone = { width: 360, height: 740 };
const sizes = [phone, { width: 1280, height: 800 }];
const name = 'Four du quai';
const written = Object.values(catalogue).filter(({ kind }) => kind === 'writeUp');

const topOf = (part: Locator) => part.evaluate((it) => it.getBoundingClientRect().top);

async function foldBanner(page: Page): Promise<void> {
  const hide = page.getByRole('complementary').getByRole('button', { name: /^(Masquer|Hide)/ });
  await hide.click();
  await expect(hide).toBeHidden();
}

for (const language of languages) {
  test(`a written module opens with its text, on a phone and at 1280, with nothing over it (${language})`, async ({
    page,
  }) => {
    const person = await signedUp(page, newFounder(language));
    await projectOf(page, name);
    const saved = savedProject(language);
    for (const [key, content] of Object.entries(saved)) {
      await putModule(page, key as keyof typeof catalogue, content);
    }
    const aiAnalysis = `${saved.journal?.aiAnalysis}\n\n| A | B | C |\n| --- | --- | --- |\n| Un | Deux | Trois |`;
    await putModule(page, 'journal', { ...saved.journal, aiAnalysis });
    await openProject(page, person, name);
    await foldBanner(page);
    for (const { key } of written) {
      await page.setViewportSize(phone);
      await page.goto(`/module/${key}`);
      const heading = writeUp(page, language).locator('[data-write-up]').getByRole('heading');
      await expect(button(page, language, 'questionsAndAnswers')).toBeVisible();
      for (const size of sizes) {
        await page.setViewportSize(size);
        for (const control of ['regenerate', 'save', 'more'] as const) {
          await expect(button(page, language, control)).toBeInViewport({ ratio: 1 });
        }
        expect(await topOf(heading.first()), `${key} at ${size.width}`).toBeLessThanOrEqual(420);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${key} at ${size.width}`).toBeLessThanOrEqual(size.width);
        const next = page.getByRole('link', { name: /^(Module suivant|Next module)/ });
        expect(await next.evaluate((it) => getComputedStyle(it.parentElement ?? it).position)).toBe(
          'static',
        );
      }
    }
    // The text shares the page with the entries.
    await page.goto('/module/journal');
    const text = page.locator('[data-write-up]');
    await expect(text).toBeVisible();
    for (const size of sizes) {
      await page.setViewportSize(size);
      const lines = () => text.evaluate((it) => it.getBoundingClientRect().width);
      await expect.poll(lines, `journal at ${size.width}`).toBeGreaterThanOrEqual(280);
      await expect(text.getByRole('cell', { name: 'Trois' })).toHaveCSS('display', 'block');
    }
  });
}

for (const size of sizes) {
  test(`a first text that ends leaves what is read in its place (${size.width})`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const person = await signedUpPerson(page);
    await projectOf(page, name);
    const { answers = {} } = savedProject('fr').idea ?? {};
    await putModule(page, 'idea', { answers });
    await openProject(page, person, name);
    const letEnd = await holdEnd(page);
    await page.goto('/module/idea');
    await waitForHydration(page);
    await button(page, 'fr', 'generate').click();
    const headings = writeUp(page, 'fr').locator('[data-write-up]').getByRole('heading');
    const heading = headings.first();
    // Waits until there is enough text to scroll.
    await expect(headings.nth(2)).toBeVisible();
    const before = await heading.evaluate((it) => {
      window.scrollBy({ top: it.getBoundingClientRect().top - 228, behavior: 'instant' });
      return it.getBoundingClientRect().top;
    });
    await expect(button(page, 'fr', 'stop')).toBeVisible();
    await letEnd();
    await waitForEnd(page, 'fr');
    await expect(button(page, 'fr', 'questionsAndAnswers')).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect(Math.abs((await topOf(heading)) - before)).toBeLessThan(3);
  });
}

test('the price page of a lock names the module, and sells on the first screen of a phone', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const person = await signedUpPerson(page);
  await projectOf(page, name);
  await openProject(page, person, name);
  await foldBanner(page);
  await page.goto('/module/marketing');
  const unlock = page.getByRole('link', { name: 'Débloquer Premium' });
  await expect(unlock).toBeInViewport({ ratio: 1 });
  await unlock.click();
  const start = page.getByRole('button', { name: 'Commencer maintenant' });
  await expect(start).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/«\sMarketing\s» s’ouvre/)).toBeInViewport();
});
