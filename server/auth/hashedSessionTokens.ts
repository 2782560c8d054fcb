import { createHash } from 'node:crypto';
import type { BetterAuthOptions, DBAdapter, DBTransactionAdapter, Where } from 'better-auth';

/**
 * The stored form of a session token: its SHA-256 in hexadecimal. The token itself is 32 random
 * characters.
 */
export function sessionTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

type MakeAdapter = (options: BetterAuthOptions) => DBAdapter<BetterAuthOptions>;

/**
 * The account library's adapter, with session tokens stored as hashes: the database, a backup of it
 * or its log is not enough to sign in. The library itself sees the tokens that it asked with.
 */
export function withHashedSessionTokens(makeAdapter: MakeAdapter): MakeAdapter {
  return (options) => {
    const adapter = makeAdapter(options);
    return {
      ...adapter,
      ...hashing(adapter),
      transaction: (work) => adapter.transaction((tx) => work({ ...tx, ...hashing(tx) })),
    };
  };
}

type Hashed = Pick<
  DBTransactionAdapter<BetterAuthOptions>,
  'create' | 'findOne' | 'findMany' | 'update' | 'updateMany' | 'delete' | 'deleteMany' | 'count'
>;

function hashing(adapter: Hashed): Hashed {
  return {
    async create<Row extends Record<string, unknown>, Result = Row>(
      input: Parameters<Hashed['create']>[0],
    ) {
      const { token } = input.data;
      if (input.model !== 'session' || typeof token !== 'string') {
        return adapter.create<Row, Result>({ ...input, data: input.data as Omit<Row, 'id'> });
      }
      const data = { ...input.data, token: sessionTokenHash(token) };
      const row = await adapter.create<Row, Result>({
        ...input,
        data: data as unknown as Omit<Row, 'id'>,
      });
      return { ...row, token };
    },
    async findOne<Row>(input: Parameters<Hashed['findOne']>[0]) {
      const row = await adapter.findOne<Row>({ ...input, where: hashedWhere(input) ?? [] });
      return withToken(row, input);
    },
    findMany: (input) => adapter.findMany({ ...input, where: hashedWhere(input) }),
    async update<Row>(input: Parameters<Hashed['update']>[0]) {
      const row = await adapter.update<Row>({ ...input, where: hashedWhere(input) ?? [] });
      return withToken(row, input);
    },
    updateMany: (input) => adapter.updateMany({ ...input, where: hashedWhere(input) ?? [] }),
    delete: (input) => adapter.delete({ ...input, where: hashedWhere(input) ?? [] }),
    deleteMany: (input) => adapter.deleteMany({ ...input, where: hashedWhere(input) ?? [] }),
    count: (input) => adapter.count({ ...input, where: hashedWhere(input) }),
  };
}

interface Question {
  readonly model: string;
  readonly where?: Where[] | undefined;
}

function hashedWhere({ model, where }: Question): Where[] | undefined {
  if (model !== 'session') return where;
  return where?.map((condition) => {
    const { field, value } = condition;
    if (field !== 'token') return condition;
    if (typeof value === 'string') return { ...condition, value: sessionTokenHash(value) };
    if (!Array.isArray(value)) return condition;
    return { ...condition, value: value.map((token) => sessionTokenHash(String(token))) };
  });
}

/** The row in the form that the library expects: it sets a renewed cookie from the token in it. */
function withToken<Row>(row: Row | null, { model, where }: Question): Row | null {
  const asked = where?.find(({ field }) => field === 'token')?.value;
  return row !== null && model === 'session' && typeof asked === 'string'
    ? { ...row, token: asked }
    : row;
}
