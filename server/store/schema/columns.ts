import { timestamp } from 'drizzle-orm/pg-core';

/** A timestamp in milliseconds, which a JavaScript `Date` represents exactly. */
export const moment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/**
 * A timestamp for ordering rows, in the database's own precision: microseconds in PostgreSQL. The embedded database has
 * only milliseconds, so the order within one millisecond is arbitrary.
 */
export const preciseMoment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 6, mode: 'string' });
