import * as z from 'zod/mini';

/** A moment as the contract writes it: ISO 8601, UTC; from the year 1, since PostgreSQL knows no year 0. */
export const timestamp = z.iso.datetime().check(z.refine((value) => !value.startsWith('0000')));
