import { newPerson, registered } from '../../people/person.ts';
import { authForm } from '../../screens/authForm.ts';
import { expect, test } from '../../test.ts';

test('the address of a password manager opens the form, after a sign-in where there is no session', async ({
  page,
}) => {
  const person = newPerson('fr');
  await registered(page.request, person);
  const form = authForm(page, 'fr');
  await page.goto('/.well-known/change-password');
  await expect(page).toHaveURL('/auth');
  // After a reload, the sign-in page runs without the app, and gets its destination from the browser history.
  await page.reload();
  await form.trySignIn(person);
  await expect(form.field(form.word.newPassword)).toBeFocused();
  await expect(page).toHaveURL('/account#password');
  await page.goto('/dashboard');
  await page.goto('/.well-known/change-password');
  await expect(form.field(form.word.newPassword)).toBeFocused();
});
