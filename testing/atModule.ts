import { contract } from '@elan/domain/contract/contract';
import { type SQL, sql } from 'drizzle-orm';
import { ideaAnswers, type Person, replyOf, signedUpPerson } from './person.ts';
import { readEvents } from './readEvents.ts';
import type { TestServer } from './server.ts';

/** The default request body of a generation. */
export const asked = { answers: ideaAnswers, comments: '', language: 'fr' };

type Headers = Readonly<Record<string, string>>;

/**
 * A signed-in person with a project, working in its idea module: their calls, and what is stored.
 * @param who the person, or the email of a new one.
 */
export async function atModule(server: TestServer, who?: string | Person) {
  const person = typeof who === 'object' ? who : await signedUpPerson(server, who);
  const { id } = await person.createProject();
  const projectPath = `/api/projects/${id}`;
  const path = `${projectPath}/modules/idea`;
  const rows = async (query: SQL) => (await server.database.db.execute(query)).rows;
  const keyed = (key: string | undefined): Headers => (key ? { 'idempotency-key': key } : {});
  return {
    person,
    projectPath,
    path,
    generate: (key?: string, body: object = asked) =>
      person.call('POST', `${path}/generate`, body, keyed(key)),
    /** The same as a stream, read to its end. `onFirst` is called at the first event. */
    stream: (key?: string, onFirst?: () => void, signal?: AbortSignal) =>
      readEvents(server, person, `${path}/generate`, asked, keyed(key), signal, onFirst),
    /** Looks up the generation with this idempotency key; `module` defaults to the idea. */
    find: (key: string, module = 'idea') =>
      person.call('GET', `${projectPath}/modules/${module}/generations/${key}`),
    stop: (idempotencyKey: string) => person.call('POST', `${path}/stop`, { idempotencyKey }),
    me: async () => replyOf(contract.me, await person.call('GET', '/api/me')),
    used: async () => replyOf(contract.me, await person.call('GET', '/api/me')).aiUsage.used,
    entry: async () =>
      replyOf(contract.getProject, await person.call('GET', projectPath)).modules_data.idea,
    /** The stored quota: units counted and units reserved. */
    quota: () => rows(sql`select used, holds from ai_usage where user_id = ${person.id}`),
    ledger: () =>
      rows(
        sql`select status, failure from generations where user_id = ${person.id} order by started_at`,
      ),
    versions: () =>
      rows(
        sql`select cause, data->>'aiResponse' as text from module_versions where user_id = ${person.id} order by created_at`,
      ),
  };
}

export type AtModule = Awaited<ReturnType<typeof atModule>>;
