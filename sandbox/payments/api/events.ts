import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { findRow } from '../store/rows.ts';
import { ApiError } from './apiError.ts';
import { type ApiCall, idOf, type Reply } from './call.ts';
import { listObjects } from './lists.ts';
import { name, paging, readParameters, wholeNumber } from './parameters.ts';

export async function retrieveOne(call: ApiCall): Promise<Reply> {
  const row = await findRow(call.tx, 'event', idOf(call));
  if (!row) throw ApiError.missing('event', idOf(call), 'path');
  return { body: row.data.object };
}

const comparisons = { gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` };

const listing = z.strictObject({
  ...paging,
  type: name.optional(),
  types: z.array(name).max(20).optional(),
  created: z
    .union([
      wholeNumber,
      z.strictObject({
        gt: wholeNumber.optional(),
        gte: wholeNumber.optional(),
        lt: wholeNumber.optional(),
        lte: wholeNumber.optional(),
      }),
    ])
    .optional(),
});

export async function list(call: ApiCall): Promise<Reply> {
  const { type, types, created, ...page } = readParameters(listing, call.form);
  const kept = { kind: 'event', url: '/v1/events', what: 'event' } as const;
  const at = sql`(data -> 'object' ->> 'created')::bigint`;
  const where: SQL[] = [];
  if (types) {
    const names = sql.join(
      types.map((one) => sql`${one}`),
      sql`, `,
    );
    where.push(sql`data -> 'object' ->> 'type' in (${names})`);
  }
  if (typeof created === 'number') where.push(sql`${at} = ${created}`);
  else if (created) {
    for (const [name, comparison] of Object.entries(comparisons)) {
      const bound = created[name as keyof typeof created];
      if (bound !== undefined) where.push(sql`${at} ${comparison} ${bound}`);
    }
  }
  return listObjects(call, kept, page, { fields: { type }, where });
}
