import { expectAccessible } from '../../accessibility/axe.ts';
import { putModule, storedModule } from '../../content/savedModules.ts';
import { signedUpPerson } from '../../people/person.ts';
import {
  button,
  fieldOf,
  openModule,
  openQuestions,
  save,
  waitForEnd,
} from '../../screens/moduleScreen.ts';
import { createProject, expectProjectPage } from '../../screens/project.ts';
import { expect, test } from '../../test.ts';

/** Texts of the auto-fill card, verbatim if docs/product.md#auto-fill quotes them. */
const word = {
  card: 'Gagner du temps',
  needsIdea: 'Décrivez d’abord votre idée et votre clientèle dans le module Mon idée.',
  done: 'Module rempli et enregistré!',
  notCounted: 'Cette génération n’a pas été comptée.',
  foundNothing: 'Pas encore assez pour remplir ce module',
  proposed: 'Proposé, à vérifier',
  check: 'Vérifier les réponses',
  confirm: 'Confirmer la réponse proposée',
};

const idea = {
  businessIdea: 'Une boulangerie ouverte la nuit',
  targetMarket: 'Le personnel de nuit de l’hôpital',
};
const experience = 'Douze ans de boulangerie';
const own = 'Le dépanneur du coin';

test('auto-fill lists what is missing, counts nothing where it finds nothing, and marks what it proposes until it is confirmed', async ({
  page,
}) => {
  const person = await signedUpPerson(page);
  await page.goto('/dashboard');
  await createProject(page, person, 'Pain de nuit');
  const autoFill = button(page, 'fr', 'autoFill');
  const card = page.getByRole('region', { name: word.card, exact: true });
  const proposed = page.getByText(word.proposed, { exact: true });
  const used = async () => (await (await page.request.get('/api/me')).json()).aiUsage.used;

  await test.step('without an idea it links to it', async () => {
    await putModule(page, 'brainstorm', { hasIdea: true });
    await page.goto('/module/analysis');
    await expect(card).toContainText(word.needsIdea);
    await expect(autoFill).toBeHidden();
    await card.getByRole('link').click();
    await expectProjectPage(page, '/module/idea');
  });

  await test.step('where it finds nothing, what is typed stays', async () => {
    await putModule(page, 'idea', { answers: idea });
    await page.goto('/module/analysis');
    await openModule(page, 'analysis', 'fr');
    await fieldOf(page, 'competitors').fill(own);
    await autoFill.click();
    await expect(card.getByRole('alert')).toContainText(word.foundNothing);
    await expect(card.getByRole('alert')).toContainText(word.notCounted);
    await expect(fieldOf(page, 'competitors')).toHaveValue(own);
    await expectAccessible(page, 'nothing to fill');
    expect(await used()).toBe(0);
    // Only what the user typed is saved automatically.
    await expect
      .poll(async () => (await storedModule(page, 'analysis'))?.answers)
      .toEqual({ competitors: own });
  });

  await test.step('fills what is blank, and writes', async () => {
    await putModule(page, 'idea', { answers: { ...idea, experience } });
    await page.goto('/module/analysis');
    await openModule(page, 'analysis', 'fr');
    await autoFill.click();
    await waitForEnd(page, 'fr');
    await expect(card).toContainText(word.done);
    await page.getByRole('button', { name: word.check, exact: true }).click();
    await expect(fieldOf(page, 'differentiators')).toBeFocused();
    await expect(fieldOf(page, 'competitors')).toHaveValue(own);
    await expect(fieldOf(page, 'differentiators')).toHaveValue(experience);
    await expect(proposed).toHaveCount(1);
    await expectAccessible(page, 'filled');
    expect(await used()).toBe(1);
  });

  await test.step('a proposal is marked until it is confirmed and saved', async () => {
    await page.reload();
    await expect(proposed).toHaveCount(1);
    await openQuestions(page, 'fr');
    await page.getByRole('button', { name: word.confirm }).click();
    await expect(proposed).toHaveCount(0);
    await save(page, 'fr');
    await page.reload();
    await expect(fieldOf(page, 'differentiators')).toHaveValue(experience);
    await expect(proposed).toHaveCount(0);
    // Nothing is left to fill in.
    await expect(card).toBeHidden();
  });
});
