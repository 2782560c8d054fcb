import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { contract } from '@elan/domain/contract/contract';
import { password, replyOf, request } from './person.ts';

/** Somebody signed in at a server process, which is only known from outside. */
export async function signedUpAt(url: string) {
  const email = `${randomUUID()}@exemple.quebec`;
  await request({ url }, 'POST', '/api/auth/sign-up/email', {
    body: { email, password, termsAccepted: true, language: 'fr' },
  });
  await request({ url }, 'GET', await confirmationPath(url, email));
  return { email, token: await signInAt(url, email) };
}

/** @returns the token of a new session. */
export async function signInAt(url: string, email: string): Promise<string> {
  const signedIn = await request({ url }, 'POST', '/api/auth/sign-in/email', {
    body: { email, password },
  });
  return replyOf(contract.signIn, signedIn).token;
}

/** Waits for the confirmation mail on the page of the sandbox's mailbox. */
async function confirmationPath(url: string, email: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const page = await (await fetch(`${url}/sandbox/mailbox`)).text();
    const mail = page.split('<article').find((article) => article.includes(email));
    const path = /href="[^"]*(\/api\/auth\/[^"]+)"/.exec(mail ?? '')?.[1];
    if (path !== undefined) return path.replaceAll('&amp;', '&');
    await delay(50);
  }
  throw new Error(`no confirmation mail for ${email}`);
}
