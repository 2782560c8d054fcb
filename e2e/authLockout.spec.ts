import { languages } from '@elan/domain/language';
import { authForm, registeredPerson } from './authForm.ts';
import { recoveryLink } from './mailbox.ts';
import { newPerson } from './person.ts';
import { expect, test } from './test.ts';

// Chromium's own console error about a refused call.
test.use({ expectedTroubles: /the server responded with a status of 4\d\d/ });

for (const language of languages) {
  test(`seven failures lock an email for a quarter of an hour, ${language}`, async ({ page }) => {
    const form = authForm(page, language);
    const { word, alert, button } = form;
    const person = await registeredPerson(page.request, language);
    // The page's clock, controlled by the test; the server's is not.
    await page.clock.install();
    await form.open();

    await test.step('six failures count down, the seventh locks', async () => {
      for (let left = 6; left > 0; left -= 1) {
        await form.trySignIn({ ...person, password: `faux-${left}` });
        await expect(alert).toHaveText(`${word.wrong} ${word.remaining(left)}`);
        await expect(page.getByText(word.attemptsLeft(left))).toBeVisible();
      }
      await form.trySignIn({ ...person, password: 'faux-0' });
      await expect(alert).toHaveText(word.lockedNow);
      for (const hint of word.lockHints) await expect(page.getByText(hint)).toBeVisible();
      await expect(button(word.signIn)).toBeDisabled();
    });
    await test.step('the remaining time counts down', async () => {
      await page.clock.runFor('02:00');
      await expect(page.getByRole('timer')).toHaveText(/^1[23]:\d\d$/);
    });
    await test.step('another email is not locked; this one is, in capitals too', async () => {
      await form.field(word.email).fill(newPerson(language).email);
      await expect(button(word.signIn)).toBeEnabled();
      await expect(page.getByRole('timer')).toBeHidden();
      await form.field(word.email).fill(person.email.toUpperCase());
      await expect(button(word.signIn)).toBeDisabled();
    });
    await test.step('a reload changes nothing', async () => {
      await page.reload();
      await form.field(word.email).fill(person.email);
      await expect(alert).toHaveText(word.locked);
      await expect(button(word.signIn)).toBeDisabled();
    });
    await test.step('returning to the form hides the box; the right password is still refused', async () => {
      await button(word.toSignUp).click();
      await button(word.toSignIn).click();
      await expect(page.getByRole('timer')).toBeHidden();
      await form.trySignIn(person);
      await expect(alert).toHaveText(word.locked);
      const [, minutes] = word.locked.exec(await alert.innerText()) ?? [];
      expect(Number(minutes)).toBeGreaterThanOrEqual(13);
      expect(Number(minutes)).toBeLessThanOrEqual(15);
    });
    await test.step('the box opens by itself when the time is over', async () => {
      await page.clock.runFor('15:01');
      await expect(page.getByRole('timer')).toBeHidden();
      await expect(button(word.signIn)).toBeEnabled();
      await form.trySignIn(person);
      await expect(alert).toHaveText(word.locked);
    });
    await test.step('password recovery lifts the lock', async () => {
      await button(word.lockForgot).click();
      await expect(form.field(word.email)).toHaveValue(person.email);
      await button(word.sendLink).click();
      await page.goto(await recoveryLink(page.request, person.email));
      await form.fillNewPassword('tout-nouveau-7');
      await button(word.savePassword).click();
      await expect(page).toHaveURL('/dashboard');
    });
  });
}
