import type { PackId, PartId } from '@elan/domain/dossier/packs';
import type { Language } from '@elan/domain/language';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Which document of a project it is, without any words of a user. */
export interface StoredEdition {
  readonly pack: PackId;
  readonly parts?: readonly PartId[] | undefined;
  readonly language: Language;
}

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
});

/**
 * Documents that are requested, being created or ready. Unlogged: after a crash of PostgreSQL they are created again.
 * Requests have no right to this table.
 */
export const documents = pgTable(
  'documents',
  {
    id: text('id').primaryKey(),
    /** The account that requested it, and its project. No foreign keys, whose cascades would lock rows in another order. */
    madeBy: text('made_by').notNull(),
    projectId: uuid('project_id').notNull(),
    /** The owner of the project. */
    ownerId: text('owner_id').notNull(),
    /** Changes whenever the document's input changes. */
    version: text('version').notNull(),
    kind: text('kind', { enum: ['pdf', 'docx', 'xlsx', 'pptx', 'pages'] }).notNull(),
    /** The pack, the parts and the language. */
    edition: jsonb('edition').$type<StoredEdition>().notNull(),
    longestMs: integer('longest_ms').notNull(),
    state: text('state', { enum: ['waiting', 'running', 'ready', 'failed'] }).notNull(),
    failure: text('failure'),
    /** Set once a process for short documents has refused it. */
    isLong: boolean('is_long').notNull().default(false),
    /** The characters that no font can display. */
    replaced: jsonb('replaced').$type<readonly string[]>(),
    /** Number of files that it consists of. */
    parts: integer('parts').notNull().default(0),
    /** Processor time, in seconds. */
    seconds: real('seconds').notNull().default(0),
    requestedAt: moment('requested_at').notNull(),
    /** The span in which it was requested, as a `traceparent`; null if nothing is traced. */
    traceparent: text('traceparent'),
    /** When a reader last waited for it or read it. */
    wantedAt: moment('wanted_at').notNull(),
    /** Until then the process that creates it counts as alive. */
    leaseUntil: moment('lease_until'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('documents_version').on(table.version),
    index('documents_state').on(table.state, table.requestedAt),
    index('documents_made_by').on(table.madeBy),
    index('documents_project_id').on(table.projectId),
  ],
);

/** The files of ready documents, in pieces that are short enough for one statement. */
export const documentPieces = pgTable(
  'document_pieces',
  {
    documentId: text('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    part: integer('part').notNull(),
    number: integer('number').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.part, table.number] })],
);
