import { storedModule } from '../../content/savedModules.ts';
import { commentFor } from '../../faults/faults.ts';
import { test } from '../../faults/ownServer.ts';
import { signedUpPerson } from '../../people/person.ts';
import {
  answerAll,
  button,
  fieldOf,
  openModule,
  waitForEnd,
  writeUp,
} from '../../screens/moduleScreen.ts';
import { openProject, projectOf } from '../../screens/project.ts';
import { expect } from '../../test.ts';
import { faultWords } from '../../words/faultWords.ts';
import { names } from '../../words/names.ts';

// Chromium's own console errors about a stopped server. soak/serverGone.spec.ts has more tests, in both languages.
test.use({ expectedTroubles: /net::ERR_|status of 503|^503 from/ });

test('a server that is killed in mid-text: the page states that nothing was counted, keeps and saves what is typed, and Retry works', async ({
  page,
  ownServer,
}) => {
  const word = faultWords.fr;
  const person = await signedUpPerson(page);
  await projectOf(page, 'Pain de nuit');
  await openProject(page, person, 'Pain de nuit');
  await openModule(page, 'idea', 'fr');
  await answerAll(page, 'idea', 'fr');
  const comments = page.getByLabel(names.fr.comments, { exact: true });
  const typed = commentFor('slow');
  await comments.fill(typed);
  await button(page, 'fr', 'generate').click();
  await expect(writeUp(page, 'fr')).toContainText('Le marché');
  await ownServer.end('SIGKILL');
  await expect(writeUp(page, 'fr').getByRole('status')).toHaveText(word.reconnecting);
  await ownServer.start();
  const alert = writeUp(page, 'fr').getByRole('alert');
  await expect(alert).toContainText(word.interrupted);
  await expect(page.getByText(word.chip(0))).toBeVisible();
  await expect(comments).toHaveValue(typed);
  await alert.getByRole('button', { name: word.retry, exact: true }).click();
  await waitForEnd(page, 'fr');
  await expect(page.getByText(word.chip(1))).toBeVisible();
  expect((await storedModule(page, 'idea')).comments).toBe(typed);
  await expect(fieldOf(page, 'location')).not.toHaveValue('');
});
