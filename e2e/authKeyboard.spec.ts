import { authForm } from './authForm.ts';
import { activate, tabTo, typeInto } from './keyboard.ts';
import { openMailbox, recoveryLink } from './mailbox.ts';
import { names } from './names.ts';
import { newPerson } from './person.ts';
import { expect, test } from './test.ts';

test('sign-up, password recovery and sign-in work with the keyboard alone', async ({ page }) => {
  const form = authForm(page, 'fr');
  const { word, field, button } = form;
  const person = newPerson('fr');
  await page.goto('/auth');

  await activate(page, button(word.toSignUp));
  await expect(form.heading(word.createAccount)).toBeFocused();
  await typeInto(page, field(word.email), person.email);
  await typeInto(page, field(word.password), person.password);
  await typeInto(page, field(word.confirmPassword), 'autre chose');
  await tabTo(page, page.getByRole('checkbox', { name: word.acceptTerms, exact: true }));
  await page.keyboard.press('Space');
  await activate(page, button(word.createAccount));
  // The focus is on the invalid field, whose text is kept but not selected: type it again.
  await expect(field(word.confirmPassword)).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(person.password);
  await page.keyboard.press('Enter');
  await expect(form.heading(word.checkEmail)).toBeFocused();

  await activate(page, await openMailbox(page, person.email));
  await expect(form.heading(word.confirmEmail)).toBeVisible();
  await activate(page, button(names.fr.confirmEmail));
  await expect(form.heading(word.welcome)).toBeFocused();
  await activate(page, button(word.toForgot));
  await expect(form.heading('Mot de passe oublié')).toBeFocused();
  await tabTo(page, field(word.email));
  await page.keyboard.press('Enter');
  await expect(page.getByText(word.sent(person.email))).toBeVisible();

  await recoveryLink(page.request, person.email);
  await activate(page, await openMailbox(page, person.email));
  await typeInto(page, field(word.newPassword), 'tout-nouveau-7');
  await typeInto(page, field(word.confirmPassword), 'tout-nouveau-7');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('a password can be shown, pasted and hidden again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = authForm(page, 'fr');
  const { word, field, button } = form;
  await form.open();
  await page.evaluate(() => navigator.clipboard.writeText('collé-depuis-ailleurs'));
  await field(word.password).focus();
  await page.keyboard.press('Control+V');
  await expect(field(word.password)).toHaveValue('collé-depuis-ailleurs');
  await expect(field(word.password)).toHaveAttribute('type', 'password');
  await activate(page, button('Afficher le mot de passe'));
  await expect(field(word.password)).toHaveAttribute('type', 'text');
  await activate(page, button('Masquer le mot de passe'));
  await expect(field(word.password)).toHaveAttribute('type', 'password');
});
