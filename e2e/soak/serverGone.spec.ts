import type { Locator, Page } from '@playwright/test';
import { commentFor } from '../faults/faults.ts';
import { test } from '../faults/ownServer.ts';
import { signedUpPerson } from '../people/person.ts';
import {
  answerAll,
  button,
  fieldOf,
  openModule,
  save,
  waitForEnd,
  writeUp,
} from '../screens/moduleScreen.ts';
import { createProject } from '../screens/project.ts';
import { expect } from '../test.ts';
import { faultWords } from '../words/faultWords.ts';
import { names } from '../words/names.ts';

// Chromium's own console errors about a stopped server.
test.use({ expectedTroubles: /net::ERR_|status of 503|^503 from/ });

/** Words that occur in only one of the provider's texts. */
const beginning = 'Le marché';
const recovered = 'La boulangerie, revue';

const language = 'fr';
const word = faultWords[language];
const comments = (page: Page) => page.getByLabel(names[language].comments, { exact: true });
const alert = (page: Page): Locator => writeUp(page, language).getByRole('alert');

test.beforeEach(async ({ page }) => {
  const person = await signedUpPerson(page, language);
  await page.goto('/dashboard');
  await createProject(page, person, 'Pain de nuit');
  await openModule(page, 'idea', language);
  await answerAll(page, 'idea', language);
});

/** Starts a generation that takes several seconds, and waits for its first words. */
async function beginText(page: Page): Promise<string> {
  const typed = commentFor('slow');
  await comments(page).fill(typed);
  await button(page, language, 'generate').click();
  await expect(writeUp(page, language)).toContainText(beginning);
  return typed;
}

test('killed in mid-text, reports afterwards that nothing was counted, and Retry works', async ({
  page,
  ownServer,
}) => {
  const typed = await beginText(page);
  await ownServer.end('SIGKILL');
  const status = writeUp(page, language).getByRole('status');
  await expect(status).toHaveText(word.reconnecting);
  await ownServer.start();
  await expect(alert(page)).toContainText(word.interrupted, { timeout: 60_000 });
  await expect(page.getByText(word.chip(0))).toBeVisible();
  await expect(comments(page)).toHaveValue(typed);
  await alert(page).getByRole('button', { name: word.retry, exact: true }).click();
  await waitForEnd(page, language);
  await expect(page.getByText(word.chip(1))).toBeVisible();
});

test('stopped in mid-text, finishes and keeps the text first', async ({ page, ownServer }) => {
  await beginText(page);
  await ownServer.end('SIGTERM');
  await expect(writeUp(page, language)).toContainText(recovered);
  await ownServer.start();
  await page.reload();
  await expect(writeUp(page, language)).toContainText(recovered);
  await expect(page.getByText(word.chip(1))).toBeVisible();
});

test('while saving, shows it in place, loses nothing, and saves once it is back', async ({
  page,
  ownServer,
}) => {
  const typed = 'Rimouski, tout près de l’hôpital';
  await save(page, language);
  await ownServer.end('SIGKILL');
  await fieldOf(page, 'location').fill(typed);
  await button(page, language, 'save').click();
  await expect(page.getByRole('alert').filter({ hasText: word.network })).toBeVisible();
  await expect(fieldOf(page, 'location')).toHaveValue(typed);
  await ownServer.start();
  await save(page, language);
  await expect(page.getByRole('alert').filter({ hasText: word.network })).toBeHidden();
  await page.reload();
  await expect(fieldOf(page, 'location')).toHaveValue(typed);
});
