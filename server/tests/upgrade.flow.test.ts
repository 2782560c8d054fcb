import { join } from 'node:path';
import { movableClock } from '@elan/testing/clock';
import { openEmptyDatabase, type TestDatabase } from '@elan/testing/database/database';
import { accountFlows } from '@elan/testing/flows/accountFlows';
import { type FlowPerson, type Flows, openFlows, personWith } from '@elan/testing/flows/flows';
import { password } from '@elan/testing/people/accounts';
import { miscounted } from '@elan/testing/projects/storage';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Transaction } from '../adapters/database/database.ts';
import { readBackup, verifyBackup } from '../backup/readBackup.ts';
import { exportAccount } from '../flows/account/exportAccount.ts';
import { listUsage } from '../flows/account/listUsage.ts';
import { readAccount, readMe } from '../flows/account/readAccount.ts';
import { listVersions } from '../flows/modules/listVersions.ts';
import { readVersion } from '../flows/modules/readVersion.ts';
import { saveModule } from '../flows/modules/saveModule.ts';
import { listChecks } from '../flows/projects/listChecks.ts';
import { listDeletedProjects, listProjects } from '../flows/projects/listProjects.ts';
import { readProject } from '../flows/projects/presentProject.ts';
import { findSubscription } from '../store/billing/subscriptions.ts';
import { appliedMigrations, applyMigrations, migrate } from '../store/migrate.ts';

/*
 * The backup was created by the version at commit 193c056, with that version's own `npm run backup`. It ran on
 * PostgreSQL with its stand-ins, and five people used it through HTTP calls. One used two free generations and moved a
 * project to the recycle bin; one bought Premium and generated all eleven modules, one of them twice; one bought and
 * cancelled; one is a founder, one an administrator. A sixth person never confirmed their email.
 */
const backup = join(import.meta.dirname, 'formerVersion/193c056.jsonl.gz');
const emails = ['alex', 'lea', 'chef', 'admin', 'jo'].map((name) => `${name}@exemple.quebec`);

type Row = Readonly<Record<string, unknown>>;

let database: TestDatabase;
let flows: Flows;
/** The rows of the backup by table, as the old version wrote them. */
let former: ReadonlyMap<string, readonly Row[]>;
/** The same tables right after the migrations. */
let upgraded: ReadonlyMap<string, readonly Row[]>;
let people: readonly FlowPerson[];

beforeAll(async () => {
  database = await openEmptyDatabase();
  former = await formerRows();
  const { header } = await verifyBackup(backup);
  await database.exclusively(async (db) => {
    await applyMigrations(db, header.migrations.length);
    for (const [table, rows] of former) await insertRows(db, table, rows);
    await db.execute(sql`
      insert into sessions (id, user_id, token, expires_at)
      select id, id, 'jeton en clair ' || id, now() + interval '7 days' from users`);
  });
  await migrate(database);
  const lists = { FOUNDER_EMAILS: 'chef@exemple.quebec', ADMIN_EMAILS: 'admin@exemple.quebec' };
  const clock = movableClock(new Date('2026-11-26T03:00:00Z'));
  flows = await openFlows(lists, { database, clock });
  const { signIn } = accountFlows(flows);
  upgraded = await rowsOfTables([...former.keys()]);
  people = await Promise.all(
    emails.map(async (email) => {
      const { token, user } = await signIn(email, password);
      return personWith(flows, { id: user.id, email }, token);
    }),
  );
});
afterAll(async () => {
  await flows.close();
  await database.close();
});

async function formerRows() {
  const rows = new Map<string, Row[]>();
  for await (const part of readBackup(backup)) {
    if (!('rows' in part)) continue;
    const read = part.rows.map((row): Row => JSON.parse(row));
    rows.set(part.table, [...(rows.get(part.table) ?? []), ...read]);
  }
  return rows;
}

/**
 * Inserts rows as a restore does. A restore itself would now leave out some tables of this backup, which an upgrade in
 * place keeps.
 */
