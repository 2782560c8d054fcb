import * as z from 'zod/mini';

/** An ISO 8601 time in UTC. PostgreSQL has no year 0, so the first year is 1. */
export const timestamp = z.iso.datetime().check(z.refine((value) => !value.startsWith('0000')));
