import type { Locator } from '@playwright/test';
import { fieldOf } from './moduleScreen.ts';
import { signedUpPerson } from './person.ts';
import { createProject } from './project.ts';
import { expect, test } from './test.ts';

/** Of the field, in CSS pixels, and whether some of its text is out of sight. */
function heightOf(field: Locator): Promise<{ height: number; hides: boolean }> {
  return field.evaluate((element) => ({
    height: element.getBoundingClientRect().height,
    hides: element.scrollHeight > element.clientHeight,
  }));
}

const line = 24;

test('a field is as high as what is written in it, at every key', async ({ page }) => {
  const person = await signedUpPerson(page);
  await page.goto('/dashboard');
  await createProject(page, person, 'Pain de nuit');
  await page.goto('/module/idea');
  const field = page.locator('textarea[data-question]').first();
  await field.click();
  await page.keyboard.type('Du pain ');
  const empty = await heightOf(field);

  await test.step('it grows by the line', async () => {
    for (let lines = 1; lines <= 6; lines += 1) await page.keyboard.type('\nchaud');
    const { height, hides } = await heightOf(field);
    expect(hides).toBe(false);
    expect(height).toBeGreaterThanOrEqual(empty.height + 3 * line);
    // A line that the field breaks by itself, too.
    await page.keyboard.type(' et encore du pain'.repeat(8));
    const broken = await heightOf(field);
    expect(broken.hides).toBe(false);
    expect(broken.height).toBeGreaterThan(height);
  });

  await test.step('and shrinks with its text, to where it began', async () => {
    const full = await heightOf(field);
    for (let at = 0; at < 150; at += 1) await page.keyboard.press('Backspace');
    expect((await heightOf(field)).height).toBeLessThan(full.height);
    await page.keyboard.type('!');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('D');
    expect((await heightOf(field)).height).toBe(empty.height);
  });

  await test.step('what is pasted, or written between two others, is seen whole', async () => {
    await page.keyboard.insertText('\nun\ndeux\ntrois\nquatre\ncinq\nsix');
    expect((await heightOf(field)).hides).toBe(false);
    await page.keyboard.press('Home');
    await page.keyboard.type('et ');
    expect((await heightOf(field)).hides).toBe(false);
  });

  await test.step('a narrower window gives its text the lines it needs', async () => {
    await page.keyboard.type('encore du pain chaud '.repeat(12));
    await page.setViewportSize({ width: 360, height: 800 });
    await expect.poll(async () => (await heightOf(field)).hides).toBe(false);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('one that was drawn larger by hand stays so', async () => {
    await field.evaluate((element) => {
      element.style.height = '400px';
    });
    await page.keyboard.type('x');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('y');
    await page.getByRole('heading', { level: 1 }).click();
    expect((await heightOf(field)).height).toBe(400);
  });
});

test('a text longer than the field may be high scrolls in it, where the caret is', async ({
  page,
}) => {
  const person = await signedUpPerson(page);
  await page.goto('/dashboard');
  await createProject(page, person, 'Pain de nuit');
  await page.goto('/module/idea');
  const field = page.locator('textarea[data-question]').first();
  await field.click();
  for (let lines = 0; lines < 40; lines += 1) await page.keyboard.type(`ligne ${lines}\n`);
  await page.keyboard.type('la fin');
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
