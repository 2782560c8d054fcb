import { join } from 'node:path';
import { jobLimits, openPostgres } from '@elan/server/adapters/database/database';
import { migrate } from '@elan/server/store/migrate';
import { query, startOwnPostgres } from '@elan/testing/database/ownPostgres';
import { freePort } from '@elan/testing/network/freePort';
import { openBareDatabase } from '../processes/bareDatabase.ts';
import { cpuPerRequest } from '../processes/load.ts';
import { startMeasured } from '../processes/measuredProcess.ts';
import { startWaitingProvider, type WaitingProvider } from '../processes/provider.ts';
import { print } from '../report.ts';
import { median } from '../rounds.ts';
import { growthAdmin, growthCalls, projectsOfCallers } from './calls.ts';
import { databaseCost } from './cost.ts';
import { fill, projectsEach } from './fill.ts';
import { growingCount, ownWork } from './jobs.ts';

const rounds = 5;
const requestsPerRound = 60;
/** Few, because hashing makes sign-ins slow, and they are limited by network and hour. */
const signInsPerRound = 10;
/** The maximum ratio of a call's cost in the largest database to its cost in the smallest. */
const budget = 1.2;
/** How much longer one run of a job may take in the largest database than in the smallest, in milliseconds. */
const jobBudgetMs = 1;

/** Enough memory for the pages that callers use repeatedly, as in production. */
const settings = [
  'shared_preload_libraries=pg_stat_statements',
  'pg_stat_statements.max=5000',
  'pg_stat_statements.track_utility=off',
  'shared_buffers=1GB',
  'maintenance_work_mem=512MB',
  'max_wal_size=8GB',
  'autovacuum=off',
];

/** The costs of one round of a call or job in one database. */
interface Round {
  /** The server's processor time, in microseconds; 0 for a job, whose work is in the database. */
  readonly server: number;
  /** PostgreSQL's time for the statements, in microseconds. */
  readonly database: number;
  readonly pages: number;
}

interface Grown {
  readonly projects: number;
  readonly measures: Readonly<Record<string, () => Promise<Round>>>;
  close(): Promise<void>;
}

/**
 * Measures the cost of calls and jobs in databases of different sizes, in turn: the server's processor time,
 * PostgreSQL's time for the statements, and the pages it reads. Uses a new PostgreSQL server, or the one at
 * GROWTH_DATABASE_URL as its superuser. There, filled databases are kept and measured again.
 */
export async function measureGrowth(folder: string, sizes: readonly number[]): Promise<void> {
  const named = process.env.GROWTH_DATABASE_URL;
  const postgres = named
    ? { url: named, adminUrl: named, close: async () => {} }
    : await startOwnPostgres(settings);
  const provider = await startWaitingProvider();
  try {
    const grown: Grown[] = [];
    for (const projects of sizes) grown.push(await grow(postgres, provider, folder, projects));
    await compare(grown);
    for (const each of grown) await each.close();
  } finally {
    await provider.close();
    await postgres.close();
  }
}

async function compare(grown: readonly Grown[]): Promise<void> {
  for (const what of Object.keys(grown[0]?.measures ?? {})) {
    const measured = new Map<Grown, Round[]>(grown.map((each) => [each, []]));
    for (let round = 0; round <= rounds; round += 1) {
      for (const [each, into] of measured) {
        const one = await each.measures[what]?.();
        // The first round is a warm-up.
        if (one && round > 0) into.push(one);
      }
    }
    // Takes the minimum time of the rounds, because other work on the machine can only add to it.
    const costs = [...measured].map(([{ projects }, all]) => ({
      projects,
      server: Math.min(...all.map(({ server }) => server)),
      database: Math.min(...all.map(({ database }) => database)),
      pages: median(all.map(({ pages }) => pages)),
    }));
    const [least, most] = [costs[0], costs.at(-1)];
    if (!least || !most) return;
    const [before, after] = [least.server + least.database, most.server + most.database];
    const isJob = most.server === 0;
    print({
      what,
      ...(isJob
        ? {
            value: (after - before) / 1_000,
            unit: 'ms',
            ...(what === growingCount ? {} : { budget: jobBudgetMs }),
          }
        : { value: after / before, unit: '×', budget }),
      detail: costs
        .map(
          ({ projects, server, database, pages }) =>
            `${projects}: server ${server.toFixed(0)} µs, database ${database.toFixed(0)} µs and ${pages.toFixed(1)} pages`,
        )
        .join('; '),
    });
  }
}

