import { dashboardWords } from './dashboardWords.ts';
import { waitForHydration } from './hydrated.ts';
import { signedUpPerson } from './person.ts';
import { projectOf } from './project.ts';
import { expect, test } from './test.ts';

const word = dashboardWords.fr;

test.use({ viewport: { width: 360, height: 740 } });

test('a toast does not cover a dialog that opens while it is visible, on a phone', async ({
  page,
}) => {
  await signedUpPerson(page);
  await projectOf(page, 'Pain de nuit');
  const gone = await projectOf(page, 'Atelier Boréal');
  await page.request.delete(`/api/projects/${gone}`);
  await page.goto('/dashboard');
  await waitForHydration(page);
  await page.getByRole('button', { name: word.bin, exact: true }).click();
  await page
    .getByRole('region', { name: word.bin })
    .getByRole('button', { name: word.takeBack, exact: true })
    .click();
  const message = page.getByRole('status').getByText(/Atelier Boréal/);
  // It stays while the pointer is over it.
  await message.hover();
  const remove = page
    .getByRole('article', { name: 'Pain de nuit' })
    .getByRole('button', { name: word.remove });
  await remove.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: word.intoBin })).toBeInViewport({ ratio: 1 });
  await expect(message).toBeInViewport({ ratio: 1 });
  const [said, asked] = await Promise.all([message.boundingBox(), dialog.boundingBox()]);
  if (!said || !asked) throw new Error('one of them is gone');
  expect(said.y + said.height).toBeLessThan(asked.y);
});
