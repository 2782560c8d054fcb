import type { Locator } from '@playwright/test';
import { signedUpPerson } from '../../people/person.ts';
import { fieldOf } from '../../screens/moduleScreen.ts';
import { createProject } from '../../screens/project.ts';
import { expect, test } from '../../test.ts';

/** @returns the field's height in CSS pixels, and whether some of its text is hidden. */
function heightOf(field: Locator): Promise<{ height: number; hides: boolean }> {
  return field.evaluate((element) => ({
    height: element.getBoundingClientRect().height,
    hides: element.scrollHeight > element.clientHeight,
  }));
}

const line = 24;

test('a field grows and shrinks with its text at every key', async ({ page }) => {
  const person = await signedUpPerson(page);
  await page.goto('/dashboard');
  await createProject(page, person, 'Pain de nuit');
  await page.goto('/module/idea');
  const field = page.locator('textarea[data-question]').first();
  await field.click();
  await page.keyboard.type('Du pain ');
  const empty = await heightOf(field);

  await test.step('it grows line by line', async () => {
    for (let lines = 1; lines <= 6; lines += 1) await page.keyboard.type('\nchaud');
    const { height, hides } = await heightOf(field);
    expect(hides).toBe(false);
    expect(height).toBeGreaterThanOrEqual(empty.height + 3 * line);
    // The field must also grow for a line that wraps.
    await page.keyboard.type(' et encore du pain'.repeat(8));
    const broken = await heightOf(field);
    expect(broken.hides).toBe(false);
    expect(broken.height).toBeGreaterThan(height);
  });

  await test.step('it shrinks with its text to its first height', async () => {
    const full = await heightOf(field);
    for (let at = 0; at < 150; at += 1) await page.keyboard.press('Backspace');
    expect((await heightOf(field)).height).toBeLessThan(full.height);
    await page.keyboard.type('!');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('D');
    expect((await heightOf(field)).height).toBe(empty.height);
  });

  await test.step('pasted or inserted text is completely visible', async () => {
    await page.keyboard.insertText('\nun\ndeux\ntrois\nquatre\ncinq\nsix');
    expect((await heightOf(field)).hides).toBe(false);
    await page.keyboard.press('Home');
    await page.keyboard.type('et ');
    expect((await heightOf(field)).hides).toBe(false);
  });

  await test.step('it grows in a narrower window', async () => {
    await page.keyboard.type('encore du pain chaud '.repeat(12));
    await page.setViewportSize({ width: 360, height: 800 });
    await expect.poll(async () => (await heightOf(field)).hides).toBe(false);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('a field enlarged by hand keeps its size', async () => {
    await field.evaluate((element) => {
      element.style.height = '400px';
    });
    await page.keyboard.type('x');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('y');
    await page.getByRole('heading', { level: 1 }).click();
    expect((await heightOf(field)).height).toBe(400);
  });

  await test.step('a text above the maximum height scrolls to the caret', async () => {
    await page.reload();
    await field.click();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(Array.from({ length: 39 }, (_, at) => `ligne ${at}\n`).join(''));
    await page.keyboard.type('ligne 39\nla fin');
    const seen = await field.evaluate((element) => ({
      height: element.getBoundingClientRect().height / window.innerHeight,
      below: element.scrollHeight - element.clientHeight - element.scrollTop,
    }));
    expect(seen.height).toBeCloseTo(0.6, 2);
    expect(seen.below).toBeLessThanOrEqual(2 * line);
    await expect(fieldOf(page, (await field.getAttribute('data-question')) ?? '')).toHaveValue(
      /ligne 39\nla fin$/,
    );
  });
});
