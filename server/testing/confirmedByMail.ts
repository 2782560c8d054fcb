import { randomUUID } from 'node:crypto';
import type { MailServer } from './mailServer.ts';
import { password, request, type ServerAddress, signUp } from './person.ts';
import { linkIn } from './receivedMail.ts';

/** Signs up and confirms with the link of the mail. @returns the address of the account. */
export async function confirmedByMail(server: ServerAddress, mail: MailServer): Promise<string> {
  const email = `${randomUUID()}@exemple.quebec`;
  await signUp(server, email);
  const [confirmation] = await mail.mailsTo(email);
  if (!confirmation) throw new Error('no mail');
  await request(server, 'GET', linkIn(confirmation));
  return email;
}

/** @param headers such as where it comes from. */
export function signInWith(
  server: ServerAddress,
  email: string,
  secret = password,
  headers: Readonly<Record<string, string>> = {},
) {
  const body = { email, password: secret };
  return request(server, 'POST', '/api/auth/sign-in/email', { body, headers });
}
