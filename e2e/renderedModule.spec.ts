import { journey } from '@elan/modules/catalogue';
import { isOnDisk } from './draftsOnDisk.ts';
import { newFounder } from './founders.ts';
import { holdScripts } from './heldScripts.ts';
import { waitForHydration } from './hydrated.ts';
import { fieldOf } from './moduleScreen.ts';
import { names } from './names.ts';
import { signedUp, signedUpPerson } from './person.ts';
import { createProject, openProject, projectOf } from './project.ts';
import { putModule, storedModule } from './savedModules.ts';
import { savedProject } from './savedProject.ts';
import { expect, test } from './test.ts';

// Neither the server's clocks nor the machine's.
test.use({ timezoneId: 'Asia/Tokyo' });

const saved = 'Du pain la nuit.';

for (const language of ['fr', 'en'] as const) {
  test(`each module is there before its scripts, and is hydrated as it is, ${language}`, async ({
    page,
  }) => {
    const founder = newFounder(language);
    await signedUp(page, founder);
    await projectOf(page, 'Pain de nuit');
    for (const [key, content] of Object.entries(savedProject(language))) {
      await putModule(page, key as keyof ReturnType<typeof savedProject>, content);
    }
    await openProject(page, founder, 'Pain de nuit');
    for (const { key, title, questions } of journey) {
      const scripts = await holdScripts(page);
      await scripts.open(`/module/${key}`);
      await expect(page.getByRole('heading', { level: 1, name: title[language] })).toBeVisible();
      await expect(page).toHaveTitle(`${title[language]} · Élan`);
      const [first] = questions;
      // In the document, folded above a text.
      if (first) await expect(fieldOf(page, first.id)).toBeAttached();
      const before = await page.locator('main').elementHandle();
      const text = await page.locator('main').innerText();
      expect(text.length).toBeGreaterThan(200);
      scripts.release();
      await waitForHydration(page);
      // Not another one that looks the same.
      expect([key, await before?.evaluate((main) => main.isConnected)]).toEqual([key, true]);
      await page.unrouteAll();
    }
  });
}

test('what is saved shows before the scripts, and the draft after them; what was typed early is added', async ({
  page,
}) => {
  const person = await signedUpPerson(page);
  await page.goto('/dashboard');
  await createProject(page, person, 'Pain de nuit');
  await putModule(page, 'idea', { answers: { businessIdea: saved, location: 'Matane' } });
  await page.goto('/module/idea');
  const idea = fieldOf(page, 'businessIdea');
  await expect(idea).toHaveValue(saved);
  await waitForHydration(page);
  await idea.fill(`${saved} Et des brioches.`);
  await expect.poll(() => isOnDisk(page, 'brioches')).toBe(true);

  const scripts = await holdScripts(page);
  await scripts.open('/module/idea');
  await expect(idea).toHaveValue(saved);
  await idea.press('ControlOrMeta+End');
  await page.keyboard.insertText(' Jusqu’à l’aube.');
  const location = fieldOf(page, 'location');
  await location.fill('Rimouski');
  scripts.release();
  await waitForHydration(page);
  await expect(idea).toHaveValue(`${saved} Et des brioches.\n\nJusqu’à l’aube.`);
  await expect(location).toHaveValue('Rimouski');

  await page.getByRole('button', { name: names.fr.save, exact: true }).click();
  await expect
    .poll(async () => (await storedModule(page, 'idea')).answers)
    .toMatchObject({
      businessIdea: `${saved} Et des brioches.\n\nJusqu’à l’aube.`,
      location: 'Rimouski',
    });
});

test('a button that was clicked early does once what it says, with what was typed', async ({
  page,
}) => {
  const person = await signedUpPerson(page);
  await page.goto('/dashboard');
  await createProject(page, person, 'Pain de nuit');
  const scripts = await holdScripts(page);
  await scripts.open('/module/idea');
  await fieldOf(page, 'businessIdea').fill(saved);
  await page.getByRole('button', { name: names.fr.save, exact: true }).click();
  scripts.release();
  await expect
    .poll(async () => (await storedModule(page, 'idea'))?.answers?.businessIdea)
    .toBe(saved);
});

test('without a project, without access and without such a module the page says so before any script', async ({
  page,
}) => {
  const person = await signedUpPerson(page);
  const scripts = await holdScripts(page);
  await scripts.open('/module/idea');
  await expect(page.getByRole('heading', { name: 'Aucun projet sélectionné' })).toBeVisible();
  scripts.release();
  await waitForHydration(page);
  await page.unrouteAll();

  await page.goto('/dashboard');
  await createProject(page, person, 'Pain de nuit');
  const again = await holdScripts(page);
  await again.open('/module/finances');
  await expect(
    page
      .getByRole('main')
      .getByText(/Premium/)
      .first(),
  ).toBeVisible();
  again.release();
  await waitForHydration(page);
  await page.unrouteAll();

  await page.goto('/module/nothing');
  await expect(page).toHaveURL('/dashboard');
});

test('a project that is gone, and one of another person, are not shown', async ({ page }) => {
  const person = await signedUpPerson(page);
  await page.goto('/dashboard');
  await createProject(page, person, 'Pain de nuit');
  const url = new URL(page.url()).origin;
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'elan_project');
  expect(cookie?.value).toMatch(/^[0-9a-f-]{36}$/);
  // What the page still asks ends with it.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await signedUpPerson(page);
  if (cookie) await page.context().addCookies([cookie]);
  const reply = await page.request.get(`${url}/module/idea`);
  expect(await reply.text()).not.toContain('Pain de nuit');
});
