import { randomUUID } from 'node:crypto';
import type { DossierProfile } from '@elan/domain/dossier/profile';
import { and, eq, isNull, type Placeholder, sql } from 'drizzle-orm';
import type { Transaction } from '../../adapters/database/database.ts';
import { projectRows, projects } from '../schema.ts';
import { prepared } from '../statements.ts';

export type ProjectRow = typeof projects.$inferSelect;

/** @returns the project with its modules; undefined if it is in the recycle bin or this user has no such project. */
export async function findProject(
  tx: Transaction,
  ownerId: string,
  id: string,
): Promise<ProjectRow | undefined> {
  const [row] = await wholeProject(tx).execute({ id, ownerId });
  return row;
}

const wholeProject = prepared((connection) =>
  connection
    .select()
    .from(projects)
    .where(
      and(eq(projects.id, sql.placeholder('id')), eq(projects.ownerId, sql.placeholder('ownerId'))),
    ),
);

/** @returns the new project, without modules. */
export async function insertProject(
  tx: Transaction,
  ownerId: string,
  project: {
    readonly name: string;
    readonly description: string;
    readonly dossier?: DossierProfile;
  },
  now: Date,
): Promise<ProjectRow> {
  const { name, description, dossier } = project;
  const row = { id: randomUUID(), ownerId, name, description, createdAt: now, updatedAt: now };
  await tx.insert(projectRows).values({ ...row, dossier: kept(dossier) });
  return { ...row, modulesData: {} };
}

/** Undefined fields are left unchanged. */
export interface ProjectChanges {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly dossier?: DossierProfile | undefined;
}

/** @returns how many bytes the changed row uses of the account's storage; undefined as for `findProject`. */
export async function changeProject(
  tx: Transaction,
  ownerId: string,
  id: string,
  changes: ProjectChanges,
  now: Date,
): Promise<{ readonly bytes: number } | undefined> {
  const [changed] = await tx
    .update(projectRows)
    .set({
      ...changes,
      ...(changes.dossier ? { dossier: kept(changes.dossier) } : {}),
      updatedAt: now,
    })
    .where(isLive(ownerId, id))
    .returning({ bytes: projectRows.bytes });
  return changed;
}

/** @returns a project's name and time of last change; undefined as for `findProject`. */
export async function findProjectHead(
  tx: Transaction,
  ownerId: string,
  id: string,
): Promise<Pick<ProjectRow, 'name' | 'updatedAt'> | undefined> {
  const [row] = await tx
    .select({ name: projectRows.name, updatedAt: projectRows.updatedAt })
    .from(projectRows)
    .where(isLive(ownerId, id));
  return row;
}

/**
 * @returns the part of the dossier about the people and the business, empty if nothing was entered; undefined as for
 *   `findProject`.
 */
export async function findProfile(
  tx: Transaction,
  ownerId: string,
  id: string,
): Promise<DossierProfile | undefined> {
  const [row] = await tx
    .select({ dossier: projectRows.dossier })
    .from(projectRows)
    .where(isLive(ownerId, id));
  return row && (row.dossier ?? {});
}

/** An empty profile is stored as null, so that it uses no storage. */
function kept(dossier: DossierProfile | undefined): DossierProfile | null {
  return dossier && Object.keys(dossier).length > 0 ? dossier : null;
}

/**
 * Sets the time of a project's last change, and locks the project until the transaction ends.
 * @returns whether the project is in use or in the recycle bin; undefined if this user has no such project.
 */
export async function touchProject(
  tx: Transaction,
  ownerId: string,
  id: string,
  now: Date,
): Promise<'live' | 'inBin' | undefined> {
  const [touched] = await touch(tx).execute({ ownerId, id, now: now.toISOString() });
  if (!touched) return undefined;
  return touched.deletedAt === null ? 'live' : 'inBin';
}

const touch = prepared((connection) =>
  connection
    .update(projectRows)
    .set({ updatedAt: sql`${sql.placeholder('now')}::timestamptz` })
    .where(
      and(
        eq(projectRows.id, sql.placeholder('id')),
        eq(projectRows.ownerId, sql.placeholder('ownerId')),
      ),
    )
    .returning({ deletedAt: projectRows.deletedAt }),
);

/**
 * Locks a project until the transaction ends.
 * @returns how many bytes the project uses of the account's storage, without its modules; undefined as for
 *   `findProject`.
 */
export async function lockProject(
  tx: Transaction,
  ownerId: string,
  id: string,
): Promise<{ readonly bytes: number } | undefined> {
  const [row] = await tx
    .select({ bytes: projectRows.bytes })
    .from(projectRows)
    .where(isLive(ownerId, id))
    .for('update');
  return row;
}

/**
 * Prevents a project from being deleted until the transaction ends, while others may still save to it.
 * @returns the project's name and dossier profile; undefined as for `findProject`.
 */
export async function holdProject(
  tx: Transaction,
  ownerId: string,
  id: string,
): Promise<{ readonly name: string; readonly profile: DossierProfile } | undefined> {
  const [row] = await hold(tx).execute({ ownerId, id });
  return row && { name: row.name, profile: row.dossier ?? {} };
}

const hold = prepared((connection) =>
  connection
    .select({ name: projectRows.name, dossier: projectRows.dossier })
    .from(projectRows)
    .where(isLive(sql.placeholder('ownerId'), sql.placeholder('id')))
    .for('key share'),
);

/** Selects a project of this user that is not in the recycle bin. */
function isLive(ownerId: string | Placeholder, id: string | Placeholder) {
  return and(
    eq(projectRows.id, id),
    eq(projectRows.ownerId, ownerId),
    isNull(projectRows.deletedAt),
  );
}
