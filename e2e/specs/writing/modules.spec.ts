import { journey, type ModuleKey } from '@elan/modules/catalogue';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility/axe.ts';
import { putModule, storedModule } from '../../content/savedModules.ts';
import { savedProject } from '../../content/savedProject.ts';
import { chargeOf, hostileTexts } from '../../hostile/hostileReplies.ts';
import { seenIn, setTraps } from '../../hostile/hostileWatch.ts';
import { newFounder } from '../../people/founders.ts';
import { type Person, signedUp } from '../../people/person.ts';
import { ports } from '../../ports.ts';
import { button, fieldOf, openModule, openQuestions } from '../../screens/moduleScreen.ts';
import { expectProjectPage, openProject, projectOf } from '../../screens/project.ts';
import { expect, test } from '../../test.ts';
import { names } from '../../words/names.ts';

/** Chromium's own console errors about saves that the test holds back. */
test.use({ expectedTroubles: /net::ERR_FAILED/ });

const keys = journey.map(({ key }) => key) as readonly ModuleKey[];
const saved = savedProject('fr');
const word = names.fr;

/** Signs up a founder, who can use every module, with a new project. */
async function begin(page: Page): Promise<Person> {
  const founder = await signedUp(page, newFounder('fr'));
  await projectOf(page, 'Pain de nuit');
  await openProject(page, founder, 'Pain de nuit');
  return founder;
}

test('every blank module is accessible', async ({ page }) => {
  await begin(page);
  for (const key of keys) {
    await openModule(page, key, 'fr');
    await expectAccessible(page, `${key}, blank`);
  }
});

test('every written module is accessible, also with its questions opened, before it is generated again, and at a sign-out with a draft', async ({
  page,
}) => {
  const founder = await begin(page);
  for (const key of keys) await putModule(page, key, saved[key] ?? {});
  await page.reload();
  for (const key of keys) {
    await openModule(page, key, 'fr');
    await expectAccessible(page, `${key}, written`);
  }
  await openModule(page, 'analysis', 'fr');
  await openQuestions(page, 'fr');
  await page.route('**/modules/analysis', (route) => route.abort());
  await page.getByLabel(word.comments, { exact: true }).fill('Et la livraison ?');
  await expectAccessible(page, 'analysis, its questions opened, not saved');
  await button(page, 'fr', 'regenerate').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'analysis, before it is generated again');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: founder.email }).click();
  await page.getByRole('menuitem', { name: word.signOut, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'signing out with a draft');
});

test('ideas are accessible where they are compared, filtered, chosen and about to replace answers, and a developed one keeps its answers in the other language', async ({
  page,
}) => {
  await begin(page);
  await putModule(page, 'brainstorm', saved.brainstorm ?? {});
  await page.goto('/module/brainstorm');
  const boxes = page.getByRole('checkbox', { name: 'Comparer', exact: true });
  await boxes.nth(0).check();
  await expectAccessible(page, 'ideas, one marked');
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Comparer 2 idées', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'ideas, compared');
  await page.keyboard.press('Escape');
  await page.getByLabel('Intérêt', { exact: true }).selectOption({ index: 1 });
  await expect(boxes).toHaveCount(1);
  await expectAccessible(page, 'ideas, filtered');
  await page.goto('/module/idea');
  await expect(page.getByText('Vous avez choisi', { exact: false })).toBeVisible();
  await expectAccessible(page, 'an idea that waits to be developed');

  await putModule(page, 'idea', { answers: { businessIdea: 'Mes propres mots' } });
  await page.goto('/module/brainstorm');
  await button(page, 'fr', 'develop').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Mes propres mots');
  await expectAccessible(page, 'what would be replaced');
  await dialog.getByRole('button', { name: 'Garder mes réponses' }).click();
  await expectProjectPage(page, '/module/idea');
  expect((await storedModule(page, 'idea')).answers?.businessIdea).toBe('Mes propres mots');

  const answers = { ...saved.idea?.answers, budget: 'under-5000' };
  await putModule(page, 'idea', { answers });
  await page.reload();
  const { answers: before } = await storedModule(page, 'idea');
  await page.getByRole('button', { name: word.toggle }).click();
  await expect(fieldOf(page, 'budget').locator('option:checked')).toHaveText('Under $5,000');
  await page.reload();
  expect((await storedModule(page, 'idea')).answers).toEqual(before);
});

test.describe('a structure that stops arriving in the middle', () => {
  test.use({ baseURL: `http://localhost:${ports.faults}` });

  const keptComplete = /seul ce qui était complet a été gardé/;
  const kinds = [
    {
      module: 'brainstorm',
      start: 'generate',
      region: 'Vos idées',
      structure: 'ideas',
      stopped: keptComplete,
    },
    {
      module: 'personas',
      start: 'generatePersonas',
      region: 'Vos personas',
      structure: 'personas',
      stopped: keptComplete,
    },
    {
      module: 'maturity',
      start: 'calculate',
      region: 'Votre indice',
      structure: 'score',
      stopped: /n’a pas été compté.*Ce qui s’affichait n’a pas été gardé/,
    },
  ] as const;

  test('is accessible, narrow and text only, is there again after a reload, and a stop keeps what is complete', async ({
    page,
  }) => {
    const traps = await setTraps(page.context());
    await begin(page);
    await putModule(page, 'brainstorm', { answers: saved.brainstorm?.answers ?? {} });
    await page.reload();
    for (const { module, start, region, structure, stopped } of kinds) {
      await openModule(page, module, 'fr');
      await page.getByLabel(word.comments, { exact: true }).fill(chargeOf.unfinished(structure));
      await button(page, 'fr', start).click();
      const result = page.getByRole('region', { name: region, exact: true });
      const growing = result.locator('[aria-busy="true"]');
      await expect(growing).toContainText(hostileTexts[0]);
      await expect(growing.getByRole('button')).toHaveCount(0);
      await expectAccessible(page, `${module}, while it is written`);
      expect((await seenIn(page)).violations).toEqual([]);
      const shown = await growing.textContent();
      await page.reload();
      await expect(growing).toHaveText(shown ?? '');
      await button(page, 'fr', 'stop').click();
      await expect(result.getByText(stopped)).toBeVisible();
      await expect(growing).toBeHidden();
    }
    expect(traps.ran).toEqual([]);
    const me = await (await page.request.get('/api/me')).json();
    expect(me.aiUsage.used).toBe(0);
  });
});
