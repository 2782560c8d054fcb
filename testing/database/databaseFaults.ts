import { setTimeout as delay } from 'node:timers/promises';
import { type OwnPostgres, query } from './ownPostgres.ts';

/** A kind of database fault, which lasts from `begin` to `end`. */
export interface DatabaseFault {
  readonly name: string;
  /** The error code in the log. */
  readonly code: string;
  begin(): Promise<void>;
  end(): Promise<void>;
}

/** Creates a trigger that runs PL/pgSQL statements at every write of a row. In them, `words` is the row's data. */
const atEveryWrite = (statements: string): string => `
  create function public.refuse_row() returns trigger language plpgsql security definer as $$
  declare
    words text := coalesce(new, old)::text;
  begin
    ${statements}
    return coalesce(new, old);
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

/** Makes every write fail with this SQLSTATE. Every text field of the error contains the row's data. */
const refuseWrites = (sqlState: string): string =>
  atEveryWrite(`
    raise exception 'refused: %', words
      using errcode = '${sqlState}', detail = words, hint = words, column = words,
        constraint = words, datatype = words, table = words, schema = words;`);
const allowWrites = 'drop function public.refuse_row cascade';

/** @returns the database faults to try on a connected server. */
export function databaseFaults(postgres: OwnPostgres): readonly DatabaseFault[] {
  const adminUrl = superuserUrl(postgres);
  const run = running(adminUrl);
  /** Waits until the setting has taken effect. */
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
      begin: () => run(refuseWrites('53100')),
      end: () => run(allowWrites),
    },
    {
      name: 'stopped',
      code: 'ECONNREFUSED',
      begin: () => postgres.stop(),
      end: () => postgres.start(),
    },
  ];
}

/** @returns further faults, one of each kind that the server must tell apart. */
export function furtherFaults(postgres: OwnPostgres): readonly DatabaseFault[] {
  const run = running(superuserUrl(postgres));
  // Uses the superuser's own database, because no user can rename the database they are connected to.
  const administer = running(postgres.adminUrl);
  const cutAll = `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'elan'`;
  const written = (name: string, code: string, statements: string): DatabaseFault => ({
    name,
    code,
    begin: () => run(atEveryWrite(statements)),
    end: () => run(allowWrites),
  });
  return [
    written('connections cut', '57P01', 'perform pg_terminate_backend(pg_backend_pid());'),
    written(
      'statements ended',
      '57014',
      'perform pg_cancel_backend(pg_backend_pid()), pg_sleep(9);',
    ),
    {
      name: 'no connection free',
      code: '53300',
      begin: () => administer('alter role elan connection limit 0', cutAll),
      end: () => administer('alter role elan connection limit -1'),
    },
    {
      name: 'role shut out',
      code: '28000',
      begin: () => administer('alter role elan nologin', cutAll),
      end: () => administer('alter role elan login'),
    },
    {
      name: 'database gone',
      code: '3D000',
      begin: () =>
        administer(
          'alter database elan with allow_connections false',
          cutAll,
          'alter database elan rename to elan_away',
        ),
      end: () =>
        administer(
          'alter database elan_away rename to elan',
          'alter database elan with allow_connections true',
        ),
    },
    {
      name: 'privilege missing',
      code: '42501',
      begin: () => run('revoke insert, update on all tables in schema public from app_user'),
      end: () => run('grant insert, update on all tables in schema public to app_user'),
    },
    {
      name: 'conflict',
      code: '40001',
      begin: () => run(refuseWrites('40001')),
      end: () => run(allowWrites),
    },
  ];
}

function superuserUrl(postgres: OwnPostgres): string {
  const url = new URL(postgres.url);
  url.username = 'postgres';
  return url.href;
}

const running =
  (url: string) =>
  async (...statements: string[]): Promise<void> => {
    for (const statement of statements) await query(url, statement);
  };
