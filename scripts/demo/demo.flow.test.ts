import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@elan/domain/language';
import { hasResult } from '@elan/domain/project/moduleEntry';
import { journey } from '@elan/modules/catalogue';
import { checksOfProject } from '@elan/reading/contradictions/projectChecks';
import { duringTests } from '@elan/testing/duringTests';
import { newPerson, openFlows } from '@elan/testing/flows/flows';
import { runFile, temporaryFolder } from '@elan/testing/servers/serverProcess';
import { beforeAll, expect, it } from 'vitest';
import { verifyPassword } from '../../server/auth/passwordHash.ts';
import { readConfig } from '../../server/config/config.ts';
import { listChecks } from '../../server/flows/projects/listChecks.ts';
import { readProject } from '../../server/flows/projects/presentProject.ts';
import { findPassword } from '../../server/store/signIn/passwords.ts';
import { demoCommand, demoEmail, demoPassword, demoProjects, fillDatabase } from './demoCommand.ts';
import { forecastOf } from './fillProject.ts';

const password = demoPassword('le secret des actions du test');
const { signal } = new AbortController();
const flows = duringTests(() => openFlows({ FOUNDER_EMAILS: demoEmail }, { clock }));
const clock = { now: () => new Date('2026-11-26T15:00:00Z') };
const fill = () => fillDatabase(flows.database, flows.services.config, password, signal, clock);
beforeAll(async () => {
  await fill();
});

async function rows(table: string): Promise<number> {
  const counted = await flows.database.db.execute(`select count(*)::int as count from ${table}`);
  return Number(counted.rows[0]?.count);
}
const tables = ['users', 'project_rows', 'project_modules', 'module_versions', 'generations'];
const counts = () => Promise.all(tables.map(rows));

it.each(languages)(
  'writes every module of a project in %s, which contradicts nothing',
  async (language) => {
    const person = await newPerson(flows, demoEmail);
    const { name } = demoProjects[language];
    const found = await flows.database.db.execute(
      `select id from project_rows where name = '${name}'`,
    );
    const id = String(found.rows[0]?.id);
    const project = await person.act(readProject, { projectId: id });
    for (const { key, kind } of journey) {
      expect([key, hasResult(kind, project.modules_data[key])]).toEqual([key, true]);
    }
    const { checks, stale, untraced } = await person.act(listChecks, { projectId: id });
    expect(checks.filter(({ severity }) => severity === 'blocking')).toEqual([]);
    expect(stale).toEqual([]);
    expect(untraced).toEqual([]);
    const kept = await flows.database.db.execute(
      `select module from module_versions where project_id = '${id}'`,
    );
    expect(kept.rows).toEqual([{ module: 'idea' }]);
  },
);

it.each(languages)('has a forecast in %s that holds in whatever month it is run', (language) => {
  const example = demoProjects[language];
  const modules = Object.fromEntries(
    Object.entries(example.answers).map(([key, answers]) => [key, { answers }]),
  );
  for (let month = 0; month < 12; month += 1) {
    const now = new Date(Date.UTC(2026, 11 + month, 15, 15));
    const { inputs } = forecastOf(example, language, now);
    const blocking = checksOfProject(modules, inputs, now).filter(
      ({ severity }) => severity === 'blocking',
    );
    expect({ month, blocking }).toEqual({ month, blocking: [] });
  }
});

it('opens with the password that is printed, and counts no generation', async () => {
  const hash = (await findPassword(flows.services.db, demoEmail))?.hash;
  expect(await verifyPassword(hash ?? '', password)).toBe(true);
  expect(await rows('ai_usage')).toBe(0);
});

it('adds nothing when it is run again, and what is missing after it was interrupted', async () => {
  const before = await counts();
  await fill();
  expect(await counts()).toEqual(before);
  await flows.database.db.execute(
    `update project_modules set data = data - 'score' where module = 'maturity'`,
  );
  await fill();
  const [, , , , generations = 0] = before;
  expect(await rows('generations')).toBe(generations + languages.length);
});

it('states what is so when it is interrupted', async () => {
  const DATA_DIR = temporaryFolder();
  const demo = runFile(['scripts/demo.ts'], { DATA_DIR, DATABASE_URL: flows.database.url ?? '' });
  // Made before the database is opened, long before the first text is due.
  await expect.poll(() => existsSync(join(DATA_DIR, 'auth-secret'))).toBe(true);
  demo.kill('SIGINT');
  expect(await demo.ended).toEqual({
    code: 1,
    output: '',
    errors: 'interrupted: what is missing is added when it runs again\n',
  });
});

it('is refused in production', async () => {
  const config = readConfig({
    NODE_ENV: 'production',
    ALLOW_SANDBOX: '1',
    AUTH_SECRET: 'x'.repeat(32),
  });
  await expect(demoCommand(config, undefined, signal)).rejects.toThrow(/^NODE_ENV is production/);
});
