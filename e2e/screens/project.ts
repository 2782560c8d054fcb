import { readProjectAddress } from '@elan/domain/pages';
import type { Page } from '@playwright/test';
import { waitForHydration } from '../browser/hydrated.ts';
import type { Person } from '../people/person.ts';
import { post } from '../people/person.ts';
import { expect } from '../test.ts';
import { names } from '../words/names.ts';

/** Creates a person's first project on the dashboard and opens it. */
export async function createProject(page: Page, person: Person, name: string): Promise<void> {
  const word = names[person.language];
  // The form is visible before it is hydrated.
  await waitForHydration(page);
  const field = page.getByLabel(word.projectName, { exact: true });
  const opener = page.getByRole('button', { name: word.newProject });
  // The form is already open if there is no project yet.
  await expect(field.or(opener).first()).toBeVisible();
  if (!(await field.isVisible())) await opener.click();
  await field.fill(name);
  await page.getByLabel('Description').fill('Boulangerie de nuit, Rimouski');
  await page.getByRole('button', { name: word.createProject, exact: true }).click();
  await expect(page).toHaveURL(/\/p\/[0-9a-f-]+\/module\//);
}

/** Expects a project page whose address contains the project id. `page` may end with a fragment. */
export async function expectProjectPage(shown: Page, page: string): Promise<void> {
  await expect(shown).toHaveURL(({ pathname, hash }) => {
    const address = readProjectAddress(pathname);
    return address !== undefined && address.page + hash === page;
  });
}

/**
 * Creates a project through the API.
 * @returns its id.
 */
export async function projectOf(page: Page, name: string): Promise<string> {
  const created = (await post(page.request, '/api/projects', { name })) as { id: string };
  return created.id;
}

/** Opens a project from its card on the dashboard. */
export async function openProject(page: Page, person: Person, name: string): Promise<void> {
  await page.goto('/dashboard');
  // The card is visible before it is hydrated.
  await waitForHydration(page);
  const card = page.getByRole('article', { name });
  await card
    .getByRole('link', { name: names[person.language].open })
    .or(card.getByRole('button', { name: names[person.language].open }))
    .click();
  await expect(page).toHaveURL(/\/p\/[0-9a-f-]+\/module\//);
}
