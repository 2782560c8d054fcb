import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Milliseconds suffice, and a JavaScript date reads them back exactly. */
const moment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** The mails that the stand-in delivered. */
export const sandboxMail = pgTable('sandbox_mail', {
  id: text('id').primaryKey(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  html: text('html').notNull(),
  deliveredAt: moment('delivered_at').notNull().defaultNow(),
}).enableRLS();

/** The objects of the stand-in for the payment provider, in the provider's shapes. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    /** The object it belongs to, such as a subscription's customer. */
    parent: text('parent'),
    /** When something happens to it next. */
    dueAt: moment('due_at'),
    /** For ordering; microseconds on PostgreSQL, milliseconds on the embedded database. */
    createdAt: timestamp('created_at', { withTimezone: true, precision: 6, mode: 'string' })
      .notNull()
      .default(sql`clock_timestamp()`),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('sandbox_payments_parent').on(table.kind, table.parent, table.createdAt),
    index('sandbox_payments_due').on(table.kind, table.dueAt),
  ],
).enableRLS();
