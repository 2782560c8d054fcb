import { type Language, landingPath, languages } from '@elan/domain/language';
import { names } from './names.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

const words: Record<Language, { carousel: string; persona: string; refunds: string }> = {
  fr: { carousel: 'Carrousel des modules', persona: 'Persona', refunds: 'Aucun remboursement' },
  en: { carousel: 'Modules carousel', persona: 'Persona', refunds: 'No refunds' },
};

test('without scripts the whole landing page is readable and its links work', async ({ page }) => {
  for (const language of languages) {
    const word = words[language];
    await page.goto(landingPath[language]);
    const region = page.getByRole('region', { name: word.carousel, exact: true });
    await expect(region.getByRole('heading', { level: 3 })).toHaveCount(11);
    await expect(region.getByRole('button')).toHaveCount(0);

    await expect(page.getByRole('tab')).toHaveCount(0);
    const sheets = page.locator('[id^="example-"]');
    await expect(sheets).toHaveCount(7);
    for (const sheet of await sheets.all()) await expect(sheet).toBeVisible();
    await page.getByRole('link', { name: word.persona, exact: true }).click();
    await expect(page).toHaveURL(/#example-persona$/);
    await expect(page.getByText('Sandrine Ouellet')).toBeInViewport();

    await expect(page.getByRole('heading', { name: word.refunds })).toBeVisible();
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: names[language].start, exact: true }).click();
    await expect(page).toHaveURL('/auth?panel=signup');
    const confirmation = page.getByLabel(names[language].confirmPassword, { exact: true });
    await expect(confirmation).toBeVisible();
  }
});
