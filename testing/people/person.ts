import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Call, CallReply } from '@elan/domain/contract/call';
import { contract } from '@elan/domain/contract/contract';
import { signedIn as signedInReply } from '@elan/domain/contract/credentials';
import type { Project } from '@elan/domain/contract/projects';
import type { Database } from '@elan/server/adapters/database/database';
import type { Clock } from '@elan/server/lib/clock';
import * as z from 'zod/mini';
import { type InsertedAccount, insertAccount, password } from './accounts.ts';
import { requireDescribed } from './describedFailures.ts';

/** A server, in this process or another. */
export interface ServerUrl {
  readonly url: string;
}

export interface Answered {
  readonly status: number;
  /** The JSON of the reply; any other reply is under `text`. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

/** Parses a reply with the contract's schema, and fails if it does not match. */
export function replyOf<C extends Call>(call: C, answered: Pick<Answered, 'body'>): CallReply<C> {
  return z.parse(call.reply, answered.body) as CallReply<C>;
}

/** @returns the session of a sign-in or a recovery. Fails if the person has two-factor sign-in. */
export const sessionOf = (answered: Pick<Answered, 'body'>) =>
  z.parse(signedInReply, answered.body);

/** Calls the server, anonymously unless there is a token. */
export async function request(
  server: ServerUrl,
  method: string,
  path: string,
  options: {
    readonly token?: string | undefined;
    readonly body?: unknown;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<Answered> {
  const response = await fetch(server.url + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  const text = await response.text();
  const isJson = text !== '' && (response.headers.get('content-type') ?? '').includes('json');
  const body = isJson ? JSON.parse(text) : { text };
  requireDescribed(method, path, body?.code);
  return { status: response.status, body, headers: response.headers };
}

export { password };

export async function signUp(server: ServerUrl, email: string, language = 'fr') {
  return request(server, 'POST', '/api/auth/sign-up/email', {
    body: { email, password, termsAccepted: true, language },
  });
}

/**
 * @returns the token of a confirmation link.
 * @param link its path and query.
 */
export function tokenIn(link: string): string {
  return new URL(link, 'http://localhost').searchParams.get('token') ?? '';
}

/**
 * Confirms an email, as the button on the page of the link does.
 * @param link its path and query, or only the token.
 * @param options.password the password to send, which founders and administrators need; by default that of `signUp`.
 */
export function confirm(
  server: ServerUrl,
  link: string,
  options: {
    readonly password?: string | undefined;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<Answered> {
  const secret = 'password' in options ? options.password : password;
  const token = link.startsWith('/') ? tokenIn(link) : link;
  return request(server, 'POST', '/api/auth/verify-email', {
    body: { token, password: secret },
    ...(options.headers ? { headers: options.headers } : {}),
  });
}

/** @returns the paths of the links in the confirmation emails to exactly this address, newest first. */
async function confirmationLinks(server: ServerUrl, email: string): Promise<string[]> {
  const mailbox = await request(server, 'GET', '/sandbox/mailbox');
  const mails = String(mailbox.body.text).split('<article>');
  return mails
    .filter((mail) => mail.includes(` ${email.toLowerCase()} · <time`))
    .flatMap((mail) => mail.match(/href="[^"]*(\/auth\?type=confirmation&amp;[^"]+)"/)?.[1] ?? [])
    .map((path) => path.replaceAll('&amp;', '&'));
}

/**
 * Waits for a confirmation email in the stand-in's mailbox.
 * @param known the links of earlier emails, to ignore.
 * @returns the path of its link.
 */
export async function confirmationLink(
  server: ServerUrl,
  email: string,
  known: readonly string[] = [],
): Promise<string> {
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    const links = await confirmationLinks(server, email);
    const link = links.find((each) => !known.includes(each));
    if (link) return link;
    await delay(50);
  }
  throw new Error(`no confirmation mail for ${email}`);
}

/** A server in this process, whose database is accessible. */
interface ServerHere extends ServerUrl {
  readonly database?: { readonly db: Database };
  readonly clock?: Clock;
}

/**
 * Creates a signed-in person with functions for their most common actions. If the server runs in this process, the
 * account is inserted; otherwise, the person signs up, confirms and signs in.
 */
export async function signedUpPerson(server: ServerHere, email = `${randomUUID()}@exemple.quebec`) {
  if (!server.database) return signedUpByCalls(server, email);
  const place = { db: server.database.db, clock: server.clock };
  return personOn(server, await insertAccount(place, email));
}

/**
 * Like `signedUpPerson`, but always through API calls, for tests that depend on emails, the sign-in or the usage of
 * earlier accounts.
 */
export async function signedUpByCalls(
  server: ServerUrl,
  email = `${randomUUID()}@exemple.quebec`,
): Promise<Person> {
  const known = await confirmationLinks(server, email);
  await signUp(server, email);
  await confirm(server, await confirmationLink(server, email, known));
  return onAnotherDevice(server, { email });
}

/** Returns the same person with a separate session. */
export async function onAnotherDevice(
  server: ServerUrl,
  { email }: Pick<InsertedAccount, 'email'>,
): Promise<Person> {
  const body = { email, password };
  const signedIn = await request(server, 'POST', '/api/auth/sign-in/email', { body });
  const { token, user } = sessionOf(signedIn);
  return personOn(server, { id: user.id, email, token });
}

function personOn(server: ServerUrl, { id, email, token }: InsertedAccount) {
  const call = (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => request(server, method, path, { token, body, ...(headers ? { headers } : {}) });
  return {
    server,
    id,
    email,
    token,
    call,
    async createProject(name = 'Pain de nuit'): Promise<Project> {
      return replyOf(contract.createProject, await call('POST', '/api/projects', { name }));
    },
  };
}

export type Person = ReturnType<typeof personOn>;

/** Complete answers for the idea module. */
export const ideaAnswers = {
  businessIdea: 'Une boulangerie ouverte la nuit',
  targetMarket: 'Les travailleurs de quart de Rimouski',
  problemSolved: 'Rien de chaud à manger après 22 h',
  businessModel: 'directSales',
  location: 'Rimouski',
};
