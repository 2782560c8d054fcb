import type { Page } from '@playwright/test';
import { holdScripts } from '../../browser/heldScripts.ts';
import { waitForHydration } from '../../browser/hydrated.ts';
import { keptCopies } from '../../browser/keptCopies.ts';
import { putModule } from '../../content/savedModules.ts';
import { setOffline } from '../../faults/network.ts';
import { newPerson, type Person, signedUp, signedUpPerson } from '../../people/person.ts';
import { authForm } from '../../screens/authForm.ts';
import { fieldOf } from '../../screens/moduleScreen.ts';
import { expectProjectPage, openProject, projectOf } from '../../screens/project.ts';
import { expect, test } from '../../test.ts';

// Console errors about a missing project (404) and a lost network.
test.use({ expectedTroubles: /status of 404|net::ERR_|Failed to fetch/ });

const projects = { Alpha: 'Du pain la nuit', Beta: 'Des vélos en bois' } as const;
type Name = keyof typeof projects;

/**
 * Creates both projects, each with its own idea.
 * @returns their ids.
 */
async function bothProjects(page: Page): Promise<Record<Name, string>> {
  const ids: Partial<Record<Name, string>> = {};
  for (const name of ['Alpha', 'Beta'] as const) {
    ids[name] = await projectOf(page, name);
    await putModule(page, 'idea', { answers: { businessIdea: projects[name] } });
  }
  return ids as Record<Name, string>;
}

/** Expects that the idea page shows this project. */
async function expectIdeaOf(page: Page, name: Name, id: string): Promise<void> {
  await expect(page).toHaveURL(`/p/${id}/module/idea`);
  await expect(fieldOf(page, 'businessIdea')).toHaveValue(projects[name]);
}

/** Opens a project from the dashboard, and its idea from there. */
async function openIdea(page: Page, person: Person, name: Name): Promise<void> {
  await openProject(page, person, name);
  await waitForHydration(page);
  await page.locator('nav a[href$="/module/idea"]').click();
  await expect(fieldOf(page, 'businessIdea')).toHaveValue(projects[name]);
}

test('each of two tabs keeps its own project, over a reload, Back and a plain address', async ({
  page: first,
  context,
}) => {
  const person = await signedUpPerson(first);
  const ids = await bothProjects(first);
  await openIdea(first, person, 'Alpha');
  const second = await context.newPage();
  await openIdea(second, person, 'Beta');

  await first.reload();
  await expectIdeaOf(first, 'Alpha', ids.Alpha);
  await second.reload();
  await expectIdeaOf(second, 'Beta', ids.Beta);

  await first.goto('/module/idea');
  await expectIdeaOf(first, 'Alpha', ids.Alpha);
  await first.goto('/dossier');
  await expect(first).toHaveURL(`/p/${ids.Alpha}/dossier`);
  await first.goBack();
  await expectIdeaOf(first, 'Alpha', ids.Alpha);

  // Opens another project in the same tab, then goes back to what the tab showed before.
  await openIdea(first, person, 'Beta');
  await first.goBack();
  await first.goBack();
  await first.goBack();
  await expectIdeaOf(first, 'Alpha', ids.Alpha);

  const third = await context.newPage();
  await openProject(second, person, 'Alpha');
  await waitForHydration(second);
  await third.goto('/module/idea');
  await expectIdeaOf(third, 'Alpha', ids.Alpha);

  await openIdea(second, person, 'Beta');
  await test.step('not even before the scripts does it show the project of another tab', async () => {
    // Records every text that the tab shows in any frame.
    await first.addInitScript(() => {
      const seen = () => {
        const shown = document.body?.checkVisibility() ? document.body.innerText : '';
        const values = [...document.querySelectorAll('textarea')].map(({ value }) => value);
        if (shown) window.name += ` ${shown} ${values.join(' ')}`;
        requestAnimationFrame(seen);
      };
      seen();
    });
    const scripts = await holdScripts(first);
    await scripts.open('/module/idea');
    await expectIdeaOf(first, 'Alpha', ids.Alpha);
    const painted = await first.evaluate(() => window.name);
    expect(painted).toContain(projects.Alpha);
    expect(painted).not.toContain(projects.Beta);
    expect(painted).not.toContain('Beta');
    scripts.release();
    await waitForHydration(first);
    await expectIdeaOf(first, 'Alpha', ids.Alpha);
    expect(await first.evaluate(() => window.name)).not.toContain('Beta');
  });

  const stored = await first.evaluate(() => JSON.stringify(localStorage));
  for (const id of Object.values(ids)) expect(stored).not.toContain(`"${id}"`);
});

test('a link to a project opens it elsewhere once the person has signed in, and for no one else', async ({
  page,
  browser,
}) => {
  const person = await signedUpPerson(page);
  const ids = await bothProjects(page);
  const address = `/p/${ids.Alpha}/module/idea`;

  await test.step('on another device, signed out: after the sign-in', async () => {
    const elsewhere = await browser.newPage();
    await elsewhere.goto(`${address}#question-businessIdea`);
    await expect(elsewhere).toHaveURL('/auth');
    await authForm(elsewhere, 'fr').trySignIn(person);
    await expectProjectPage(elsewhere, '/module/idea#question-businessIdea');
    await expect(fieldOf(elsewhere, 'businessIdea')).toHaveValue(projects.Alpha);
    // In that browser it is the last project used, also for a new tab.
    await elsewhere.goto('/dossier');
    await expect(elsewhere).toHaveURL(`/p/${ids.Alpha}/dossier`);
    await elsewhere.close();
  });

  await test.step('another person: not found, with the projects that they have', async () => {
    const other = await browser.newPage();
    await signedUp(other, newPerson('en'));
    await projectOf(other, 'Gamma');
    const { id } = (await (await other.request.get('/api/projects')).json()).projects[0];
    for (const gone of [ids.Alpha, 'nothing']) {
      const reply = await other.goto(`/p/${gone}/module/idea`);
      expect(reply?.status()).toBe(404);
      const title = 'This project was not found.';
      await expect(other.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await waitForHydration(other);
      await expect(other.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(other.getByRole('textbox')).toHaveCount(0);
    }
    await other.getByRole('link', { name: 'Gamma' }).click();
    await expect(other).toHaveURL(`/p/${id}/module/brainstorm`);
    await other.close();
  });

  await test.step('their own, deleted since: not found, in French', async () => {
    await page.goto(address);
    await waitForHydration(page);
    await page.request.delete(`/api/projects/${ids.Alpha}`);
    await page.reload();
    const heading = page.getByRole('heading', { level: 1, name: 'Ce projet est introuvable.' });
    await expect(heading).toBeVisible();
    await page.goto('/module/idea');
    await expectIdeaOf(page, 'Beta', ids.Beta);
  });
});

test('offline, each tab shows its own project again', async ({ page: first, context }) => {
  const person = await signedUpPerson(first);
  const ids = await bothProjects(first);
  await openIdea(first, person, 'Alpha');
  const second = await context.newPage();
  await openIdea(second, person, 'Beta');
  for (const page of [first, second]) {
    await expect.poll(() => keptCopies(page)).toContain(projects.Alpha);
    await expect.poll(() => keptCopies(page)).toContain(projects.Beta);
    await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1);
    await setOffline(page, true);
  }
  await first.reload();
  await expectIdeaOf(first, 'Alpha', ids.Alpha);
  await second.reload();
  await expectIdeaOf(second, 'Beta', ids.Beta);
});
