import { expectAccessible } from '../../accessibility/axe.ts';
import { openMailbox } from '../../people/mailbox.ts';
import { newPerson, signUpByCall } from '../../people/person.ts';
import { expect, test } from '../../test.ts';
import { accountWords } from '../../words/accountWords.ts';
import { names } from '../../words/names.ts';

const word = { ...names.fr, ...accountWords.fr };

test('the public pages and the mailbox of the stand-in are accessible', async ({ page }) => {
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto('/');
  await expect(page.getByRole('link', { name: word.start, exact: true }).first()).toBeVisible();
  await expectAccessible(page, 'landing');
  for (const [path, heading] of [
    ['/privacy', word.privacy],
    ['/terms', word.terms],
    ['/account-deleted', word.deleted],
  ] as const) {
    await page.goto(path);
    await expect(title(heading)).toBeVisible();
    await expectAccessible(page, path);
  }
  await page.getByRole('contentinfo').getByRole('button', { name: word.terms }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'terms, dialog');
  const person = newPerson('fr');
  await signUpByCall(page.request, person);
  await openMailbox(page, person.email);
  await expectAccessible(page, 'mailbox');
  // Must be last, because a URL with a language sets the browser's language.
  await page.goto('/en');
  await expect(page.getByRole('link', { name: names.en.start, exact: true }).first()).toBeVisible();
  await expectAccessible(page, 'landing at its English address');
});
