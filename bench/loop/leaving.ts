import { randomUUID } from 'node:crypto';
import { sessionTokenHash } from '@elan/server/auth/sessionToken';
import { openBareDatabase } from '../processes/bareDatabase.ts';

/** An account to be deleted. Each call can use it only once. */
export interface Leaving {
  readonly token: string;
  /** The token of another session of the account. */
  readonly otherToken: string;
  /** The id of a full project in the recycle bin. */
  readonly inBin: string;
}

export interface LeavingAccounts {
  /** Accounts at the storage limit of Premium, 500 MB. */
  readonly full: Leaving[];
  /** Accounts with sessions but without projects. */
  readonly signedIn: Leaving[];
}

/** The number of times that each case is tried. */
const accounts = 5;
/** Empty projects, which take 50 MB because each row counts as 500 bytes. */
const emptyProjects = 100_000;
/**
 * The number of versions of each of two full projects, 450 MB in all. Their content is random base64, so that the
 * database can hardly compress it.
 */
const versions = 250;
const versionBytes = 900_000;
const sessions = 1_000;

/** Creates the accounts directly in the database, because API calls would take hours. */
export async function prepareLeaving(
  databaseUrl: string | undefined,
  dataDir: string,
): Promise<LeavingAccounts> {
  const { query, close } = await openBareDatabase(databaseUrl, dataDir);
  const signIn = async (id: string): Promise<Leaving> => {
    const leaving = { token: randomUUID(), otherToken: randomUUID(), inBin: randomUUID() };
    await query(
      `insert into users (id, name, email, email_verified, terms_version, terms_accepted_at)
       values ($1, '', $1 || '@exemple.ca', true, '1', now())`,
      [id],
    );
    await query(
      `insert into sessions (id, user_id, token, expires_at)
       select gen_random_uuid(), $1, hash, now() + interval '7 days'
       from unnest($2::text[]) hash
       union all select gen_random_uuid(), $1, gen_random_uuid()::text, now() + interval '7 days'
       from generate_series(1, $3::int)`,
      [id, [leaving.token, leaving.otherToken].map(sessionTokenHash), sessions],
    );
    return leaving;
  };
  const fill = async (id: string, { inBin }: Leaving): Promise<void> => {
    await query(
      `insert into project_rows (id, user_id, name, created_at, updated_at, deleted_at)
       select gen_random_uuid(), $1, '', now(), now(), null from generate_series(1, $3::int)
       union all values (gen_random_uuid(), $1, 'Plein', now(), now(), null), ($2::uuid, $1, 'Plein', now(), now(), now())`,
      [id, inBin, emptyProjects],
    );
    await query(
      `with content as materialized (
         select jsonb_build_object('aiResponse', string_agg(encode(sha256(random()::text::bytea), 'base64'), '')) as data
         from generate_series(1, $3::int / 44))
       insert into module_versions (id, project_id, module, user_id, data, cause, created_at)
       select gen_random_uuid(), p.id, 'idea', $1, data, 'saved', now()
       from content, project_rows p, generate_series(1, $2::int)
       where p.user_id = $1 and p.name = 'Plein'`,
      [id, versions, versionBytes],
    );
  };
  const full: Leaving[] = [];
  const signedIn: Leaving[] = [];
  while (full.length < accounts) {
    const id = randomUUID();
    const leaving = await signIn(id);
    await fill(id, leaving);
    full.push(leaving);
    signedIn.push(await signIn(randomUUID()));
  }
  await close();
  return { full, signedIn };
}
