import type { Project } from '@elan/domain/contract/projects';
import { largestPlan } from '@elan/domain/forecast/testing/samplePlans';
import { largestSave, savedDataSchema } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { filled } from '@elan/testing/texts/filledSchema';
import { openBareDatabase } from '../processes/bareDatabase.ts';
import type { BenchPerson } from '../processes/people.ts';
import { exchange } from './exchange.ts';
import type { HostileText } from './hostileTexts.ts';

/** The number of projects, deleted projects and generations of a large account. Its export reads all of them. */
const stored = 100;

/** Fills the account's lists directly in the database, because API calls would take minutes. */
export async function fillAccount(
  { id }: BenchPerson,
  databaseUrl: string | undefined,
  dataDir: string,
): Promise<void> {
  const database = await openBareDatabase(databaseUrl, dataDir);
  await database.query(
    `insert into project_rows (id, user_id, name, description, created_at, updated_at, deleted_at)
     select gen_random_uuid(), $1, repeat('Projet ', 16) || n, repeat('a ', 990) || n, now(), now(),
       case when n % 2 = 0 then now() end
     from generate_series(1, $2::int * 2) n`,
    [id, stored],
  );
  await database.query(
    `insert into project_modules (project_id, module, user_id, data, has_content, answers_complete, last_updated)
     select p.id, m, $1, jsonb_build_object('aiResponse', 'Texte'), true, true, now()
     from project_rows p, unnest(array['idea', 'analysis', 'marketing', 'finances']) m
     where p.user_id = $1 on conflict do nothing`,
    [id],
  );
  await database.query(
    `insert into generations (id, user_id, module, idempotency_key, request_hash, status, lease_until, started_at, finished_at)
     select gen_random_uuid(), $1, 'idea', n::text, '', 'succeeded', now(), now(), now()
     from generate_series(1, $2::int) n`,
    [id, stored],
  );
  await database.close();
}

/** A project of the account whose modules are saved repeatedly. */
export class FullProject {
  readonly #bases = new Map<string, string>();
  readonly id: string;
  readonly #port: number;
  readonly #token: string;

  constructor(port: number, person: BenchPerson) {
    this.id = person.projects.ours.id;
    this.#port = port;
    this.#token = person.token;
  }

  /** @returns the `lastUpdated` that the next save of a module must be based on. */
  base(module: string): string | null {
    return this.#bases.get(module) ?? null;
  }

  saved(module: string, lastUpdated: string): void {
    this.#bases.set(module, lastUpdated);
  }

  /** Reads the `lastUpdated` of all modules again, after a generation or a conflicting save. */
  async refresh(): Promise<void> {
    const { text } = await this.ask('GET', `/api/projects/${this.id}`);
    const { modules_data } = JSON.parse(text) as Project;
    for (const [module, { lastUpdated }] of Object.entries(modules_data)) {
      this.saved(module, lastUpdated);
    }
  }

  /** Makes a call that is not measured. */
  ask(method: string, path: string, body?: unknown) {
    return exchange(this.#port, {
      method,
      path,
      token: this.#token,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  }
}

/** The largest possible form. It is short of cash, so that remedies are computed too. */
const largest = {
  inputs: { ...largestPlan, capital: [], grants: [] },
  origins: {},
  confirmed: [],
};

/** The lengths to cut texts to until a module fits into one save. `undefined` leaves texts at their maximum length. */
const cuts = [undefined, 3_000, 1_000, 300, 100, 30, 10] as const;

/** @returns the largest data of a module that a save accepts, with every text of the given kind. */
export function fullModule(
  definition: ModuleDefinition,
  text: HostileText,
  length: 'many' | 'long' = 'many',
): unknown {
  const schema = savedDataSchema(definition);
  for (const cut of cuts) {
    for (const share of length === 'many' ? [1] : [1, 0.5, 0.25, 0.1]) {
      const made = filled(schema, {
        text: (most) => text.of(Math.min(most, cut ?? most)),
        count: (most) => Math.max(1, Math.floor(most > 100 ? most * share : most)),
      });
      const data = definition.forecast ? { ...(made as object), forecast: largest } : made;
      if (Buffer.byteLength(JSON.stringify(data)) < largestSave - 200) return data;
    }
  }
  throw new Error(`${definition.key}: no save is small enough`);
}
