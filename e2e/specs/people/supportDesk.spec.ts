import { expectAccessible } from '../../accessibility/axe.ts';
import { adminEmails } from '../../people/adminEmails.ts';
import { newPerson, signedUp, signedUpPerson } from '../../people/person.ts';
import { turnTwoFactorOn } from '../../people/twoFactor.ts';
import { expect, test } from '../../test.ts';
import { names } from '../../words/names.ts';

const language = 'fr';
const word = {
  title: 'Service à la clientèle',
  lift: 'Lever le verrouillage',
  lifted: 'Le verrouillage est levé.',
  suspend: 'Suspendre l’accès',
  restore: 'Rétablir l’accès',
  suspended: /^Suspendu depuis le /,
  log: 'Registre',
};

test('the support desk works by keyboard and on a phone, accessibly', async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const person = await signedUpPerson(await elsewhere.newPage(), language);
  for (let turn = 0; turn < 7; turn += 1) {
    await elsewhere.request.post('/api/auth/sign-in/email', {
      data: { email: person.email, password: 'pas le bon' },
    });
  }
  const admin = await signedUp(page, { ...newPerson(language), email: adminEmails.desk });
  await turnTwoFactorOn(page.request, admin);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: word.title })).toBeVisible();
  await expectAccessible(page, 'support desk');
  await page.getByLabel(names[language].email, { exact: true }).focus();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: person.email })).toBeVisible();
  await expectAccessible(page, 'support desk, account found');

  await page.getByRole('button', { name: word.lift }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(word.lifted)).toBeVisible();
  await expect(page.getByRole('heading', { name: person.email })).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: word.suspend })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: word.suspend });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'support desk, asking');
  await dialog.getByRole('button', { name: word.suspend }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(word.suspended)).toBeVisible();
  await expect(page.getByRole('button', { name: word.restore })).toBeFocused();
  const log = page.getByRole('region', { name: word.log });
  await expect(log.getByRole('listitem').filter({ hasText: person.email })).toHaveCount(3);
  await expectAccessible(page, 'support desk, suspended');

  const signedIn = await elsewhere.request.get('/api/me');
  expect(await signedIn.json()).toMatchObject({ hasAccess: false });
  await elsewhere.close();
});
