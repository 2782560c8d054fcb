import { randomInt, randomUUID } from 'node:crypto';
import type { Language } from '@elan/domain/language';
import type { APIRequestContext, Page } from '@playwright/test';
import { ports } from '../ports.ts';
import { expect } from '../test.ts';
import { names } from '../words/names.ts';
import { confirmationLink } from './mailbox.ts';

/** A user of the product. Every test creates its own. */
export interface Person {
  readonly email: string;
  readonly password: string;
  readonly language: Language;
}

export function newPerson(language: Language): Person {
  return { email: `marie.${randomUUID()}@exemple.ca`, password: 'pain-de-nuit-7', language };
}

/**
 * Signs a person up through the API. Each person uses a different IP address, because sign-ups per address are limited.
 * @returns whether the account is new. A fixed email already has an account if the test is retried.
 */
export async function signUpByCall(request: APIRequestContext, person: Person): Promise<boolean> {
  const reply = await request.post('/api/auth/sign-up/email', {
    data: { ...person, termsAccepted: true },
    headers: { 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}` },
  });
  const status = reply.status();
  expect([201, 409], `sign-up: ${status} ${await reply.text()}`).toContain(status);
  return status === 201;
}

/** Confirms the email through the API, as the button on the link's page does. */
export async function confirmByCall(request: APIRequestContext, person: Person): Promise<void> {
  const link = await confirmationLink(request, person.email);
  const token = new URL(link, 'http://localhost').searchParams.get('token');
  const reply = await request.post('/api/auth/verify-email', {
    data: { token, password: person.password },
  });
  expect(reply.status(), await reply.text()).toBe(200);
}

/** Creates a person with an account whose session is in the page's browser context. */
export async function signedUpPerson(page: Page, language: Language = 'fr'): Promise<Person> {
  return signedUp(page, newPerson(language));
}

/** Gives this person an account, with a session in the page's browser context. */
export async function signedUp(page: Page, person: Person): Promise<Person> {
  const { email, password, language } = person;
  await registered(page.request, person);
  await post(page.request, '/api/auth/sign-in/email', { email, password, language });
  return person;
}

/**
 * Gives a person a confirmed account. On the suite's servers it is inserted; on a test's own server, the person signs
 * up and confirms the email.
 */
export async function registered(request: APIRequestContext, person: Person): Promise<void> {
  const { port } = new URL((await request.get('/api/health')).url());
  if (port !== String(ports.sandbox) && port !== String(ports.faults)) {
    if (await signUpByCall(request, person)) await confirmByCall(request, person);
    return;
  }
  const reply = await fetch(`http://127.0.0.1:${ports.accounts}/${port}`, {
    method: 'POST',
    body: JSON.stringify(person),
  });
  expect(reply.status, `an account for ${person.email}`).toBe(201);
}

/** Posts JSON as the pages do. */
export async function post(
  request: APIRequestContext,
  path: string,
  data: unknown,
): Promise<unknown> {
  const reply = await request.post(path, { data });
  expect(reply.ok(), `POST ${path}: ${reply.status()} ${await reply.text()}`).toBe(true);
  return reply.json();
}

/** Fills in the visible sign-in form and submits it. */
export async function signIn(page: Page, person: Person): Promise<void> {
  const name = names[person.language];
  await page.getByLabel(name.email, { exact: true }).fill(person.email);
  await page.getByLabel(name.password, { exact: true }).fill(person.password);
  await page.getByRole('button', { name: name.signIn, exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
}

/** Signs out through the user menu. */
export async function signOut(page: Page, person: Person): Promise<void> {
  await page.getByRole('button', { name: person.email }).click();
  await page.getByRole('menuitem', { name: names[person.language].signOut, exact: true }).click();
}
