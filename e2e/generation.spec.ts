import {
  answerAll,
  button,
  openModule,
  waitForEnd,
  waitForText,
  writeUpText,
} from './moduleScreen.ts';
import { signedUpPerson } from './person.ts';
import { createProject } from './project.ts';
import { expect, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  const person = await signedUpPerson(page);
  await page.goto('/dashboard');
  await createProject(page, person, 'Pain de nuit');
  await openModule(page, 'idea', 'fr');
  await answerAll(page, 'idea', 'fr');
  await button(page, 'fr', 'generate').click();
  await waitForText(page, 'fr');
});

test('stop keeps the text so far, also after a reload', async ({ page }) => {
  await button(page, 'fr', 'stop').click();
  await waitForEnd(page, 'fr');
  const kept = await writeUpText(page, 'fr');
  expect(kept.length).toBeGreaterThan(500);
  await page.reload();
  await expect.poll(() => writeUpText(page, 'fr')).toBe(kept);
  const me = await page.request.get('/api/me');
  expect(await me.json()).toMatchObject({ aiUsage: { used: 1, limit: 3 } });
});

test('a closed tab does not stop a generation: the whole write-up is there on the next visit', async ({
  page,
  context,
}) => {
  const soFar = (await writeUpText(page, 'fr')).length;
  await page.close();
  const again = await context.newPage();
  await expect
    .poll(async () => (await (await again.request.get('/api/me')).json()).aiUsage.used, {
      timeout: 100_000,
    })
    .toBe(1);
  await again.goto('/module/idea');
  await expect(button(again, 'fr', 'regenerate')).toBeVisible();
  expect((await writeUpText(again, 'fr')).length).toBeGreaterThan(soFar);
});
