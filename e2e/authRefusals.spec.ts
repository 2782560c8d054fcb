import { setTimeout as delay } from 'node:timers/promises';
import { maxNetworkFailures } from '@elan/domain/account/lockout';
import { languages } from '@elan/domain/language';
import type { APIRequestContext } from '@playwright/test';
import { authForm, registeredPerson } from './authForm.ts';
import { test } from './ownServer.ts';
import { newPerson } from './person.ts';
import { expect } from './test.ts';

// Chromium's own console errors about a refused call and a server that is down.
test.use({ expectedTroubles: /the server responded with a status of 4\d\d|net::ERR_/ });
// No server error is expected here: if one happens, it is logged.
test.use({ serverEnv: { LOG_LEVEL: 'error' } });

// Slow: separate servers start, stop and hash passwords.
test.beforeEach(() => test.slow());

/** Fails to sign in, eight at a time, with a different email each. */
async function failSignIn(request: APIRequestContext, times: number): Promise<void> {
  let left = times;
  const worker = async () => {
    while (left-- > 0) {
      const { email, password } = newPerson('fr');
      const reply = await request.post('/api/auth/sign-in/email', { data: { email, password } });
      expect(reply.status()).toBe(401);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

/** Failures are counted per clock hour, which must not change between the first and the last. */
async function awayFromTheHour(): Promise<void> {
  const left = 3_600_000 - (Date.now() % 3_600_000);
  if (left < 120_000) await delay(left + 1_000);
}

test('a network that fails with many emails is asked to wait', async ({ page }) => {
  const person = await registeredPerson(page.request, 'fr');
  await awayFromTheHour();
  await failSignIn(page.request, maxNetworkFailures);
  for (const language of languages) {
    const form = authForm(page, language);
    await form.open();
    await form.trySignIn(person);
    await expect(form.alert).toContainText(form.word.tooMany);
    await expect(form.alert.getByText(form.word.wait)).toBeVisible();
    // This email itself had no failures.
    await expect(form.button(form.word.signIn)).toBeEnabled();
    await expect(page.getByRole('timer')).toBeHidden();
  }
});

test('every form says that the server is down, keeps the typed text, and works once it is back', async ({
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

  test('says so, and keeps the typed text', async ({ page }) => {
    for (const language of languages) {
      const form = authForm(page, language);
      const person = newPerson(language);
      await form.open();
      await form.fillSignUp(person);
      await form.button(form.word.createAccount).click();
      await expect(form.alert).toHaveText(form.word.signUpDisabled);
      await expect(form.field(form.word.confirmPassword)).toHaveValue(person.password);
    }
  });
});
