import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A timestamp in milliseconds, which a JavaScript `Date` represents exactly. */
const moment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** The mails delivered by the stand-in. */
export const sandboxMail = pgTable('sandbox_mail', {
  id: text('id').primaryKey(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  html: text('html').notNull(),
  deliveredAt: moment('delivered_at').notNull().defaultNow(),
}).enableRLS();

/** The objects of the payment stand-in, in the provider's format. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    /** The id of the object to which this object belongs, such as a subscription's customer. */
    parent: text('parent'),
    /** When the object must next be processed or deleted; null if never. */
    dueAt: moment('due_at'),
    /** For ordering, in microseconds on PostgreSQL and milliseconds on the embedded database. */
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
