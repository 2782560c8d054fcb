import type { Page } from '@playwright/test';
import { waitForHydration } from '../../browser/hydrated.ts';
import { keptCopies } from '../../browser/keptCopies.ts';
import { storedModule } from '../../content/savedModules.ts';
import { setOffline } from '../../faults/network.ts';
import { newFounder } from '../../people/founders.ts';
import { signedUp, signOut } from '../../people/person.ts';
import { button, fieldOf, openModule } from '../../screens/moduleScreen.ts';
import { openProject, projectOf } from '../../screens/project.ts';
import { expect, test } from '../../test.ts';
import { faultWords } from '../../words/faultWords.ts';
import { names } from '../../words/names.ts';

// No 409 is expected: if the reply to a save was lost, the page reads whether it was stored instead of retrying it.
test.use({ expectedTroubles: /net::ERR_|Failed to fetch/ });

const name = 'Four du quai de Rimouski';
const typed = 'Une boulangerie ouverte la nuit, près de l’hôpital.';
const word = names.fr;
const labelled = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: faultWords.fr.network });
const state = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

/** @returns the paths in the service worker's caches, with the texts of cached pages. */
async function keptFiles(page: Page) {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all(
          (await cache.keys()).map(async (request) => ({
            path: new URL(request.url).pathname,
            text: (await (await cache.match(request))?.text()) ?? '',
          })),
        );
      }),
    );
    return kept.flat();
  });
}

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('a module can be read and written offline through reloads, everything is sent afterwards, and a sign-out leaves nothing', async ({
  page,
}) => {
  const person = await signedUp(page, newFounder('fr'));
  await projectOf(page, name);
  await openProject(page, person, name);
  await openModule(page, 'idea', 'fr');
  await fieldOf(page, 'businessIdea').fill(typed);
  await expect(state(page, /^Enregistré/)).toBeVisible();
  await expect.poll(async () => (await keptFiles(page)).length).toBeGreaterThan(5);
  await expect.poll(() => keptCopies(page)).toContain(typed);

  await test.step('nothing of a person is in the caches, and nothing of the API', async () => {
    for (const { path, text } of await keptFiles(page)) {
      expect(path).toMatch(/^\/(?:assets\/|offline$)/);
      const own = [typed, person.email, name].filter((words) => text.includes(words));
      expect(own, path).toEqual([]);
    }
  });

  await test.step('offline, a reload shows the module, and typing goes on', async () => {
    await setOffline(page, true);
    await page.reload();
    await waitForHydration(page);
    await expect(fieldOf(page, 'businessIdea')).toHaveValue(typed);
    await expect(state(page, /^Enregistré .*hors ligne/)).toBeVisible();
    await fieldOf(page, 'location').fill('Rimouski');
    await expect(state(page, /^Hors ligne.: gardé sur cet appareil/)).toBeVisible();
    expect(
      await page.evaluate(() =>
        fetch('/api/health').then(
          () => 'answered',
          () => 'no',
        ),
      ),
    ).toBe('no');
    await page.reload();
    await waitForHydration(page);
    await expect(fieldOf(page, 'location')).toHaveValue('Rimouski');
    await expect(fieldOf(page, 'businessIdea')).toHaveValue(typed);
  });

  await test.step('online again, what was written is sent by itself', async () => {
    await setOffline(page, false);
    await expect(state(page, /^Enregistré/)).toBeVisible();
    await expect
      .poll(async () => (await storedModule(page, 'idea')).answers)
      .toMatchObject({ businessIdea: typed, location: 'Rimouski' });
  });

  await test.step('an entry of the journal', async () => {
    await openModule(page, 'journal', 'fr');
    await setOffline(page, true);
    await labelled(page, word.entryTitle).fill('Lundi');
    await labelled(page, word.mood).selectOption('positive');
    await labelled(page, word.entryContent).fill('Le four est arrivé.');
    await button(page, 'fr', 'addEntry').click();
    await expect(alert(page)).toBeVisible();
    await expect(labelled(page, word.entryContent)).toHaveValue('Le four est arrivé.');
    await setOffline(page, false);
    await expect(alert(page)).toBeHidden();
    await expect(labelled(page, word.entryContent)).toHaveValue('');
    const { entries } = await storedModule(page, 'journal');
    expect(entries).toMatchObject([{ title: 'Lundi', mood: 'positive' }]);
  });

  await test.step('a sign-out asks nothing, and leaves nothing on the device', async () => {
    await signOut(page, person);
    await expect(page).toHaveURL('/auth');
    await expect.poll(() => workers(page)).toBe(0);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    expect(await keptCopies(page)).toBe('');
  });

  await test.step('the next sign-in on the same page keeps the files again', async () => {
    await page.getByLabel(word.email, { exact: true }).fill(person.email);
    await page.getByLabel(word.password, { exact: true }).fill(person.password);
    await page.getByRole('button', { name: word.signIn, exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect.poll(async () => (await keptFiles(page)).length).toBeGreaterThan(5);
  });

  await test.step('a project’s name and description, through a reload', async () => {
    const card = () => page.getByRole('article', { name });
    await card().getByRole('button', { name: 'Modifier', exact: true }).click();
    await setOffline(page, true);
    await card().getByLabel('Description').fill('À Rimouski, dès minuit');
    await card().getByRole('button', { name: word.save, exact: true }).click();
    await expect(alert(page)).toBeVisible();
    await setOffline(page, false);
    await expect(card().getByText('À Rimouski, dès minuit')).toBeVisible();
    await expect(alert(page)).toBeHidden();

    await page.getByRole('button', { name: word.newProject }).click();
    const form = () => page.getByRole('region', { name: word.newProject });
    await form().getByLabel(word.projectName).fill('Le grand tri');
    await form().getByLabel('Description').fill('Ce que les autres jettent');
    await page.reload();
    await expect(form().getByLabel(word.projectName)).toHaveValue('Le grand tri');
    await expect(form().getByLabel('Description')).toHaveValue('Ce que les autres jettent');
  });

  await test.step('signing out asks about the unsent form, and sends it', async () => {
    await page.getByRole('button', { name: person.email }).click();
    await page.getByRole('menuitem', { name: word.signOut, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Tout n’est pas enregistré' });
    const made = page.waitForResponse((reply) => reply.request().method() === 'POST');
    await dialog.getByRole('button', { name: 'Enregistrer et quitter' }).click();
    expect((await made).status()).toBe(201);
    await expect(page).toHaveURL('/auth');
  });
});
