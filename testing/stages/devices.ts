import { setTimeout as delay } from 'node:timers/promises';
import { contract } from '@elan/domain/contract/contract';
import type { OpenDatabase } from '@elan/server/adapters/database/database';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { type MailedServer, recover } from '../mail/mailedServer.ts';
import {
  type Answered,
  ideaAnswers,
  password,
  replyOf,
  request,
  type ServerUrl,
  sessionOf,
} from '../people/person.ts';
import type { Provider } from '../provider/provider.ts';
import { readEvents, type StreamEvent } from './atModule.ts';

/** A signed-in browser that is waiting for one generation on two connections. */
export interface Device {
  readonly server: ServerUrl;
  readonly token: string;
  /** Resolves with all events once the stream has ended. */
  readonly stream: Promise<StreamEvent[]>;
  /** Resolves with the JSON reply of the same generation. */
  readonly waiting: Promise<Answered>;
}

/** Makes the provider start every text and finish it only when the returned function is called. */
export function beginsTexts(provider: Provider): () => void {
  const ends: (() => void)[] = [];
  provider.answers(({ piece, end }) => {
    piece('Le début');
    ends.push(() => {
      piece(' et la fin.');
      end('stop');
    });
  });
  return () => {
    for (const end of ends.splice(0)) end();
  };
}

/**
 * Signs a person in on another device, which starts a generation on two connections.
 * @returns the device once the text has started.
 */
export async function openDevice(server: ServerUrl, email: string): Promise<Device> {
  const body = { email, password };
  const signedIn = await request(server, 'POST', '/api/auth/sign-in/email', { body });
  const { token } = sessionOf(signedIn);
  const created = await request(server, 'POST', '/api/projects', { token, body: { name: 'Nom' } });
  const { id } = replyOf(contract.createProject, created);
  const path = `/api/projects/${id}/modules/idea/generate`;
  const asked = { answers: ideaAnswers, language: 'fr' };
  const headers = { 'idempotency-key': id };
  const begun = Promise.withResolvers<void>();
  const stream = readEvents(server, { token }, path, asked, headers, undefined, begun.resolve);
  await Promise.race([begun.promise, stream]);
  const waiting = request(server, 'POST', path, { token, body: asked, headers });
  return { server, token, stream, waiting };
}

/** Expects that the device is signed out, and that both its stream and its reply report so. */
export async function expectEnded({ server, token, stream, waiting }: Device): Promise<void> {
  const unauthenticated = { code: 'unauthenticated' };
  const next = await request(server, 'GET', '/api/me', { token });
  expect(next).toMatchObject({ status: 401, body: unauthenticated });
  expect(await waiting).toMatchObject({ status: 401, body: unauthenticated });
  const events = await stream;
  expect(events.map(({ name }) => name)).toEqual(['token', 'error']);
  expect(events.at(-1)?.data).toMatchObject(unauthenticated);
}

/** Expects that the device is signed in and has the complete text. */
export async function expectDone({ server, token, stream, waiting }: Device): Promise<void> {
  expect((await request(server, 'GET', '/api/me', { token })).status).toBe(200);
  expect((await waiting).status).toBe(200);
  expect((await stream).at(-1)).toMatchObject({ name: 'done' });
}

/**
 * Waits until no generation of this account is running.
 * @returns the stored text of each.
 */
export async function writtenTexts({ db }: OpenDatabase, email: string): Promise<string[]> {
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    const { rows } = await db.execute<{ status: string; text: string }>(
      sql`select g.status, m.data->>'aiResponse' as text from generations g
        join users u on u.id = g.user_id
        left join project_modules m on m.project_id = g.project_id where u.email = ${email}`,
    );
    if (rows.every(({ status }) => status !== 'running')) return rows.map(({ text }) => text);
    await delay(50);
  }
  throw new Error('generations still run');
}

interface Revocation {
  readonly by: string;
  /** Whether the requesting device stays signed in. */
  readonly keepsTheAsking: boolean;
  /**
   * @param on the server that receives the request.
   * @param token the requesting device's session.
   * @returns the status of the reply.
   */
  act(on: ServerUrl, token: string, mailed: MailedServer, email: string): Promise<number>;
}

/** The calls that end all sessions of an account, or all others. */
export const revocations: readonly Revocation[] = [
  {
    by: 'signing out everywhere',
    keepsTheAsking: false,
    async act(on, token) {
      return (await request(on, 'POST', '/api/auth/revoke-sessions', { token })).status;
    },
  },
  {
    by: 'a password change',
    keepsTheAsking: true,
    async act(on, token) {
      const body = { password: 'un autre mot de passe' };
      return (await request(on, 'POST', '/api/auth/change-password', { token, body })).status;
    },
  },
  {
    by: 'a recovery',
    keepsTheAsking: false,
    async act(on, _token, mailed, email) {
      const tokens = await mailed.recoveryTokens(email);
      return (await recover(on, tokens, 'un autre mot de passe')).status;
    },
  },
];