async function grow(
  { url, adminUrl }: { readonly url: string; readonly adminUrl: string },
  provider: WaitingProvider,
  folder: string,
  projects: number,
): Promise<Grown> {
  const name = `grown_${projects}`;
  const at = (server: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const isThere = await query(adminUrl, `select from pg_database where datname = '${name}'`);
  if (isThere.length === 0) await query(url, `create database ${name}`);
  await query(at(adminUrl), 'create extension if not exists pg_stat_statements');
  const admin = await openBareDatabase(at(adminUrl), '');
  const database = openPostgres(at(url), () => {}, jobLimits);
  await migrate(database);
  await database.close();
  if (isThere.length === 0) await fill(admin, projects);
  await printSize(admin, projects);
  const server = await startMeasured('../growth/server.ts', '/api/ready', {
    PORT: `${await freePort()}`,
    DATA_DIR: join(folder, name),
    DATABASE_URL: at(url),
    AUTH_SECRET: 'le secret de la mesure de croissance',
    AI_BASE_URL: `http://127.0.0.1:${provider.port}/v1`,
    FREE_AI_LIMIT: '1000000',
    ADMIN_EMAILS: growthAdmin,
  });
  const work = await ownWork(at(url));
  const people = Math.ceil(projects / projectsEach);
  const ideas = await admin.query(
    `select project_id as id, to_char(last_updated at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
     from project_modules where module = 'idea' and project_id = any($1::uuid[])`,
    [projectsOfCallers(people)],
  );
  const lastUpdated = new Map(ideas.map(({ id, at: moment }) => [String(id), String(moment)]));
  const calls = growthCalls(people, lastUpdated);
  const ofCalls = Object.entries(calls).map(([what, call]) => {
    const count = what === 'a sign-in' ? signInsPerRound : requestsPerRound;
    const measure = async (): Promise<Round> => {
      let cpu = 0;
      const { ms, pages } = await databaseCost(admin, async () => {
        cpu = await cpuPerRequest(server, count, call);
      });
      return { server: cpu, database: (ms * 1_000) / count, pages: pages / count };
    };
    return [what, measure] as const;
  });
  const ofJobs = Object.entries(work.rounds).map(([what, round]) => {
    const measure = async (): Promise<Round> => {
      const { ms, pages } = await databaseCost(admin, round, /outbox|metrics/.test(what));
      return { server: 0, database: ms * 1_000, pages };
    };
    return [what, measure] as const;
  });
  return {
    projects,
    measures: Object.fromEntries([...ofCalls, ...ofJobs]),
    async close() {
      const resident = (await server.residentBytes()) / 1e6;
      console.log(
        `Memory of the server on ${projects} projects, after all calls: ${resident.toFixed(0)} MB`,
      );
      await work.close();
      await server.close();
      await admin.close();
    },
  };
}

async function printSize(
  admin: Awaited<ReturnType<typeof openBareDatabase>>,
  projects: number,
): Promise<void> {
  const [row] = await admin.query('select pg_database_size(current_database())::float8 as bytes');
  const kilobytes = Number(row?.bytes) / 1_000;
  console.log(
    `${projects} projects: ${(kilobytes / 1e6).toFixed(2)} GB, ${(kilobytes / projects).toFixed(1)} KB each`,
  );
}
