import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { OwnPostgres } from './ownPostgres.ts';

/** Runs one statement past the server. @returns its rows. */
export async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** A way in which a database fails, until it ends. */
export interface DatabaseFault {
  readonly name: string;
  /** What the log names it by. */
  readonly code: string;
  begin(): Promise<void>;
  end(): Promise<void>;
}

/** Every write is refused as by a disk that is full, with the row in each part of the error that takes a text. */
const fullDisk = `
  create function public.refuse_row() returns trigger language plpgsql as $$
  declare
    words text := coalesce(new, old)::text;
  begin
    raise exception 'could not extend file: %', words
      using errcode = '53100', detail = words, hint = words, column = words, constraint = words,
        datatype = words, table = words, schema = words;
  end $$;
  do $$
  declare
    named record;
  begin
    for named in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create trigger refuse_row before insert or update or delete on %I
        for each row execute function public.refuse_row()', named.tablename);
    end loop;
  end $$;`;

/** @returns the faults of a database, for a server that is connected to it. */
export function databaseFaults(postgres: OwnPostgres): readonly DatabaseFault[] {
  const url = new URL(postgres.url);
  url.username = 'postgres';
  const adminUrl = url.href;
  const run = async (...statements: string[]): Promise<void> => {
    for (const statement of statements) await query(adminUrl, statement);
  };
  /** Waits until PostgreSQL has told all of its processes. */
  const readOnly = async (wanted: 'on' | 'off'): Promise<void> => {
    for (let attempt = 0; attempt < 1_200; attempt += 1) {
      const rows = await query(adminUrl, 'show default_transaction_read_only');
      if (rows[0]?.default_transaction_read_only === wanted) return;
      await delay(25);
    }
    throw new Error(`default_transaction_read_only is not ${wanted}`);
  };
  const reload = 'select pg_reload_conf()';
  return [
    {
      name: 'read-only',
      code: '25006',
      async begin() {
        await run('alter system set default_transaction_read_only = on', reload);
        await readOnly('on');
      },
      async end() {
        await run('alter system reset default_transaction_read_only', reload);
        await readOnly('off');
      },
    },
    {
      name: 'full',
      code: '53100',
      begin: () => run(fullDisk),
      end: () => run('drop function public.refuse_row cascade'),
    },
    {
      name: 'stopped',
      code: 'ECONNREFUSED',
      begin: () => postgres.stop(),
      end: () => postgres.start(),
    },
  ];
}
