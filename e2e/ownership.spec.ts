import { contract } from '@elan/domain/contract/contract';
import { answers } from './answers.ts';
import { signedUpPerson } from './person.ts';
import { projectOf } from './project.ts';
import { expect, test } from './test.ts';

/** A valid body for each call about a project, so that only its owner makes the difference. */
const bodies: Readonly<Record<string, unknown>> = {
  updateProject: { name: 'À moi' },
  saveModule: { data: { answers: {} }, baseLastUpdated: null },
  generateModule: { answers: answers.fr.idea, language: 'fr' },
  autoFillModule: { language: 'fr' },
  stopGeneration: { idempotencyKey: 'key' },
  restoreVersion: { baseLastUpdated: null },
};
const aboutOneProject = Object.entries(contract).filter(([, { path }]) => path.includes('/:id'));

test('another account cannot access my project through any call', async ({ page, browser }) => {
  await signedUpPerson(page);
  const mine = await projectOf(page, 'Pain de nuit');

  const elsewhere = await browser.newContext();
  const stranger = await elsewhere.newPage();
  await signedUpPerson(stranger);
  expect(aboutOneProject.length).toBeGreaterThanOrEqual(6);
  for (const [name, { method, path }] of aboutOneProject) {
    const data = bodies[name];
    const reply = await stranger.request.fetch(
      path.replace(':id', mine).replace(':module', 'idea'),
      { method, ...(data === undefined ? {} : { data }) },
    );
    expect(reply.status(), name).toBe(404);
    expect(await reply.json(), name).toMatchObject({ code: 'not_found' });
  }
  const listed = await stranger.request.get('/api/projects');
  expect(await listed.json()).toEqual({ projects: [], nextCursor: null });
  await stranger.goto('/dashboard');
  await expect(stranger.getByRole('article')).toHaveCount(0);
  await elsewhere.close();

  const still = await page.request.get(`/api/projects/${mine}`);
  expect(await still.json()).toMatchObject({ name: 'Pain de nuit', modules_data: {} });
});
