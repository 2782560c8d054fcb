import { contract } from '@elan/domain/contract/contract';
import type { Project } from '@elan/domain/contract/projects';
import { sql } from 'drizzle-orm';
import { type Person, replyOf } from './person.ts';
import { readEvents } from './readEvents.ts';
import type { TestServer } from './server.ts';

/** A signed-in person with a new project, working in one module: their calls, and what is stored. */
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
    /** Saves data, based on the stored version by default. */
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
    /** The project as the project list shows it. */
    async summary() {
      const list = await person.call('GET', '/api/projects');
      return replyOf(contract.listProjects, list).projects.find((listed) => listed.id === id);
    },
    /** Units counted and reserved, the generations of this module, and its stored versions. */
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
