import type { Database } from '@elan/server/adapters/database/database';
import { lockRank } from '@elan/server/store/lockOrder';
import { sql } from 'drizzle-orm';
import pg from 'pg';

/** Row lock modes, weakest first (PostgreSQL manual, 13.3.2). */
const strengths = ['key share', 'share', 'no key update', 'update'] as const;

interface RowLocks {
  readonly table: string;
  readonly strength: number;
}

/** The tables that transactions of this process locked, and the locks they took in the wrong order. */
export interface LockRecord {
  /** One sentence per lock that was taken in the wrong order. */
  readonly violations: ReadonlySet<string>;
  /** The tables that were locked in transactions. */
  readonly tables: ReadonlySet<string>;
  stop(): void;
}

/** Infers the locks from the statements sent on all connections, until stopped. */
export async function recordLocks(db: Database): Promise<LockRecord> {
  const parents = await foreignKeysIn(db);
  const violations = new Set<string>();
  const tables = new Set<string>();
  const open = new WeakMap<object, Map<string, number>>();
  const written = new WeakMap<object, Set<string>>();
  const original = pg.Client.prototype.query;

  const note = (client: object, statement: string): void => {
    if (/^begin\b/.test(statement)) {
      open.set(client, new Map());
      written.set(client, new Set());
    }
    if (/^(commit|rollback)\b/.test(statement)) open.delete(client);
    const held = open.get(client);
    if (!held) return;
    const latest = Math.max(-1, ...[...held.keys()].map((table) => lockRank(table) ?? -1));
    const writtenBefore = written.get(client) ?? new Set();
    for (const { table, strength } of locksOf(statement, parents, writtenBefore)) {
      if (strength <= (held.get(table) ?? -1)) continue;
      tables.add(table);
      if (isUnderItsProject(table, held) || isOwnRow(table, strength, writtenBefore)) continue;
      if ((lockRank(table) ?? latest) < latest) {
        const before = [...held.keys()].join(', ');
        violations.add(`${table} after ${before}: ${statement.slice(0, 90)}`);
      }
      held.set(table, strength);
    }
  };
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    for (const statement of textOf(args[0]).split(';')) note(this, normalized(statement));
    return Reflect.apply(original, this, args);
  } as typeof original;
  return {
    violations,
    tables,
    stop: () => Object.assign(pg.Client.prototype, { query: original }),
  };
}

/**
 * An exception to the lock order: old versions, and the modules of a deleted project, are locked after the account's
 * storage. This is safe because the transaction already holds the lock of their project.
 */
function isUnderItsProject(table: string, held: ReadonlyMap<string, number>): boolean {
  const project = held.get('project_rows');
  if (project === undefined || !held.has('account_storage')) return false;
  const projectGoes = project === strengths.indexOf('update');
  return table === 'module_versions' || (table === 'project_modules' && projectGoes);
}

/**
 * The modules of an import refer to a project that the same transaction inserted, so no other transaction knows its row
 * yet.
 */
function isOwnRow(table: string, strength: number, written: ReadonlySet<string>): boolean {
  const isForeignKey = strength === strengths.indexOf('key share');
  return table === 'project_rows' && isForeignKey && written.has(table);
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const { text } = Object(query);
  return typeof text === 'string' ? text : '';
}

const normalized = (statement: string): string =>
  statement.replaceAll('"', '').replace(/\s+/g, ' ').trim().toLowerCase();

/** Statements that fire the triggers of `migrations/0006_storage.sql`. */
const changesStorage =
  /\b(?:insert into|delete from) (?:project_rows|project_modules|module_versions|check_answers)\b|\bupdate (?:project_rows|project_modules|module_versions) set .*\b(?:name|description|dossier|data) = /;

/** @param written the tables that the transaction has written to so far. Those of this statement are added. */
function locksOf(
  statement: string,
  parents: Map<string, Set<string>>,
  written: Set<string>,
): RowLocks[] {
  const locks: RowLocks[] = [];
  const add = (table: string | undefined, strength: (typeof strengths)[number]) => {
    if (table !== undefined && lockRank(table) !== undefined) {
      locks.push({ table, strength: strengths.indexOf(strength) });
    }
  };
  // Updating a row that the same transaction has already written checks its foreign keys again.
  const addUpdate = (table: string) => {
    add(table, 'no key update');
    if (written.has(table)) for (const parent of parents.get(table) ?? []) add(parent, 'key share');
    written.add(table);
  };
  for (const [, table = ''] of statement.matchAll(/(?<!for |do |key )\bupdate (\w+)/g)) {
    addUpdate(table);
  }
  for (const [, table] of statement.matchAll(/\bdelete from (\w+)/g)) add(table, 'update');
  for (const [, table = ''] of statement.matchAll(/\binsert into (\w+)/g)) {
    for (const parent of parents.get(table) ?? []) add(parent, 'key share');
    written.add(table);
    if (/\bon conflict\b/.test(statement)) add(table, 'no key update');
  }
  if (changesStorage.test(statement)) addUpdate('account_storage');
  // The foreign key of generations sets their project to null.
  if (/\bdelete from project_rows\b/.test(statement)) addUpdate('generations');
  const locking = /\bfor (key share|share|no key update|update)\b(?: of (\w+))?/.exec(statement);
  if (locking) {
    const strength = strengths.find((one) => one === locking[1]) ?? 'update';
    const from = [...statement.matchAll(/\b(?:from|join) (\w+)/g)].map(([, table]) => table);
    for (const table of locking[2] === undefined ? from : [locking[2]]) add(table, strength);
  }
  return locks;
}

async function foreignKeysIn(db: Database): Promise<Map<string, Set<string>>> {
  const { rows } = await db.execute<{ child: string; parent: string }>(sql`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f'`);
  const parents = new Map<string, Set<string>>();
  for (const { child, parent } of rows) {
    parents.set(child, (parents.get(child) ?? new Set()).add(parent));
  }
  return parents;
}
