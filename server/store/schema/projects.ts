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
 * How many bytes a row adds to its account's storage. A trigger computes the number and overrides any value written
 * here (`migrations/0006_storage.sql`, docs/decisions/0050-storage-and-free-generation-limits.md).
 */
const storedBytes = () => integer('bytes').notNull().default(0);

/** A project without its modules; the view `projects` joins the two. */
export const projectRows = pgTable(
  'project_rows',
  {
    id: uuid('id').primaryKey(),
    ownerId: ofAccount(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** When the project was moved to the recycle bin; null if it is not there. */
    deletedAt: moment('deleted_at'),
    /** The part of the dossier about the people and the business; null if nothing was entered. */
    dossier: jsonb('dossier').$type<DossierProfile>(),
    bytes: storedBytes(),
  },
  (table) => [
    unique('project_rows_owner').on(table.id, table.ownerId),
    index('project_rows_newest').on(table.ownerId, table.updatedAt, table.id),
    index('project_rows_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** Foreign key by which the database itself ensures that a project's contents have the same owner as the project. */
const ofProject = (table: { projectId: AnyPgColumn; ownerId: AnyPgColumn }) =>
  foreignKey({
    columns: [table.projectId, table.ownerId],
    foreignColumns: [projectRows.id, projectRows.ownerId],
  }).onDelete('cascade');

/**
 * One module of a project. Each module has its own row, so that saving two modules at the same time never conflicts.
 */
export const projectModules = pgTable(
  'project_modules',
  {
    projectId: uuid('project_id').notNull(),
    module: text('module').notNull(),
    ownerId: text('user_id').notNull(),
    data: jsonb('data').$type<ModuleContent>().notNull(),
    /**
     * Whether the module counts toward progress, and whether its required questions are answered. The domain computes
     * both.
     */
    hasContent: boolean('has_content').notNull(),
    answersComplete: boolean('answers_complete').notNull(),
    /** How the current content was created. */
    cause: text('cause', { enum: versionCauses }).notNull().default('saved'),
    lastUpdated: moment('last_updated').notNull(),
    /** The session whose saves may share the last version, and when that version was created (`Sitting`). */
    sittingBy: text('sitting_by'),
    sittingSince: moment('sitting_since'),
    bytes: storedBytes(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.module] }), ofProject(table)],
);

/**
 * A project with its modules in `modules_data`, by key (docs/product.md#stored-data). The view, defined in
 * `migrations/0004_workplace.sql`, excludes projects in the recycle bin.
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
 * Earlier contents of a module from which a change removed something, and generated results that were offered to the
 * user instead of being applied.
 */
export const moduleVersions = pgTable(
  'module_versions',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id').notNull(),
    module: text('module').notNull(),
    ownerId: text('user_id').notNull(),
    data: jsonb('data').$type<ModuleContent>().notNull(),
    /** How and when this content was created. */
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
 * A user's explanation of why a finding of a check is intentional (docs/product.md#checks). It counts toward the size
 * of its project (`migrations/0022_check_answers.sql`).
 */
export const checkAnswers = pgTable(
  'check_answers',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projectRows.id, { onDelete: 'cascade' }),
    checkId: text('check_id').notNull(),
    because: text('because').notNull(),
    /** Fingerprint of the data on which the check was based when it was answered. */
    restsOn: text('rests_on').notNull(),
    /** The user who answered; null once that account is deleted. */
    madeBy: text('made_by').references(() => users.id, { onDelete: 'set null' }),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.checkId] }),
    index('check_answers_made_by').on(table.madeBy),
  ],
);

/**
 * The storage that an account uses: the sum of `bytes` over its projects (including those in the recycle bin), their
 * modules and the versions of these modules. Triggers update it, so it stays correct whichever server writes and when a
 * foreign key removes rows. It has no foreign key of its own, because the second update in a transaction would then
 * lock the account (`migrations/0007_storage_before_ledger.sql`).
 */
export const accountStorage = pgTable('account_storage', {
  accountId: text('user_id').primaryKey(),
  bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
});
