import type { Language } from '@elan/domain/language';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { newPerson, type Person, registered, signUpByCall } from '../people/person.ts';
import { expect } from '../test.ts';
import { authWords } from '../words/authWords.ts';
import { names } from '../words/names.ts';

type Words = (typeof authWords)['fr'] & (typeof names)['fr'];

/** The page /auth in one language, with its controls by name. */
export function authForm(page: Page, language: Language) {
  const word = { ...names[language], ...authWords[language] } as Words;
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  return {
    word,
    field,
    button,
    heading: (name: string) => page.getByRole('heading', { name, exact: true, level: 1 }),
    /** The announced error. */
    alert: page.getByRole('main').getByRole('alert'),
    /** Opens a page and switches it to this language. */
    async open(path = '/auth') {
      await page.goto(path);
      const toggle = page.getByRole('button', { name: word.toggle, exact: true });
      const other = page.getByRole('button', {
        name: names[language === 'fr' ? 'en' : 'fr'].toggle,
        exact: true,
      });
      await expect(toggle.or(other)).toBeVisible();
      if (await other.isVisible()) await other.click();
      await expect(toggle).toBeVisible();
    },
    async trySignIn({ email, password }: Pick<Person, 'email' | 'password'>) {
      await field(word.email).fill(email);
      await field(word.password).fill(password);
      await button(word.signIn).click();
    },
    async fillSignUp({ email, password }: Pick<Person, 'email' | 'password'>) {
      await button(word.toSignUp).click();
      await field(word.email).fill(email);
      await field(word.password).fill(password);
      await field(word.confirmPassword).fill(password);
      await page.getByRole('checkbox', { name: word.acceptTerms, exact: true }).check();
    },
    async fillNewPassword(password: string, confirmation = password) {
      await field(word.newPassword).fill(password);
      await field(word.confirmPassword).fill(confirmation);
    },
  };
}

/** Signs up a person who does not confirm the email. */
export async function unconfirmedPerson(
  request: APIRequestContext,
  language: Language,
): Promise<Person> {
  const person = newPerson(language);
  await signUpByCall(request, person);
  return person;
}

/** Creates a person with a confirmed email and no session. */
export async function registeredPerson(
  request: APIRequestContext,
  language: Language,
): Promise<Person> {
  const person = newPerson(language);
  await registered(request, person);
  return person;
}
