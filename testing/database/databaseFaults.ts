import { setTimeout as delay } from 'node:timers/promises';
import { type OwnPostgres, query } from './ownPostgres.ts';

/** One kind of database fault, active until it is ended. */
export interface DatabaseFault {
  readonly name: string;
  /** How the log names it. */
  readonly code: string;
  begin(): Promise<void>;
  end(): Promise<void>;
}

/** Refuses every write as a full disk does, with the row's data in every text part of the error. */
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

/** @returns the database faults to try on a connected server. */
export function databaseFaults(postgres: OwnPostgres): readonly DatabaseFault[] {
  const url = new URL(postgres.url);
  url.username = 'postgres';
  const adminUrl = url.href;
  const run = async (...statements: string[]): Promise<void> => {
    for (const statement of statements) await query(adminUrl, statement);
  };
  /** Waits until the setting has reached all PostgreSQL processes. */
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
