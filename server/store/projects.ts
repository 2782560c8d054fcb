import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../outside/database.ts';
import { following, type PageEnd } from './pageEnd.ts';
import { prepared } from './prepared.ts';
import { projectModules, projectRows, projects } from './schema.ts';

export type ProjectRow = typeof projects.$inferSelect;

export interface ProjectListRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly modulesWithContent: number;
  readonly completedModules: string[];
}

/** One page of a person's projects, newest change first. Module data is counted, never loaded. */
export async function listProjects(
  tx: Transaction,
  userId: string,
  limit: number,
  after: PageEnd | undefined,
): Promise<ProjectListRow[]> {
  const modules = tx
    .select({
      withContent: count().as('with_content'),
      completed: sql<
        string[]
      >`coalesce(jsonb_agg(${projectModules.module} order by ${projectModules.module}) filter (where ${projectModules.answersComplete}), '[]')`.as(
        'completed',
      ),
    })
    .from(projectModules)
    .where(and(eq(projectModules.projectId, projectRows.id), projectModules.hasContent))
    .as('modules');
  return tx
    .select({
      id: projectRows.id,
      name: projectRows.name,
      description: projectRows.description,
      createdAt: projectRows.createdAt,
      updatedAt: projectRows.updatedAt,
      modulesWithContent: modules.withContent,
      completedModules: modules.completed,
    })
    .from(projectRows)
    .innerJoinLateral(modules, sql`true`)
    .where(
      and(eq(projectRows.userId, userId), following(projectRows.updatedAt, projectRows.id, after)),
    )
    .orderBy(desc(projectRows.updatedAt), desc(projectRows.id))
    .limit(limit);
}

/** @returns the project whole, or undefined when it is missing or somebody else's. */
export async function findProject(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<ProjectRow | undefined> {
  const [row] = await wholeProject(tx).execute({ id, userId });
  return row;
}

const wholeProject = prepared((connection) =>
  connection
    .select()
    .from(projects)
    .where(
      and(eq(projects.id, sql.placeholder('id')), eq(projects.userId, sql.placeholder('userId'))),
    )
    .prepare('find_project'),
);

/** @returns the new project, empty. */
export async function insertProject(
  tx: Transaction,
  userId: string,
  project: { readonly name: string; readonly description: string },
  now: Date,
): Promise<ProjectRow> {
  const id = randomUUID();
  const row = { id, userId, ...project, createdAt: now, updatedAt: now };
  await tx.insert(projectRows).values(row);
  return { ...row, modulesData: {} };
}

/** What is undefined stays as it is. */
export interface ProjectChanges {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
}

/** @returns false when there is no such project of this person. */
export async function changeProject(
  tx: Transaction,
  userId: string,
  id: string,
  changes: ProjectChanges,
  now: Date,
): Promise<boolean> {
  const changed = await tx
    .update(projectRows)
    .set({ ...changes, updatedAt: now })
    .where(and(eq(projectRows.id, id), eq(projectRows.userId, userId)))
    .returning({ id: projectRows.id });
  return changed.length > 0;
}

/** Marks a project as changed now. @returns false when there is no such project of this person. */
export async function touchProject(
  tx: Transaction,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const touched = await touch(tx).execute({ userId, id, now: now.toISOString() });
  return touched.length > 0;
}

const touch = prepared((connection) =>
  connection
    .update(projectRows)
    .set({ updatedAt: sql`${sql.placeholder('now')}::timestamptz` })
    .where(
      and(
        eq(projectRows.id, sql.placeholder('id')),
        eq(projectRows.userId, sql.placeholder('userId')),
      ),
    )
    .returning({ id: projectRows.id })
    .prepare('touch_project'),
);

/** Holds a project until the transaction ends. @returns false when there is no such project of this person. */
export async function lockProject(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: projectRows.id })
    .from(projectRows)
    .where(and(eq(projectRows.id, id), eq(projectRows.userId, userId)))
    .for('update');
  return rows.length > 0;
}

/** Removes a project with its modules and their versions. */
export async function removeProject(tx: Transaction, userId: string, id: string): Promise<void> {
  await tx.delete(projectRows).where(and(eq(projectRows.id, id), eq(projectRows.userId, userId)));
}
