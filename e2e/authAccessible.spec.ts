import { languages } from '@elan/domain/language';
import type { Page } from '@playwright/test';
import { authForm, registeredPerson, unconfirmedPerson } from './authForm.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './test.ts';

// What Chromium itself says of a call that is refused.
test.use({ expectedTroubles: /the server responded with a status of 4\d\d/ });
// Some fifty readings of a page by axe.
test.beforeEach(() => test.slow());

/** Controls lower than a finger is wide, on the narrowest phone, and what sticks out of it. */
async function expectFitsPhone(page: Page, screen: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const found = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const targets = document.querySelectorAll(
      'main button, main a, main input, main label:has(input)',
    );
    const small = Array.from(targets)
      .filter((target) => !(target instanceof HTMLInputElement && target.closest('label')))
      .filter((target) => target.getBoundingClientRect().height < 44)
      .map((target) => target.outerHTML);
    return { small, excess: scrollWidth - clientWidth };
  });
  expect(found, `${screen}, 320 px`).toEqual({ small: [], excess: 0 });
  await page.setViewportSize({ width: 1280, height: 900 });
}

for (const language of languages) {
  test(`every panel and box of /auth is accessible, ${language}`, async ({ page }) => {
    const form = authForm(page, language);
    const { word, button } = form;
    const known = await registeredPerson(page.request, language);
    const unconfirmed = await unconfirmedPerson(page.request, language);
    const accept = async (screen: string) => {
      await expectAccessible(page, screen);
      await expectFitsPhone(page, screen);
    };

    await form.open();
    await accept('sign-in');
    await form.trySignIn({ ...known, password: 'faux-1' });
    await expect(page.getByText(word.attemptsLeft(6))).toBeVisible();
    await accept('sign-in, warning');
    await form.trySignIn(unconfirmed);
    await expect(button(word.resend)).toBeVisible();
    await accept('sign-in, not confirmed');
    for (let left = 5; left >= 0; left -= 1) {
      await form.trySignIn({ ...known, password: `faux-${left}` });
      await expect(form.alert).toContainText(left > 0 ? word.remaining(left) : word.lockedNow);
    }
    await accept('sign-in, locked');

    await form.fillSignUp(known);
    await button(word.createAccount).click();
    await expect(button(word.signInWithThis)).toBeVisible();
    await accept('sign-up, already registered');
    await button(word.toForgot).click();
    await button(word.sendLink).click();
    await expect(page.getByText(word.sent(known.email))).toBeVisible();
    await accept('forgot password, sent');

    await page.goto('/auth?error=confirmation_invalid');
    await form.field(word.email).fill('');
    await button(word.newLink).click();
    await expect(form.alert).toBeVisible();
    await accept('confirmation link invalid');
    await page.goto('/auth?confirmed=true');
    await expect(form.heading(word.confirmed)).toBeVisible();
    await accept('confirmed');
    await page.goto('/auth?type=recovery');
    await expect(form.heading(word.invalidLink)).toBeVisible();
    await accept('recovery link invalid');
    await page.goto('/auth?type=recovery&access_token=a&refresh_token=b');
    await form.fillNewPassword('abcdef', 'abcdeg');
    await button(word.savePassword).click();
    await expect(form.alert).toBeVisible();
    await accept('new password, mismatch');
  });
}
