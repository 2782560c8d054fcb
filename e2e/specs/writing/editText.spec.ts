import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility/axe.ts';
import { activate, tabTo } from '../../accessibility/keyboard.ts';
import { putModule, storedModule } from '../../content/savedModules.ts';
import { signedUpPerson } from '../../people/person.ts';
import { openMore, writeUp } from '../../screens/moduleScreen.ts';
import { createProject } from '../../screens/project.ts';
import { expect, test } from '../../test.ts';

const text = [
  '# Mon idée\n',
  'Une boulangerie **de nuit**, au prix de {{f:price.1}}.\n',
  '| Poste | Coût |\n|---|---:|\n| Four | élevé |\n',
  '```\nUn bloc à part\n```\n',
  '* un\n* deux\n',
].join('\n');

const opener = (page: Page) => page.getByRole('button', { name: 'Modifier le texte', exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: 'Texte de la rédaction' });

test('a text is edited, kept and compared, by keyboard alone', async ({ page }) => {
  const person = await signedUpPerson(page);
  await page.goto('/dashboard');
  await createProject(page, person, 'Pain de nuit');
  await putModule(page, 'idea', { aiResponse: text });
  await page.goto('/module/idea');

  await test.step('what is typed is saved, and nothing else changes', async () => {
    await activate(page, opener(page));
    await expect(field(page)).toBeFocused();
    await expect(field(page).locator('.editor-locked')).toContainText('Un bloc à part');
    await page.keyboard.press('Control+End');
    await page.keyboard.press('End');
    // The toolbar shows where the editor believes the cursor is.
    const bullets = page.getByRole('button', { name: 'Liste à puces', exact: true });
    await expect(bullets).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.type(' * trois');
    await caretRead(page);
    await page.keyboard.press('Control+Home');
    await expect(bullets).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('End');
    await caretRead(page);
    await page.keyboard.type(' à moi');
    await expectAccessible(page, 'a text that is edited');
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
    const edited = text
      .replace('Mon idée', 'Mon idée à moi')
      .replace('* un\n* deux', '* un\n* deux * trois');
    await expect.poll(async () => (await storedModule(page, 'idea')).aiResponse).toBe(edited);
    await page.reload();
    await expect(
      writeUp(page, 'fr').getByRole('heading', { name: 'Mon idée à moi' }),
    ).toBeVisible();
  });

  await test.step('bold, a new row and an undo from the toolbar', async () => {
    await activate(page, opener(page));
    await expect(field(page)).toBeFocused();
    await caretRead(page);
    await page.keyboard.press('Shift+End');
    await caretRead(page);
    await page.keyboard.press('Shift+Tab');
    const toolbar = page.getByRole('toolbar', { name: 'Mise en forme' });
    await tabTo(page, toolbar.getByRole('button', { name: 'Gras' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(field(page).locator('h1 em')).toHaveText('Mon idée à moi');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(field(page).locator('h1 em')).toHaveCount(0);
    await activate(page, page.getByRole('button', { name: 'Terminé', exact: true }));
    await expect(opener(page)).toBeFocused();
  });

  await test.step('the former text is a version', async () => {
    await openMore(page, 'fr');
    await activate(page, page.getByRole('button', { name: 'Versions antérieures', exact: true }));
    const versions = page.getByRole('dialog').getByRole('listitem');
    await expect(versions).toHaveCount(1);
    await activate(page, versions.getByRole('button'));
    await expect(page.getByRole('dialog')).toContainText('Un bloc à part');
  });
});

/** Waits until the editor has read the new cursor position, which takes a frame. */
async function caretRead(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
  );
}
