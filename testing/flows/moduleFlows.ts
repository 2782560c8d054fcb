import { randomUUID } from 'node:crypto';
import { generationEvents } from '@elan/domain/contract/modules';
import { Failure, type FailureCode } from '@elan/domain/failure';
import type { Growing } from '@elan/domain/project/growing';
import type { Target } from '@elan/domain/writeUp/places';
import { readMe } from '@elan/server/flows/account/readAccount';
import { findGeneration, stopGeneration } from '@elan/server/flows/modules/findGeneration';
import { generateModule } from '@elan/server/flows/modules/generateModule';
import { saveModule } from '@elan/server/flows/modules/saveModule';
import { createProject } from '@elan/server/flows/projects/createProject';
import { deleteProject } from '@elan/server/flows/projects/deleteProject';
import { listProjects } from '@elan/server/flows/projects/listProjects';
import { readProject } from '@elan/server/flows/projects/presentProject';
import type { GenerationReply, Run } from '@elan/server/generation/run';
import { type SQL, sql } from 'drizzle-orm';
import { ideaAnswers } from '../people/person.ts';
import type { FlowPerson, Flows } from './flows.ts';

interface Asked {
  readonly answers?: object;
  readonly comments?: string;
  readonly proposedAnswers?: readonly string[];
  readonly base?: string | null;
}

interface AskedRevision {
  readonly target: Target;
  readonly instruction: string;
}

/** What was shown during a generation, and how it ended. */
export interface Followed {
  /** The pieces of the text, in order. */
  readonly texts: readonly string[];
  /** The partial structured results, in order. */
  readonly partials: readonly Growing[];
  readonly reply: GenerationReply | undefined;
  readonly failure: FailureCode | undefined;
}

/** Creates a project for a user, with functions for the flows of one module and for reading what is stored. */
export async function moduleFlows(
  { services, database }: Flows,
  person: FlowPerson,
  module = 'idea',
) {
  const defaults: Asked = module === 'idea' ? { answers: ideaAnswers, comments: '' } : {};
  const { id: projectId } = await person.act(createProject, {
    name: 'Pain de nuit',
    description: undefined,
  });
  const rows = async (query: SQL) => (await database.db.execute(query)).rows;
  const dateOf = (moment: string | null | undefined) =>
    moment == null ? moment : new Date(moment);
  const project = () => person.act(readProject, { projectId });
  const entry = async (of = module) => (await project()).modules_data[of];
  const begin = (
    action: 'generate' | 'autoFill' | AskedRevision,
    asked: Asked,
    idempotencyKey: string,
  ) =>
    person.act(generateModule, {
      requested: typeof action === 'string' ? { action } : { action: 'revise', ...action },
      projectId,
      module,
      answers: asked.answers,
      comments: asked.comments,
      proposedAnswers: asked.proposedAnswers,
      defaultedAnswers: undefined,
      base: dateOf(asked.base),
      language: 'fr',
      idempotencyKey,
    });
  return {
    person,
    projectId,
    project,
    entry,
    /**
     * Generates to the end.
     * @throws Failure if the request is refused or the generation fails.
     */
    generate: async (asked: Asked = defaults, key: string = randomUUID()) =>
      (await begin('generate', asked, key)).finished,
    autoFill: async (asked: Asked = defaults, key: string = randomUUID()) =>
      (await begin('autoFill', asked, key)).finished,
    /** Requests a revision of the saved text, based by default on the stored version. */
    async revise(revision: AskedRevision, base?: string | null, key: string = randomUUID()) {
      const from = base === undefined ? ((await entry())?.lastUpdated ?? null) : base;
      return begin(revision, { base: from }, key);
    },
    /** Generates and records what is shown. `onFirst` is called when something is first shown. */
    follow: async (asked: Asked = defaults, key: string = randomUUID(), onFirst = () => {}) =>
      follow(await begin('generate', asked, key), onFirst),
    /** Looks up a generation by its idempotency key. */
    find: (idempotencyKey: string, of = module) =>
      person.act(findGeneration, { projectId, module: of, idempotencyKey }),
    stop: (idempotencyKey: string) =>
      person.act(stopGeneration, { projectId, module, idempotencyKey }),
    /**
     * Saves data, based by default on the stored version.
     * @returns the new `lastUpdated`.
     */
    async save(data: object, base?: string | null, of = module): Promise<string> {
      const stored = base === undefined ? ((await entry(of))?.lastUpdated ?? null) : base;
      const saved = { projectId, module: of, data, base: dateOf(stored) ?? null };
      return (await person.act(saveModule, saved)).toISOString();
    },
    deleteProject: () => person.act(deleteProject, { projectId }),
    me: async () => readMe(services, await person.account()),
    used: async () => (await readMe(services, await person.account())).aiUsage.used,
    /** The project as the list of projects returns it. */
    async summary() {
      const page = { order: 'changed', search: undefined, cursor: undefined } as const;
      const { projects } = await person.act(listProjects, page);
      return projects.find(({ id }) => id === projectId);
    },
    /** The stored quota: the units used and the units held. */
    quota: () => rows(sql`select used, holds from ai_usage where user_id = ${person.id}`),
    /** The generations of the project, oldest first. */
    ledger: () =>
      rows(
        sql`select status, failure from generations where project_id = ${projectId} order by started_at`,
      ),
    versions: () =>
      rows(
        sql`select cause, data->>'aiResponse' as text from module_versions where project_id = ${projectId} order by created_at`,
      ),
    /** The versions with all their fields. */
    wholeVersions: () =>
      rows(
        sql`select cause, data from module_versions where project_id = ${projectId} order by created_at`,
      ),
  };
}

export type ModuleFlows = Awaited<ReturnType<typeof moduleFlows>>;

/** Records what a generation shows until it ends. Fails if a partial result violates the contract. */
export async function follow(run: Run, onFirst = () => {}): Promise<Followed> {
  const texts: string[] = [];
  const partials: Growing[] = [];
  let shown = 0;
  const look = () => {
    const before = texts.length + partials.length;
    if (run.text.length > shown) texts.push(run.text.slice(shown));
    shown = run.text.length;
    const { growing } = run;
    if (growing && growing !== partials.at(-1)) partials.push(growing);
    if (before === 0 && texts.length + partials.length > 0) onFirst();
  };
  const leave = run.subscribe(look);
  look();
  const ended = await run.finished.then(
    (reply) => ({ reply, failure: undefined }),
    (error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      return { reply: undefined, failure: error.code };
    },
  );
  look();
  leave();
  for (const result of partials) generationEvents.partial.parse({ result });
  return { texts, partials, ...ended };
}
