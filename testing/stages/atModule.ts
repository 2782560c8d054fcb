import { contract } from '@elan/domain/contract/contract';
import type { Project } from '@elan/domain/contract/projects';
import { type SQL, sql } from 'drizzle-orm';
import {
  ideaAnswers,
  type Person,
  replyOf,
  type ServerUrl,
  signedUpPerson,
} from '../people/person.ts';
import type { TestServer } from '../servers/server.ts';

/** The default request body of a generation. */
export const asked = { answers: ideaAnswers, comments: '', language: 'fr' };

type Headers = Readonly<Record<string, string>>;

/**
 * Creates a project for a signed-in person, with functions for the calls of its idea module and for reading what is
 * stored.
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
    /** Generates as a stream that is read to its end. `onFirst` is called at the first event. */
    stream: (key?: string, onFirst?: () => void, signal?: AbortSignal) =>
      readEvents(server, person, `${path}/generate`, asked, keyed(key), signal, onFirst),
    /** Looks up the generation with this idempotency key. */
    find: (key: string, module = 'idea') =>
      person.call('GET', `${projectPath}/modules/${module}/generations/${key}`),
    stop: (idempotencyKey: string) => person.call('POST', `${path}/stop`, { idempotencyKey }),
    me: async () => replyOf(contract.me, await person.call('GET', '/api/me')),
    used: async () => replyOf(contract.me, await person.call('GET', '/api/me')).aiUsage.used,
    entry: async () =>
      replyOf(contract.getProject, await person.call('GET', projectPath)).modules_data.idea,
    /** The stored quota: the units used and the units held. */
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

export interface StreamEvent {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Reads a streamed generation to its end.
 * @param onFirst called at the first event.
 */
export async function readEvents(
  server: ServerUrl,
  person: Pick<Person, 'token'>,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
  onFirst: () => void = () => {},
): Promise<StreamEvent[]> {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
  if (!response.body) throw new Error('the reply has no body');
  const events: StreamEvent[] = [];
  let rest = '';
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    const parts = (rest + piece).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const match = part.match(/^event: (\w+)\ndata: (.*)$/);
      if (!match?.[1] || !match[2]) continue;
      events.push({ name: match[1], data: JSON.parse(match[2]) });
      if (events.length === 1) onFirst();
    }
  }
  return events;
}

/**
 * Creates a project for a signed-in person, with functions for the calls of one module and for reading what is stored.
 */
export async function atTool(server: TestServer, person: Person, module: string) {
  const { id } = await person.createProject();
  const projectPath = `/api/projects/${id}`;
  const path = `${projectPath}/modules/${module}`;
  const { db } = server.database;
  const keyed = (key: string | undefined) => (key ? { 'idempotency-key': key } : {});
  const project = async (): Promise<Project> =>
    replyOf(contract.getProject, await person.call('GET', projectPath));
  const entry = async (of = module) => (await project()).modules_data[of];
  return {
    person,
    path,
    entry,
    /** Saves data, based on the stored version. */
    async save(data: object, of = module) {
      const baseLastUpdated = (await entry(of))?.lastUpdated ?? null;
      return person.call('PUT', `${projectPath}/modules/${of}`, { data, baseLastUpdated });
    },
    generate: (body: object = {}, key?: string) =>
      person.call('POST', `${path}/generate`, { language: 'fr', ...body }, keyed(key)),
    autoFill: (body: object = {}) =>
      person.call('POST', `${path}/autofill`, { language: 'fr', ...body }),
    stream: (body: object = {}, key?: string, call = 'generate') =>
      readEvents(server, person, `${path}/${call}`, { language: 'fr', ...body }, keyed(key)),
    stop: (idempotencyKey: string) => person.call('POST', `${path}/stop`, { idempotencyKey }),
    /** The project as the list of projects returns it. */
    async summary() {
      const list = await person.call('GET', '/api/projects');
      return replyOf(contract.listProjects, list).projects.find((listed) => listed.id === id);
    },
    /** The units used and held, the generations of this module, and its stored versions. */
    async kept() {
      const usage = await db.execute(
        sql`select used, holds from ai_usage where user_id = ${person.id}`,
      );
      const ledger = await db.execute(
        sql`select status, failure from generations where project_id = ${id} order by started_at`,
      );
      const versions = await db.execute(
        sql`select cause, data from module_versions where project_id = ${id} order by created_at`,
      );
      const me = replyOf(contract.me, await person.call('GET', '/api/me'));
      return {
        quota: usage.rows,
        shown: me.aiUsage.used,
        ledger: ledger.rows,
        versions: versions.rows,
      };
    },
  };
}

export type AtTool = Awaited<ReturnType<typeof atTool>>;
