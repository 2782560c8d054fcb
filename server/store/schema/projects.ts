import type { DossierProfile } from '@elan/domain/dossier/profile';
import type { ModuleContent, ModuleEntry } from '@elan/domain/project/moduleEntry';
import { versionCauses } from '@elan/domain/project/versions';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { ofAccount, users } from './accounts.ts';
import { moment } from './columns.ts';

/**
 * The size of a row in its account's storage; a trigger calculates it from the row's text, whatever
 * value is written here (`migrations/0006_storage.sql`, docs/decisions/0050-storage-and-free-generation-limits.md).
 */
const storedBytes = () => integer('bytes').notNull().default(0);

/** A project without its modules; the view `projects` combines both. */
export const projectRows = pgTable(
  'project_rows',
  {
    id: uuid('id').primaryKey(),
    ownerId: ofAccount(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Since when it has been in the recycle bin; null for one in use. */
    deletedAt: moment('deleted_at'),
    /** Its dossier's part about people and the business; null where nothing was entered. */
    dossier: jsonb('dossier').$type<DossierProfile>(),
    bytes: storedBytes(),
  },
  (table) => [
    unique('project_rows_owner').on(table.id, table.ownerId),
    index('project_rows_newest').on(table.ownerId, table.updatedAt, table.id),
    index('project_rows_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/**
 * The contents of a project belong to the project's owner: the database ensures it, not only our
 * queries.
 */
const ofProject = (table: { projectId: AnyPgColumn; ownerId: AnyPgColumn }) =>
  foreignKey({
    columns: [table.projectId, table.ownerId],
    foreignColumns: [projectRows.id, projectRows.ownerId],
  }).onDelete('cascade');

/** One module of one project; one row each, so that two modules saved at once never conflict. */
export const projectModules = pgTable(
  'project_modules',
  {
    projectId: uuid('project_id').notNull(),
    module: text('module').notNull(),
    ownerId: text('user_id').notNull(),
    data: jsonb('data').$type<ModuleContent>().notNull(),
    /**
     * Whether it counts for progress, and whether its required questions are answered; decided by
     * the domain.
     */
    hasContent: boolean('has_content').notNull(),
    answersComplete: boolean('answers_complete').notNull(),
    /** How the current content was made. */
    cause: text('cause', { enum: versionCauses }).notNull().default('saved'),
    lastUpdated: moment('last_updated').notNull(),
    /** The session that made the last version, if only it has saved since, and when it did. */
    sittingBy: text('sitting_by'),
    sittingSince: moment('sitting_since'),
    bytes: storedBytes(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.module] }), ofProject(table)],
);

/**
 * A complete project, with `modules_data` keyed by module (docs/product.md#stored-data), unless it is in the
 * recycle bin; made in `migrations/0004_workplace.sql`.
 */
export const projects = pgView('projects', {
  id: uuid('id').notNull(),
  ownerId: text('user_id').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  modulesData: jsonb('modules_data').$type<Record<string, ModuleEntry>>().notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
}).existing();

/**
 * Earlier contents of a module of which a change removed words, and results that came after it had
 * changed.
 */
export const moduleVersions = pgTable(
  'module_versions',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id').notNull(),
    module: text('module').notNull(),
    ownerId: text('user_id').notNull(),
    data: jsonb('data').$type<ModuleContent>().notNull(),
    /** How it was made, and when. */
    cause: text('cause', { enum: versionCauses }).notNull(),
    createdAt: moment('created_at').notNull(),
    bytes: storedBytes(),
  },
  (table) => [
    ofProject(table),
    index('module_versions_module').on(table.projectId, table.module, table.createdAt),
  ],
);

/**
 * Why a check of a project is meant so (docs/product.md#checks). It counts in the size of its project
 * (`migrations/0022_check_answers.sql`).
 */
export const checkAnswers = pgTable(
  'check_answers',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projectRows.id, { onDelete: 'cascade' }),
    checkId: text('check_id').notNull(),
    because: text('because').notNull(),
    /** The fingerprint of what the check rested on when it was answered. */
    restsOn: text('rests_on').notNull(),
    /** Null once that account is deleted. */
    madeBy: text('made_by').references(() => users.id, { onDelete: 'set null' }),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.checkId] }),
    index('check_answers_made_by').on(table.madeBy),
  ],
);

/**
 * The storage that an account uses: the sum of `bytes` over its projects, including those in the
 * recycle bin, their modules and the versions of these. Triggers update it, so that it is right
 * whichever server writes, and when rows are removed by a foreign key. It has no foreign key
 * itself: its second change in a transaction would lock the account
 * (`migrations/0007_storage_before_ledger.sql`).
 */
export const accountStorage = pgTable('account_storage', {
  accountId: text('user_id').primaryKey(),
  bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
});
