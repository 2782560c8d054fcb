import { languages } from '@elan/domain/language';
import { test } from '../faults/ownServer.ts';
import { authForm, registeredPerson } from '../screens/authForm.ts';
import { expect } from '../test.ts';

// Chromium's own console errors about refused calls and a stopped server.
test.use({ expectedTroubles: /the server responded with a status of 4\d\d|net::ERR_/ });
// No server error is expected here, so any that occurs is logged.
test.use({ serverEnv: { LOG_LEVEL: 'error' } });

// Slow, because the test's own servers start and stop.
test.beforeEach(() => test.slow());

test('every form reports that the server is down, keeps the typed text, and works once it is back', async ({
  page,
  ownServer,
}) => {
  const person = await registeredPerson(page.request, 'fr');
  const form = authForm(page, 'fr');
  const { word, alert, button, field } = form;
  await form.open();
  await ownServer.end('SIGKILL');

  await form.trySignIn(person);
  await expect(alert).toHaveText(word.network);
  await expect(button(word.signIn)).toBeFocused();
  await button(word.toForgot).click();
  await button(word.sendLink).click();
  await expect(alert).toHaveText(word.network);
  await button(word.back).click();
  await form.fillSignUp(person);
  await button(word.createAccount).click();
  await expect(alert).toHaveText(word.network);
  await expect(field(word.confirmPassword)).toHaveValue(person.password);

  await ownServer.start();
  await page.getByRole('button', { name: word.toggle, exact: true }).click();
  const english = authForm(page, 'en');
  await expect(alert).toHaveText(english.word.network);
  await button(english.word.createAccount).click();
  await expect(alert).toHaveText(english.word.taken);
  await button(english.word.signInWithThis).click();
  await form.field(english.word.password).fill(person.password);
  await button(english.word.signIn).click();
  await expect(page).toHaveURL('/dashboard');
});

test.describe('a server that takes no sign-ups', () => {
  test.use({ serverEnv: { LOG_LEVEL: 'error', SIGNUP_DISABLED: '1' } });

  test('reports it before it requests anything', async ({ page }) => {
    for (const language of languages) {
      const form = authForm(page, language);
      await form.open('/auth?panel=signup');
      await expect(page.getByText(form.word.signUpDisabled)).toBeVisible();
      await expect(form.field(form.word.confirmPassword)).toHaveCount(0);
    }
  });
});
