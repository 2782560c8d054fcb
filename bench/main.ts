import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startOwnPostgres } from '@elan/testing/database/ownPostgres';
import { freePort } from '@elan/testing/network/freePort';
import { measureDocuments } from './dossier/measureDocuments.ts';
import { measureDossier } from './dossier/measureDossier.ts';
import { measureStranger } from './dossier/measureStranger.ts';
import { measureGrowth } from './growth/measureGrowth.ts';
import { measureLoop } from './loop/measureLoop.ts';
import { measureDashboard, measureModule } from './pages/measureDashboard.ts';
import { measureEditing } from './pages/measureEditing.ts';
import { measureLanding } from './pages/measureLanding.ts';
import { measureLighthouse } from './pages/measureLighthouse.ts';
import { measureTyping } from './pages/measureTyping.ts';
import { measureWriting } from './pages/measureWriting.ts';
import { install } from './processes/installation.ts';
import { startWaitingProvider } from './processes/provider.ts';
import { measureList } from './server/measureList.ts';
import { measureRequests } from './server/measureRequests.ts';
import { measureStreams } from './server/measureStreams.ts';
import { measureTexts } from './texts/measureTexts.ts';

// Measures our code and a bare minimum in the same run, because only their ratio is meaningful on a shared machine.
// Runs first on PostgreSQL (BENCH_DATABASE_URL, otherwise a new server if PostgreSQL is installed), then on the
// embedded database.
const folder = mkdtempSync(join(tmpdir(), 'elan-bench-'));

async function bench(name: string, databaseUrl: string | undefined): Promise<void> {
  console.log(`\n${name}`);
  const provider = await startWaitingProvider();
  const ports = { ours: await freePort(), bare: await freePort(), provider: provider.port };
  try {
    const installation = await install(join(folder, name), ports, databaseUrl);
    const ours = await installation.startOurs();
    const bare = await installation.startBare();
    await measureRequests(installation, ours, bare);
    // The budget is for PostgreSQL, which sorts and counts outside our process.
    if (databaseUrl !== undefined) await measureList(ours, bare, databaseUrl);
    await measureStreams(installation, ours, bare, provider);
    await ours.close();
    await bare.close();
  } finally {
    await provider.close();
  }
}

const inChromium: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  landing: measureLanding,
  lighthouse: measureLighthouse,
  dashboard: measureDashboard,
  module: measureModule,
  typing: measureTyping,
  editing: measureEditing,
  writing: measureWriting,
};
// `npm run bench -- landing` runs one or several benchmarks by name; `pages` stands for the three pages that are
// compared with a bare page. Without names, all run except the growth, which takes half an hour and 15 GB of disk for a
// million projects: `npm run bench -- growth 10000 1000000`.
const wanted = process.argv
  .slice(2)
  .filter((argument) => !/^\d+$/.test(argument))
  .flatMap((name) => (name === 'pages' ? ['landing', 'dashboard', 'module'] : [name]));
const sizes = process.argv
  .slice(2)
  .flatMap((argument) => (/^\d+$/.test(argument) ? [Number(argument)] : []));
const known = ['dossier', 'server', 'loop', 'texts', 'growth', ...Object.keys(inChromium)];
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: not one of ${known.join(', ')}`);

if (wanted.length === 0 || wanted.includes('dossier')) {
  console.log('\nDossier');
  await measureDossier();
  await measureDocuments(folder);
  await measureStranger(folder);
}

if (wanted.length === 0 || wanted.includes('loop') || wanted.includes('texts')) {
  console.log('\nGrowth with the length of a text');
  if (measureTexts() > 0) process.exitCode = 1;
}

if (wanted.includes('growth')) {
  console.log('\nGrowth');
  await measureGrowth(folder, sizes.length > 0 ? sizes : [10_000, 100_000, 1_000_000]);
}

const url = process.env.BENCH_DATABASE_URL;
const own = async () => (findPostgres() === undefined ? undefined : startOwnPostgres());
const postgres = url ? { url, close: async () => {} } : await own();
try {
  if (wanted.length === 0 || wanted.includes('server')) {
    if (postgres === undefined) console.log('No PostgreSQL here: the embedded database alone.');
    else await bench('PostgreSQL', postgres.url);
    await bench('Embedded database', undefined);
  }
  if (wanted.length === 0 || wanted.includes('loop')) {
    if (postgres === undefined) console.log('No PostgreSQL here: the embedded database alone.');
    else await measureLoop('PostgreSQL', folder, postgres.url);
    await measureLoop('Embedded database', folder, undefined);
  }
  console.log('\nIn Chromium');
  for (const [name, measure] of Object.entries(inChromium)) {
    if (wanted.length === 0 || wanted.includes(name)) await measure(folder);
  }
} finally {
  await postgres?.close();
  rmSync(folder, { recursive: true, force: true });
}
