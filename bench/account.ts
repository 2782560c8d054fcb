import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Somebody signed in, as the measured calls need them. */
export interface Account {
  readonly id: string;
  readonly token: string;
}

/** Signs up, confirms by the sandbox's mailbox and signs in. */
export async function createAccount(url: string): Promise<Account> {
  const email = `bench.${randomUUID()}@exemple.ca`;
  const password = 'pain-de-nuit-7';
  await post(`${url}/api/auth/sign-up/email`, { email, password, termsAccepted: true });
  await fetch(url + (await confirmationPath(url, email)), { redirect: 'manual' });
  const signedIn = await post(`${url}/api/auth/sign-in/email`, { email, password });
  const { token, user } = signedIn as { token: string; user: { id: string } };
  return { id: user.id, token };
}

async function confirmationPath(url: string, email: string): Promise<string> {
  for (;;) {
    const page = await (await fetch(`${url}/sandbox/mailbox`)).text();
    const mail = page.split('<article').find((article) => article.includes(email));
    const path = /href="[^"]*(\/api\/auth\/[^"]+)"/.exec(mail ?? '')?.[1];
    if (path !== undefined) return path.replaceAll('&amp;', '&');
    await pause(50);
  }
}

async function post(address: string, body: unknown): Promise<unknown> {
  const reply = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${address}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}
