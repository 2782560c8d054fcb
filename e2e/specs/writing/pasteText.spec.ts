import type { Page } from '@playwright/test';
import { putModule, storedModule } from '../../content/savedModules.ts';
import { signedUpPerson } from '../../people/person.ts';
import { createProject } from '../../screens/project.ts';
import { expect, test } from '../../test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/**
 * Copies text to the clipboard as another program would.
 * @param forms the texts by media type.
 */
async function copy(page: Page, forms: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(async (given) => {
    const blobs = Object.entries(given).map(([type, text]) => [type, new Blob([text], { type })]);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
  }, forms);
}

const markdown = '## Coûts\n\n- **Four** : 12 000 $\n- Farine\n';

test('a list of Word, Markdown and cells are pasted into a text, and Undo brings the signs back', async ({
  page,
}) => {
  const person = await signedUpPerson(page);
  await page.goto('/dashboard');
  await createProject(page, person, 'Pain de nuit');
  await putModule(page, 'idea', { aiResponse: 'Début.\n' });
  await page.goto('/module/idea');
  await page.getByRole('button', { name: 'Modifier le texte', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Texte de la rédaction' });
  await expect(field).toBeFocused();
  const stored = async () => (await storedModule(page, 'idea')).aiResponse;
  await page.keyboard.press('Control+End');

  await test.step('Markdown becomes what it means', async () => {
    await copy(page, { 'text/plain': markdown });
    await page.keyboard.press('Control+v');
    await expect(field.locator('h2')).toHaveText('Coûts');
    await expect(field.locator('li strong')).toHaveText('Four');
  });

  await test.step('Undo brings the signs back, and a second one what was there', async () => {
    await page.keyboard.press('Control+z');
    await expect(field.locator('h2, ul')).toHaveCount(0);
    await expect(field).toContainText('- **Four** : 12 000 $');
    await page.keyboard.press('Control+z');
    await expect(field).toHaveText('Début.');
  });

  await test.step('Ctrl+Shift+V pastes the signs', async () => {
    await page.keyboard.press('Control+Shift+v');
    await expect(field).toContainText('## Coûts');
    await expect(field.locator('h2, ul')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(field).toHaveText('Début.');
  });

  await test.step('cells and the list of Word keep their form', async () => {
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    const item = (level: number, mark: string, words: string) =>
      `<p class="MsoListParagraph" style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${mark}&nbsp;&nbsp; </span>${words}</p>`;
    await copy(page, {
      'text/html': `${item(1, '·', 'Farine')}${item(2, 'o', 'bise')}${item(1, '·', 'Levain')}`,
      'text/plain': '·  Farine\no  bise\n·  Levain',
    });
    await page.keyboard.press('Control+v');
    await expect(field.locator('ul ul li')).toHaveText('bise');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await copy(page, { 'text/plain': 'Poste\tMontant\nFour\t12 000 $\n' });
    await page.keyboard.press('Control+v');
    await expect(field.locator('td')).toHaveText(['Four', '12 000 $']);
    await page.keyboard.press('Escape');
    await expect
      .poll(stored)
      .toBe(
        'Début.\n\n- Farine\n  - bise\n- Levain\n\n| Poste | Montant |\n| --- | --- |\n| Four | 12 000 $ |\n',
      );
  });
});
