import { activate, tabTo } from '../../accessibility/keyboard.ts';
import { expect, test } from '../../test.ts';
import { names } from '../../words/names.ts';

const word = {
  carousel: 'Modules carousel',
  next: 'Next module',
  chosen: 'SWOT',
  last: 'Maturity',
  after: 'Forecast',
  call: 'Write my first page',
};

test('the landing page works by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await activate(page, page.getByRole('button', { name: names.fr.toggle, exact: true }));
  await tabTo(page, page.getByRole('link', { name: names.en.start, exact: true }));

  const region = page.getByRole('region', { name: word.carousel, exact: true });
  await tabTo(page, region.getByRole('button', { name: word.next, exact: true }));
  // Keys pressed before hydration have no effect.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(region.getByRole('status')).not.toBeEmpty({ timeout: 1_000 });
  }).toPass();
  await expect(region.locator('[data-active="true"]')).toHaveCount(1);

  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tabTo(page, tab(word.chosen));
  await page.keyboard.press('End');
  await expect(tab(word.last)).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: word.last })).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(tab(word.after)).toBeFocused();
  // The tab list is a single Tab stop, followed by its panel.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: word.after })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel').getByRole('table')).toBeVisible();

  await activate(page, page.getByRole('link', { name: word.call, exact: true }));
  await expect(page).toHaveURL('/auth?panel=signup');
});
