import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility/axe.ts';
import { putModule, storedModule } from '../../content/savedModules.ts';
import { newFounder } from '../../people/founders.ts';
import { signedUp } from '../../people/person.ts';
import { projects } from '../../projects/projects.ts';
import { projectOf } from '../../screens/project.ts';
import { expect, test } from '../../test.ts';

const input = (page: Page, path: string) => page.locator(`[data-forecast="${path}"]`);

test('a person on a phone fills in the forecast from what is already written', async ({ page }) => {
  const { answers, comments } = projects.product.fr;
  await signedUp(page, newFounder('fr'));
  await projectOf(page, 'Toison');
  await putModule(page, 'business-plan', { answers: answers['business-plan'] });
  await putModule(page, 'finances', {
    answers: answers.finances,
    comments: comments.finances ?? '',
  });
  await page.goto('/dashboard');
  await page.getByRole('article').getByRole('button', { name: 'Ouvrir', exact: true }).click();
  await expect(page).toHaveURL(/\/module\//);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/module/finances');
  const region = page.getByRole('region', { name: 'Prévisions', exact: true });

  await test.step('it begins with what is written', async () => {
    await expect(input(page, 'offers.0.price')).toHaveValue('98');
    await expect(input(page, 'assets.0.name')).toHaveValue('Cardeuse usagée');
    await region.getByRole('button', { name: 'Commencer par la première question' }).click();
    await expect(input(page, 'opening')).toBeFocused();
  });

  await test.step('confirm, correct, add and remove', async () => {
    await region.getByRole('button', { name: /^Confirmer\s: Prix d’une vente/ }).click();
    await input(page, 'offers.0.cost').fill('44,50');
    await region.getByRole('button', { name: 'Ajouter, Publicité', exact: true }).click();
    await expect(input(page, 'fixed.5.amount')).toBeFocused();
    await page.keyboard.type('60.125');
    await region.getByRole('button', { name: /^Retirer\s: Kiosques/ }).click();
    await expect(input(page, 'fixed.4.name')).toHaveValue('Publicité');
  });

  await test.step('a finger drags a month up, and the keyboard moves it', async () => {
    const july = page.getByRole('slider', { name: 'Ventes de juillet' });
    await july.scrollIntoViewIfNeeded();
    const box = await july.boundingBox();
    if (!box) throw new Error('no bar');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 - 40, { steps: 4 });
    await page.mouse.up();
    await expect(july).not.toHaveAttribute('aria-valuenow', '36');
    await july.focus();
    await page.keyboard.press('Home');
    await expect(july).toHaveAttribute('aria-valuenow', '0');
  });

  await test.step('it is saved by itself, and what is no number stays on this device', async () => {
    await expect
      .poll(
        async () => (await storedModule(page, 'finances')).forecast?.inputs.offers[0]?.season?.[6],
      )
      .toBe(0);
    const { forecast } = await storedModule(page, 'finances');
    expect(forecast?.inputs.offers[0]).toMatchObject({ price: 98_00, cost: 44_50 });
    expect(forecast?.inputs.fixed?.[4]).toEqual({ id: expect.any(String), name: 'Publicité' });
    expect(forecast?.confirmed).toContain('offers.0.price');
    await page.reload();
    await expect(input(page, 'fixed.4.amount')).toHaveValue('60.125');
    await expect(input(page, 'offers.0.cost')).toHaveValue('44,50');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });

  await test.step('axe finds nothing with every detail open and a field refused', async () => {
    for (const more of await region.getByRole('button', { name: /^Plus de détails/ }).all()) {
      await more.click();
    }
    await expect(region.getByRole('alert')).toHaveCount(1);
    await expectAccessible(page, 'forecast, details open');
  });

  await test.step('a lender’s ten questions come from it, and lead to what is missing', async () => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Les dix questions du prêteur' }).click();
    const title = page.getByRole('heading', { level: 1, name: 'Les dix questions du prêteur' });
    await expect(title).toBeFocused();
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(10);
    await expect(page.getByText('10 000 $ sur les 18 000 $ réunis au démarrage')).toBeVisible();
    await expectAccessible(page, 'rehearsal');
    const asked = page.getByRole('listitem').filter({ hasText: 'Pourquoi vous?' });
    await asked.getByRole('link', { name: /^Compléter/ }).press('Enter');
    await expect(page).toHaveURL(/\/module\/idea#question-experience$/);
    await expect(page.locator('[data-question="experience"]')).toBeFocused();
  });
});
