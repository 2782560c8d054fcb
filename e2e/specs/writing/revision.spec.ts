import { expectAccessible } from '../../accessibility/axe.ts';
import { activate, choose, tabTo, typeInto } from '../../accessibility/keyboard.ts';
import { expectNarrow } from '../../accessibility/narrow.ts';
import { putModule, storedModule } from '../../content/savedModules.ts';
import { signedUpPerson } from '../../people/person.ts';
import { button, writeUp } from '../../screens/moduleScreen.ts';
import { createProject } from '../../screens/project.ts';
import { expect, test } from '../../test.ts';
import { names } from '../../words/names.ts';

const language = 'en';
const name = names[language];
const word = {
  section: 'Strengths',
  passage: 'The oven is rented. The bread is out at midnight.',
  selected: 'The bread is out at midnight.',
  other: 'The nurses finish at midnight. They are hungry.',
  shorter: 'Shorter',
  part: 'Which part?',
  chosen: 'Chosen passage',
  accepted: /The text is changed/,
};

// The test changes the text elsewhere, so a revision fails with 409.
test.use({ expectedTroubles: /status of 409/ });

test('a part of a text is changed as the person asks', async ({ page }) => {
  const person = await signedUpPerson(page, language);
  await page.goto('/dashboard');
  await createProject(page, person, 'Pain de nuit');
  const aiResponse = `## ${word.section}\n\n${word.passage}\n\n- Un.\n- Deux.\n- Trois.\n\n## B\n\n${word.other}\n`;
  await putModule(page, 'idea', { answers: { businessIdea: 'Du pain la nuit' }, aiResponse });
  const ask = button(page, language, 'askForChange');
  const field = page.getByRole('textbox', { name: name.whatShouldChange });
  const accept = button(page, language, 'accept');
  const used = async () => (await (await page.request.get('/api/me')).json()).aiUsage.used;

  await test.step('a section, by the keyboard alone', async () => {
    await page.goto('/module/idea');
    await expect(ask).toHaveCount(2);
    await activate(page, ask.first());
    await expect(field).toBeFocused();
    await expectAccessible(page, 'revision form');
    await expectNarrow(page, 'revision form');
    await choose(page, page.getByRole('combobox', { name: word.part }), word.passage);
    await typeInto(page, field, word.shorter);
    await activate(page, button(page, language, 'propose'));
    await expect(accept).toBeVisible();
    expect(await used()).toBe(1);
    expect(await storedModule(page, 'idea')).toMatchObject({ aiResponse });
    await expect(writeUp(page, language).locator('del')).toHaveText(word.selected);
    await expectAccessible(page, 'proposal');
    await expectNarrow(page, 'proposal');
  });

  await test.step('which is still there after a reload, and takes its place once accepted', async () => {
    await page.reload();
    await expect(accept).toBeVisible();
    await activate(page, accept);
    await expect(page.getByText(word.accepted)).toBeVisible();
    await expect(ask.first()).toBeFocused();
    expect(await used()).toBe(1);
    expect(await storedModule(page, 'idea')).toMatchObject({
      aiResponse: aiResponse.replace(` ${word.selected}`, ''),
    });
  });

  await test.step('a passage that is selected, on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const paragraph = writeUp(page, language).getByText(word.other, { exact: true });
    await paragraph.scrollIntoViewIfNeeded();
    await paragraph.evaluate((element) => {
      document.getSelection()?.selectAllChildren(element);
    });
    await expect(page.getByText(word.chosen)).toBeVisible();
    const [textBox, tools] = await Promise.all([
      paragraph.boundingBox(),
      page.locator('[data-section-tools]').nth(1).boundingBox(),
    ]);
    if (!textBox || !tools) throw new Error('one of them is gone');
    expect(tools.y, 'the tools cover no word').toBeGreaterThanOrEqual(textBox.y + textBox.height);
    await ask.nth(1).click();
    await field.fill(word.shorter);
    await button(page, language, 'propose').click();
    await expect(accept).toBeVisible();
    await button(page, language, 'discard').click();
    await expect(ask).toHaveCount(2);
    expect(await used()).toBe(2);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('what is typed stays over a reload, and over a refusal', async () => {
    await ask.first().click();
    await field.fill('Mes mots');
    await tabTo(page, button(page, language, 'propose'));
    await page.reload();
    await expect(field).toHaveValue('Mes mots');
    const saved = await storedModule(page, 'idea');
    await putModule(page, 'idea', { aiResponse: `${saved.aiResponse}\nEncore.\n` });
    await button(page, language, 'propose').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(field).toHaveValue('Mes mots');
    await expect(writeUp(page, language).getByText('Encore.')).toBeVisible();
    expect(await used()).toBe(2);
  });
});
