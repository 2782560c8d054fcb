import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, createAccount } from './account.ts';
import { type MeasuredProcess, startMeasured } from './measuredProcess.ts';
import { interleaved } from './rounds.ts';

// Ours against a bare limit in the same run: only the ratios mean something on a shared machine.
// With BENCH_DATABASE_URL both run on that PostgreSQL, else each on the same embedded database.
const databaseUrl = process.env.BENCH_DATABASE_URL;
const folder = mkdtempSync(join(tmpdir(), 'elan-bench-'));
const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
const oursEnv = { PORT: '3110', DATA_DIR: join(folder, 'ours'), ...database };
const bareEnv = { PORT: '3111', DATA_DIR: join(folder, 'bare'), ...database };

const startOurs = () => startMeasured('ours.ts', '/api/ready', oursEnv);
const startBare = () => startMeasured('bare.ts', '/', bareEnv);

/** Calls a minute and account are limited; the rounds below stay under it with this many. */
const accountsNeeded = 3;
const requestsPerRound = 240;
const parallel = 8;

async function prepare(): Promise<Account[]> {
  const server = await startOurs();
  const accounts: Account[] = [];
  while (accounts.length < accountsNeeded) accounts.push(await createAccount(server.url));
  await server.close();
  // Two processes must not share one embedded database: the bare one gets its copy.
  if (databaseUrl === undefined) cpSync(oursEnv.DATA_DIR, bareEnv.DATA_DIR, { recursive: true });
  return accounts;
}

async function timeStart(start: () => Promise<MeasuredProcess>): Promise<number> {
  const server = await start();
  await server.close();
  return server.readyMs;
}

/** @returns CPU microseconds of the server for one request. */
async function cpuPerRequest(
  server: MeasuredProcess,
  request: (turn: number) => Promise<Response>,
) {
  const before = await server.cpuMicroseconds();
  let turn = 0;
  const work = async (): Promise<void> => {
    for (let mine = turn++; mine < requestsPerRound; mine = turn++) {
      const reply = await request(mine);
      if (!reply.ok) throw new Error(`${reply.url}: ${reply.status}`);
      await reply.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return ((await server.cpuMicroseconds()) - before) / requestsPerRound;
}

function print(what: string, unit: string, { ours, bare }: { ours: number; bare: number }): void {
  const figures = `${ours.toFixed(0)} ${unit} against ${bare.toFixed(0)} ${unit} bare`;
  console.log(`${what.padEnd(46)} ${(ours / bare).toFixed(2)}×   (${figures})`);
}

try {
  const accounts = await prepare();
  const accountOf = (turn: number): Account => accounts[turn % accounts.length] as Account;
  console.log(databaseUrl === undefined ? 'Embedded database.' : 'PostgreSQL.');

  print(
    'start of an existing installation to ready',
    'ms',
    await interleaved(
      5,
      () => timeStart(startOurs),
      () => timeStart(startBare),
    ),
  );

  const ours = await startOurs();
  const bare = await startBare();
  const readOurs = () =>
    cpuPerRequest(ours, (turn) =>
      fetch(`${ours.url}/api/me`, {
        headers: { authorization: `Bearer ${accountOf(turn).token}` },
      }),
    );
  const readBare = () =>
    cpuPerRequest(bare, (turn) => fetch(`${bare.url}/?id=${accountOf(turn).id}`));
  await readOurs();
  await readBare();
  print(
    'one row read (GET /api/me), CPU a request',
    'µs',
    await interleaved(7, readOurs, readBare),
  );
  await ours.close();
  await bare.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
