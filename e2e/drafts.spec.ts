import { isOnDisk } from './draftsOnDisk.ts';
import { fieldOf, openModule, save } from './moduleScreen.ts';
import { signedUpPerson } from './person.ts';
import { createProject, openProject } from './project.ts';
import { expect, test } from './test.ts';

const typed = 'Une boulangerie ouverte la nuit, près de l’hôpital.';

test('unsaved text survives a reload and a crashed tab', async ({ page, context }) => {
  const person = await signedUpPerson(page);
  await page.goto('/dashboard');
  await createProject(page, person, 'Pain de nuit');
  await openModule(page, 'idea', 'fr');
  await fieldOf(page, 'businessIdea').fill(typed);
  await page.reload();
  await expect(fieldOf(page, 'businessIdea')).toHaveValue(typed);

  await fieldOf(page, 'location').fill('Rimouski');
  // The draft is stored shortly after the last key press; the tab is killed after that.
  await expect.poll(() => isOnDisk(page, 'Rimouski')).toBe(true);
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => {});
  await crashed;
  await page.close();

  const fresh = await context.newPage();
  await openProject(fresh, person, 'Pain de nuit');
  await openModule(fresh, 'idea', 'fr');
  await expect(fieldOf(fresh, 'businessIdea')).toHaveValue(typed);
  await expect(fieldOf(fresh, 'location')).toHaveValue('Rimouski');

  await save(fresh, 'fr');
  await fresh.reload();
  await expect(fieldOf(fresh, 'location')).toHaveValue('Rimouski');
});
