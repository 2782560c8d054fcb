import { timestamp } from 'drizzle-orm/pg-core';

/** Milliseconds suffice, and a JavaScript date reads them back exactly. */
export const moment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/**
 * A time used for ordering rows, with the database's own precision: PostgreSQL microseconds, the
 * embedded one milliseconds, within which the order is arbitrary.
 */
export const preciseMoment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 6, mode: 'string' });
