import { catalogue } from '@elan/modules/catalogue';
import { newFounder } from './founders.ts';
import { activate, choose, tabTo, typeInto } from './keyboard.ts';
import { button, waitForEnd } from './moduleScreen.ts';
import { names } from './names.ts';
import { signedUp } from './person.ts';
import { storedModule } from './savedModules.ts';
import { expect, test } from './test.ts';

const word = names.fr;

test('the path from sign-in to a saved maturity score works with the keyboard alone', async ({
  page,
}) => {
  test.slow();
  const person = await signedUp(page, newFounder('fr'));
  await page.context().clearCookies();

  await page.goto('/auth');
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await typeInto(page, field(word.email), person.email);
  await typeInto(page, field(word.password), person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await typeInto(page, field(word.projectName), 'Pain de nuit');
  await activate(page, button(page, 'fr', 'createProject'));
  await expect(page).toHaveURL('/module/brainstorm');

  await activate(page, button(page, 'fr', 'haveIdea'));
  await expect(page).toHaveURL('/module/idea');

  const link = (key: 'journal' | 'maturity') =>
    page.getByRole('navigation').getByRole('link', { name: catalogue[key].title.fr });
  await activate(page, link('journal'));
  await expect(page).toHaveURL('/module/journal');
  await typeInto(page, field(word.entryTitle), 'Première fournée');
  await typeInto(page, field(word.entryContent), 'Douze pains, vendus en une heure.');
  await choose(page, field(word.mood), 'Positive');
  await activate(page, button(page, 'fr', 'addEntry'));
  await expect(page.getByRole('heading', { name: 'Première fournée' })).toBeVisible();

  await activate(page, link('maturity'));
  await expect(page).toHaveURL('/module/maturity');
  await activate(page, button(page, 'fr', 'calculate'));
  await expect(button(page, 'fr', 'stop')).toBeVisible();
  await waitForEnd(page, 'fr');
  await typeInto(page, field(word.comments), 'Une entente est signée.');
  await activate(page, button(page, 'fr', 'save'));
  await expect
    .poll(async () => (await storedModule(page, 'maturity'))?.comments)
    .toBe('Une entente est signée.');
  expect((await storedModule(page, 'maturity')).score?.overall).toBeGreaterThan(0);
  await tabTo(page, button(page, 'fr', 'regenerate'));
});
