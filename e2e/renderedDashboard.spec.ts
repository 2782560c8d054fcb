import { holdScripts } from './heldScripts.ts';
import { signedUpPerson } from './person.ts';
import { createProject } from './project.ts';
import { expect, test } from './test.ts';

// A time zone that is neither the server's nor the machine's.
test.use({ timezoneId: 'Asia/Tokyo' });

test('the dashboard is there before its scripts, and the browser hydrates it as it is', async ({
  page,
}) => {
  const person = await signedUpPerson(page);
  await page.goto('/dashboard');
  await createProject(page, person, 'Pain de nuit');

  for (const { language, name, create } of [
    { language: 'fr', name: 'Nouveau projet', create: 'Créer le projet' },
    { language: 'en', name: 'New project', create: 'Create project' },
  ]) {
    await page.evaluate((chosen) => {
      localStorage.setItem('elan.language', chosen);
      // biome-ignore lint/suspicious/noDocumentCookie: as the page itself writes it
      document.cookie = `elan_language=${chosen}; Path=/`;
    }, language);
    const scripts = await holdScripts(page);
    await scripts.open('/dashboard');
    const card = page.getByRole('article', { name: 'Pain de nuit' });
    await expect(card).toBeVisible();
    const before = await page.locator('main').elementHandle();
    expect(await page.title()).toMatch(/ · Élan$/);

    scripts.release();
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('button', { name: create })).toBeVisible();
    // The same element, not an identical one.
    expect(await before?.evaluate((main) => main.isConnected)).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
});