async function insertRows(db: Transaction, table: string, rows: readonly Row[]): Promise<void> {
  const into = sql.identifier(table);
  await db.execute(sql`
    insert into ${into} select * from jsonb_populate_recordset(null::${into}, ${JSON.stringify(rows)}::jsonb)`);
}

async function rowsOfTables(tables: readonly string[]) {
  return database.db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone = 'UTC'`);
    const all = new Map<string, Row[]>();
    for (const table of tables) {
      const { rows } = await tx.execute<{ row: Row }>(
        sql`select to_jsonb(t) as row from ${sql.identifier(table)} t`,
      );
      all.set(
        table,
        rows.map(({ row }) => row),
      );
    }
    return all;
  });
}

const rowsOf = (table: string, userId?: string) =>
  (former.get(table) ?? []).filter((row) => userId === undefined || row.user_id === userId);
/** Columns dropped by `server/store/migrations/0010_account_library.sql`, which no version has ever written. */
const unusedColumn = /^(image|access_token|refresh_token|id_token|\w+_token_expires_at|scope)$/;
function apart(row: Row): { readonly used: Row; readonly unused: Row } {
  const entries = Object.entries(row);
  const only = (isUnused: boolean) =>
    Object.fromEntries(entries.filter(([column]) => unusedColumn.test(column) === isUnused));
  return { used: only(false), unused: only(true) };
}

const time = (value: unknown) => new Date(String(value)).toISOString();
const person = (name: string) => {
  const found = people.find(({ email }) => email.startsWith(`${name}@`));
  if (!found) throw new Error(`${name} is not in the backup`);
  return found;
};

describe('an upgrade from the version before the first release', () => {
  it('keeps every row and every value in it, but for the columns and the table that were never used', async () => {
    expect([...former].map(([table, rows]) => [table, rows.length])).toEqual(
      expect.arrayContaining([
        ['users', 6],
        ['project_modules', 23],
        ['module_versions', 2],
        ['generations', 23],
        ['sandbox_payments', 49],
      ]),
    );
    for (const [table, rows] of former) {
      const kept = upgraded.get(table) ?? [];
      expect(kept).toHaveLength(rows.length);
      for (const row of rows) {
        const { used, unused } = apart(row);
        expect(kept).toContainEqual(expect.objectContaining(used));
        expect(Object.values(unused).every((value) => value === null)).toBe(true);
      }
    }
  });

  it('lets people sign in with the password they have, and finds no session of before', async () => {
    expect(people.map(({ email }) => email)).toEqual(emails);
    const { rows } = await database.db.execute(sql`select user_id from sessions`);
    expect(rows).toHaveLength(emails.length);
  });

  it('shows every project with every module as it was, those in the recycle bin as well', async () => {
    for (const { id, act } of people) {
      const own = rowsOf('project_rows', id);
      const { projects } = await act(listProjects, {
        order: 'changed',
        search: undefined,
        cursor: undefined,
      });
      const inUse = own.filter(({ deleted_at }) => deleted_at === null);
      expect(projects.map((project) => project.id).sort()).toEqual(
        inUse.map((row) => row.id).sort(),
      );
      for (const row of inUse) {
        const project = await act(readProject, { projectId: String(row.id) });
        expect(project).toMatchObject({ name: row.name, description: row.description });
        const modules = rowsOf('project_modules', id).filter(
          ({ project_id }) => project_id === row.id,
        );
        expect(project.modules_data).toEqual(
          Object.fromEntries(
            modules.map(({ module, data, last_updated }) => [
              module,
              { ...(data as Row), lastUpdated: time(last_updated) },
            ]),
          ),
        );
      }
      const bin = await act(listDeletedProjects, { cursor: undefined });
      expect(bin.projects).toHaveLength(own.length - inUse.length);
    }
    expect(
      (await person('alex').act(listDeletedProjects, { cursor: undefined })).projects,
    ).toMatchObject([{ name: 'Café du quai' }]);
  });

  it('shows every earlier version with its content', async () => {
    for (const row of rowsOf('module_versions')) {
      const owner = people.find(({ id }) => id === row.user_id);
      const place = { projectId: String(row.project_id), module: String(row.module) };
      const listed = await owner?.act(listVersions, place);
      expect(listed).toContainEqual({
        id: row.id,
        cause: row.cause,
        created_at: time(row.created_at),
      });
      const whole = await owner?.act(readVersion, { ...place, version: String(row.id) });
      expect(whole?.data).toEqual({ ...(row.data as Row), lastUpdated: time(row.created_at) });
    }
  });

  it('counts the generations as before, and lists each', async () => {
    const used: number[] = [];
    for (const { id, act, account } of people) {
      const { entries } = await act(listUsage, { cursor: undefined });
      const ledger = rowsOf('generations', id);
      expect(entries.map((entry) => entry.id).sort()).toEqual(ledger.map((row) => row.id).sort());
      expect(entries.filter(({ counted }) => counted)).toHaveLength(
        ledger.filter(({ status, period }) => status === 'succeeded' && period !== null).length,
      );
      const { aiUsage } = await readMe(flows.services, await account());
      const counts = rowsOf('ai_usage', id).map((row) => Number(row.used));
      expect(aiUsage.used).toBe(counts.reduce((sum, count) => sum + count, 0));
      used.push(aiUsage.used);
    }
    expect(used).toEqual([2, expect.any(Number), 0, 0, 0]);
  });

  it('keeps subscriptions, founders and administrators', async () => {
    const access = async (name: string) => (await person(name).account()).access.plan;
    expect(await Promise.all(['alex', 'lea', 'chef', 'jo'].map(access))).toEqual([
      'free',
      'premium',
      'founder',
      'premium',
    ]);
    expect((await person('admin').account()).access.isAdmin).toBe(true);
    for (const row of rowsOf('stripe_subscriptions')) {
      expect(await findSubscription(database.db, String(row.user_id))).toMatchObject({
        subscription_id: row.subscription_id,
        subscription_status: row.status,
        current_period_end: row.current_period_end,
        cancel_at_period_end: row.cancel_at_period_end,
        payment_method_last4: row.payment_method_last4,
      });
    }
  });

  it('counts the storage of what was there, which the former version did not', async () => {
    for (const { id, account } of people) {
      expect(await miscounted(database.db, { id })).toEqual([]);
      const { storage } = await readAccount(flows.services, await account());
      expect(storage.used > 0).toBe(rowsOf('project_rows', id).length > 0);
    }
  });

  it('lets people go on: what they save is based on what was there', async () => {
    const { id, act } = person('alex');
    const [module] = rowsOf('project_modules', id).filter((row) => row.module === 'idea');
    const projectId = String(module?.project_id);
    const before = await act(readProject, { projectId });
    await act(saveModule, {
      projectId,
      module: 'idea',
      data: { comments: 'Après la mise à niveau.' },
      base: new Date(time(module?.last_updated)),
    });
    const after = await act(readProject, { projectId });
    expect(after.modules_data.idea).toMatchObject({
      answers: before.modules_data.idea?.answers,
      aiResponse: before.modules_data.idea?.aiResponse,
      comments: 'Après la mise à niveau.',
    });
    expect(await act(listChecks, { projectId })).toMatchObject({ stale: [] });
    let exported = '';
    for await (const piece of exportAccount(flows.services, await person('alex').account()))
      exported += piece;
    expect(
      JSON.parse(exported)
        .projects.map((project: Row) => project.id)
        .sort(),
    ).toEqual(
      rowsOf('project_rows', id)
        .map((row) => row.id)
        .sort(),
    );
  });

  it('is done once: a second start changes nothing', async () => {
    const applied = await appliedMigrations(database.db);
    const rows = await rowsOfTables([...former.keys()]);
    await migrate(database);
    expect(await appliedMigrations(database.db)).toEqual(applied);
    expect(await rowsOfTables([...former.keys()])).toEqual(rows);
  });
});
