import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { openBareDatabase } from './bareDatabase.ts';
import { type MeasuredProcess, startMeasured } from './measuredProcess.ts';
import { type BenchPerson, createPerson } from './people.ts';

/** Our server and the bare ones with the same data, in one PostgreSQL database or in two copies of an embedded one. */
export interface Installation {
  readonly people: readonly BenchPerson[];
  startOurs(): Promise<MeasuredProcess>;
  startBare(): Promise<MeasuredProcess>;
}

/** Calls per minute and account are limited. With this many users, the rounds stay below the limit. */
const peopleNeeded = 24;
/** The number of modules that fill a large project, and the size of each in bytes; together, a megabyte. */
const fillers = 8;
const fillerSize = 128_000;

/** @param databaseUrl undefined for the embedded database. */
export async function install(
  folder: string,
  ports: { readonly ours: number; readonly bare: number; readonly provider: number },
  databaseUrl: string | undefined,
): Promise<Installation> {
  const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const ours = {
    PORT: `${ports.ours}`,
    DATA_DIR: join(folder, 'ours'),
    AI_BASE_URL: `http://127.0.0.1:${ports.provider}/v1`,
    // Removes the limit on generations.
    FREE_AI_LIMIT: '1000000',
    ...database,
  };
  const bare = {
    PORT: `${ports.bare}`,
    DATA_DIR: join(folder, 'bare'),
    PROVIDER_PORT: `${ports.provider}`,
    ...database,
  };
  const startOurs = () => startMeasured('ours.ts', '/api/ready', ours);
  const people = await createPeople(await startOurs());
  await fillLargeProjects(people, databaseUrl, ours.DATA_DIR);
  // Two processes cannot share an embedded database, so the bare server gets a copy.
  if (databaseUrl === undefined) cpSync(ours.DATA_DIR, bare.DATA_DIR, { recursive: true });
  return {
    people,
    startOurs,
    startBare: () => startMeasured('bare.ts', '/', bare),
  };
}

async function createPeople(server: MeasuredProcess): Promise<BenchPerson[]> {
  const people: BenchPerson[] = [];
  while (people.length < peopleNeeded) {
    people.push(await createPerson(`http://127.0.0.1:${server.port}`));
  }
  await server.close();
  return people;
}

/** Fills large projects directly in the database. */
async function fillLargeProjects(
  people: readonly BenchPerson[],
  databaseUrl: string | undefined,
  dataDir: string,
): Promise<void> {
  const database = await openBareDatabase(databaseUrl, dataDir);
  for (const { id, projects } of people) {
    await database.query(
      `insert into project_modules (project_id, module, user_id, data, has_content, answers_complete, last_updated)
       select $1, 'filler-' || n, $2, jsonb_build_object('aiResponse',
         (select string_agg(md5(random()::text), '') from generate_series(1, $3::int / 32))), true, true, now()
       from generate_series(1, $4::int) n`,
      [projects.large.id, id, fillerSize, fillers],
    );
  }
  await database.close();
}
