import * as z from 'zod/mini';

/** A moment in the contract: ISO 8601, UTC; from the year 1, since PostgreSQL has no year 0. */
export const timestamp = z.iso.datetime().check(z.refine((value) => !value.startsWith('0000')));
