import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Milliseconds suffice, and a JavaScript date reads them back exactly. */
const moment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** What the stand-in for mail delivered. */
export const sandboxMail = pgTable('sandbox_mail', {
  id: text('id').primaryKey(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  html: text('html').notNull(),
  deliveredAt: moment('delivered_at').notNull().defaultNow(),
}).enableRLS();

/** What the stand-in for the payment provider keeps: its objects, in the provider's own shapes. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    /** The object it belongs to, such as a subscription's customer. */
    parent: text('parent'),
    /** When something is next to happen to it. */
    dueAt: moment('due_at'),
    /** Rows are put in order by it: PostgreSQL tells it by the microsecond, the embedded one by the millisecond. */
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
