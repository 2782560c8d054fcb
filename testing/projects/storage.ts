import { contract } from '@elan/domain/contract/contract';
import type { Connection, Database } from '@elan/server/adapters/database/database';
import { sql } from 'drizzle-orm';
import { type Person, replyOf } from '../people/person.ts';

/** @returns the storage use that the API reports to the account. */
export async function storageOf(person: Person) {
  return replyOf(contract.getAccount, await person.call('GET', '/api/account')).storage;
}

/**
 * Sets the recorded storage of an account without storing as much, which would take a minute. Deleting the project then
 * frees 10,000 bytes.
 * @returns the project's id.
 */
export async function fillTo(
  db: Database,
  { ownerId, projectId }: { readonly ownerId: string; readonly projectId: string },
  bytes: number,
): Promise<string> {
  await db.execute(sql`
    insert into module_versions (id, project_id, module, user_id, data, cause, created_at)
    values (gen_random_uuid(), ${projectId}, 'finances', ${ownerId},
      jsonb_build_object('comments', repeat('x', 10000)), 'saved', '2026-01-01')`);
  await db.execute(sql`update account_storage set bytes = ${bytes} where user_id = ${ownerId}`);
  return projectId;
}

/** @returns the recorded storage and the actual size of the texts if they differ; otherwise an empty array. */
export async function miscounted(
  db: Connection | Database,
  { id }: Pick<Person, 'id'>,
): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    with texts as (
      select user_id, octet_length(name) + octet_length(description)
        + coalesce(octet_length(dossier::text), 0) as octets from project_rows
      union all select p.user_id, octet_length(a.because)
        from check_answers a join project_rows p on p.id = a.project_id
      union all select user_id, octet_length(data::text) from project_modules
      union all select user_id, octet_length(data::text) from module_versions
    ), counted as (
      select u.id, coalesce(sum(t.octets + 500), 0)::text as counted
      from users u left join texts t on t.user_id = u.id group by u.id
    )
    select c.id, c.counted, s.bytes::text as kept
    from counted c full join account_storage s on s.user_id = c.id
    where coalesce(c.id, s.user_id) = ${id} and c.counted is distinct from s.bytes::text`);
  return rows;
}
