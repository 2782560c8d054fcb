import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Presses Tab until the control has a visible focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await hasFocus(control)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${control}`);
}

async function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}

/** Activates a button or link with Enter. */
export async function activate(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/** Tabs to a field and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.insertText(text);
}

/** Chooses an option in a native select or a combobox with the arrow keys. */
export async function choose(page: Page, field: Locator, label: string): Promise<void> {
  await tabTo(page, field);
  const native = await field.evaluate((element) => element.tagName === 'SELECT');
  await page.keyboard.press(native ? 'ArrowDown' : 'Enter');
  const chosen = () =>
    native
      ? field.locator('option:checked').innerText()
      : page
          .locator('[role="option"][data-highlighted], [role="option"]:focus')
          .first()
          .innerText();
  for (let presses = 0; presses < 20 && (await chosen()).trim() !== label; presses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  if (!native) await page.keyboard.press('Enter');
}
