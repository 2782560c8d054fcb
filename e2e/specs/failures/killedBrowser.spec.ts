import type { Locator, Page } from '@playwright/test';
import { isOnDisk } from '../../browser/draftsOnDisk.ts';
import { putModule } from '../../content/savedModules.ts';
import { type KillableBrowser, killableBrowser } from '../../faults/killableBrowser.ts';
import { newFounder } from '../../people/founders.ts';
import { signedUp } from '../../people/person.ts';
import { fieldOf } from '../../screens/moduleScreen.ts';
import { projectOf } from '../../screens/project.ts';
import { expect, test } from '../../test.ts';
import { names } from '../../words/names.ts';

const word = names.fr;
const project = 'Pain de nuit';
/** The part of each text that is on disk when the browser is killed. Text after it may be lost. */
const sentences = {
  answer: 'Une boulangerie ouverte la nuit, près de l’hôpital.',
  entry: 'J’ai fait goûter le pâté chinois à douze parents.',
  form: 'Un atelier qui répare ce que les autres jettent.',
};
const rest = ' Le four s’allume à minuit.';

let browser: KillableBrowser;
test.beforeEach(() => {
  browser = killableBrowser();
});
test.afterEach(() => browser.remove());

const labelled = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const cardOf = (page: Page) => page.getByRole('article', { name: project });

test('typed text in every kind of field survives a killed browser', async ({
  page: setUp,
  context,
  baseURL,
}) => {
  await signedUp(setUp, newFounder('fr'));
  await projectOf(setUp, project);
  await putModule(setUp, 'idea', {
    answers: { targetMarket: 'Les infirmières', problemSolved: 'Rien d’ouvert' },
    proposedAnswers: ['targetMarket', 'problemSolved'],
  });
  const cookies = await context.cookies();
  let page: Page;

  /** Starts the browser and opens the project, since a killed browser loses its cookies and the current project. */
  async function start(): Promise<void> {
    page = await browser.start(cookies);
    await page.goto(`${baseURL}/dashboard`);
    await cardOf(page).getByRole('button', { name: word.open, exact: true }).click();
    await expect(fieldOf(page, 'interests')).toBeVisible();
  }
  const open = (module: string) => page.locator(`nav a[href$="/module/${module}"]`).click();

  /**
   * Kills the browser a few keys after the sentence is on disk. Chromium's own storage would take seconds to write it.
   */
  async function killWhileTyping(sentence: string): Promise<void> {
    await page.keyboard.type(sentence);
    await expect.poll(() => isOnDisk(page, sentence), { intervals: [20] }).toBe(true);
    await page.keyboard.type(rest);
    await browser.kill();
  }
  /** Expects a field to contain the typed text, possibly without the last keys. */
  async function expectTyped(field: Locator, sentence: string): Promise<void> {
    await expect(field).toHaveValue(new RegExp(`^${sentence}`));
    const kept = await field.inputValue();
    expect(sentence + rest).toContain(kept);
  }

  await test.step('short and long texts, a choice, comments, a proposed answer', async () => {
    await start();
    await open('idea');
    await fieldOf(page, 'location').fill('Rimouski');
    await fieldOf(page, 'businessModel').selectOption('directSales');
    await fieldOf(page, 'targetMarket').press('End');
    await fieldOf(page, 'targetMarket').pressSequentially(' de nuit');
    await labelled(page, word.comments).fill('Demander à Julie.');
    await fieldOf(page, 'businessIdea').click();
    await killWhileTyping(sentences.answer);
    await start();
    await open('idea');
    await expectTyped(fieldOf(page, 'businessIdea'), sentences.answer);
    await expect(fieldOf(page, 'location')).toHaveValue('Rimouski');
    await expect(fieldOf(page, 'businessModel')).toHaveValue('directSales');
    await expect(fieldOf(page, 'targetMarket')).toHaveValue('Les infirmières de nuit');
    await expect(labelled(page, word.comments)).toHaveValue('Demander à Julie.');
    // An edited answer is the user's own, whereas an unedited proposal still needs review.
    await expect(page.getByRole('button', { name: /Confirmer/ })).toHaveCount(1);
  });

  await test.step('an entry of the journal', async () => {
    await open('journal');
    await labelled(page, word.entryTitle).fill('Lundi');
    await labelled(page, word.mood).selectOption('positive');
    await labelled(page, word.entryContent).click();
    await killWhileTyping(sentences.entry);
    await start();
    await open('journal');
    await expectTyped(labelled(page, word.entryContent), sentences.entry);
    await expect(labelled(page, word.entryTitle)).toHaveValue('Lundi');
    await expect(labelled(page, word.mood)).toHaveValue('positive');
  });

  await test.step('the forms of the dashboard', async () => {
    await page.goto(`${baseURL}/dashboard`);
    await cardOf(page).getByRole('button', { name: 'Modifier', exact: true }).click();
    const edited = () => cardOf(page).getByLabel('Description');
    await edited().fill('À Rimouski');
    await page.getByRole('button', { name: word.newProject }).click();
    const form = () => page.getByRole('region', { name: word.newProject });
    await form().getByLabel(word.projectName).fill('Le grand tri');
    await form().getByLabel('Description').click();
    await killWhileTyping(sentences.form);
    page = await browser.start(cookies);
    await page.goto(`${baseURL}/dashboard`);
    await expectTyped(form().getByLabel('Description'), sentences.form);
    await expect(form().getByLabel(word.projectName)).toHaveValue('Le grand tri');
    await expect(edited()).toHaveValue('À Rimouski');
  });
});
