import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contractions, lastWithUserId, tablesWithUserId } from './migrationRules.ts';
import released from './releasedMigrations.json' with { type: 'json' };

const folder = join(import.meta.dirname, '../server/store/migrations');
const read = (tag: string) => readFileSync(join(folder, `${tag}.sql`), 'utf8');
const tags = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .map((file) => file.slice(0, -'.sql'.length))
  .sort();
const changelog = readFileSync(join(import.meta.dirname, '../CHANGELOG.md'), 'utf8');
const releases = [...changelog.matchAll(/^## \[?(\d+\.\d+\.\d+)\b/gm)].map(
  ([, version = '']) => version,
);

describe('the migrations', () => {
  it('that were released are as they were', () => {
    const upTo = tags.filter((tag) => tag <= released.last);
    expect(upTo.at(-1)).toBe(released.last);
    const hash = createHash('sha256');
    for (const tag of upTo) hash.update(read(tag));
    expect(hash.digest('hex')).toBe(released.sha256);
  });

  it('since then only expand, or say since which release nothing needs what goes', () => {
    const newer = tags.filter((tag) => tag > released.last);
    expect(newer.flatMap((tag) => contractions(read(tag), releases))).toEqual([]);
  });

  it('of a later release that `server/tests/twoVersions.postgres.http.test.ts` plays expand', () => {
    const next = readFileSync(join(import.meta.dirname, '../server/tests/nextRelease.sql'), 'utf8');
    expect(contractions(next, [])).toEqual([]);
  });

  it('name no new column `user_id`, as earlier ones did', () => {
    const newer = (tag: string) => tag > lastWithUserId;
    expect(tags.filter(newer).flatMap((tag) => tablesWithUserId(read(tag)))).toEqual([]);
    const earlier = tags.flatMap((tag) => (newer(tag) ? [] : tablesWithUserId(read(tag))));
    expect(earlier).toEqual(
      expect.arrayContaining([
        'project_rows',
        'module_versions',
        'generation_pieces',
        'two_factor',
      ]),
    );
  });

  it('of before contracted: the check finds it', () => {
    const found = tags.filter(
      (tag) => tag <= released.last && contractions(read(tag), releases).length > 0,
    );
    expect(found).toEqual(
      expect.arrayContaining([
        '0002_payments',
        '0003_accounts',
        '0005_hashed_sessions',
        '0010_account_library',
      ]),
    );
  });
});

describe('a column `user_id`', () => {
  it.each([
    'CREATE TABLE "a" ("id" text PRIMARY KEY NOT NULL,\n\t"user_id" text NOT NULL);',
    'create unlogged table if not exists public.a (user_id text);',
    'ALTER TABLE "a" ADD COLUMN "user_id" text;',
    'ALTER TABLE only a ADD COLUMN b text, ADD user_id text;',
  ])('is added by %s', (statement) => {
    expect(tablesWithUserId(statement)).toEqual(['a']);
  });

  it.each([
    'CREATE TABLE "a" ("project_id" uuid NOT NULL, "made_by" text);',
    'CREATE TABLE a (id text); CREATE INDEX b ON c (id, user_id desc);',
    'ALTER TABLE project_rows ADD CONSTRAINT b UNIQUE ("id", "user_id");',
    'CREATE VIEW v AS SELECT id, account_id AS user_id FROM a;',
    '-- CREATE TABLE a (user_id text);\nCREATE TABLE a (account_id text);',
  ])('is not added by %s', (statement) => {
    expect(tablesWithUserId(statement)).toEqual([]);
  });
});

describe('a contraction', () => {
  it.each([
    'DROP TABLE "verifications";',
    'ALTER TABLE "accounts" DROP COLUMN "scope";',
    'ALTER TABLE generations DROP CONSTRAINT generations_project;',
    'drop index "outbox_send_after";',
    'DROP TRIGGER bytes ON project_rows;',
    'ALTER TABLE "users" RENAME COLUMN "name" TO "full_name";',
    'ALTER TABLE "users" RENAME TO "people";',
    'ALTER TABLE "users" ALTER COLUMN "name" SET DATA TYPE varchar(50);',
    'ALTER TABLE users ALTER COLUMN name TYPE integer USING name::integer;',
    'ALTER TABLE "users" ALTER COLUMN "name" DROP DEFAULT;',
    'ALTER TABLE "users" ALTER COLUMN "name" DROP NOT NULL;',
    'ALTER TABLE "users" ALTER COLUMN "last_sign_in_at" SET NOT NULL;',
    'ALTER TABLE "users" ADD COLUMN "phone" text NOT NULL;',
    'ALTER TABLE "users" ADD COLUMN "a" text DEFAULT \'\' NOT NULL, ADD COLUMN "b" text NOT NULL;',
    'ALTER TABLE "users" ADD CONSTRAINT "short" CHECK (length(name) < 50);',
    'ALTER TABLE "outbox" ADD CONSTRAINT "one" UNIQUE("recipient");',
    'CREATE UNIQUE INDEX "one" ON "outbox" USING btree ("recipient");',
    'ALTER TABLE outbox ENABLE ROW LEVEL SECURITY;',
    'REVOKE SELECT ON projects FROM app_user;',
    'DELETE FROM "sessions";',
    'TRUNCATE stripe_events;',
    "DO $$ BEGIN EXECUTE 'DROP TABLE sandbox_mail'; END $$;",
    '-- It is said in a comment.\nALTER TABLE "users" -- and there\n  DROP COLUMN "image";',
  ])('is %s', (statement) => {
    expect(contractions(statement, [])).toHaveLength(1);
  });

  it.each([
    'ALTER TABLE "users" ADD COLUMN "phone" text;',
    'ALTER TABLE "users" ADD COLUMN "phone" text DEFAULT \'\' NOT NULL;',
    'ALTER TABLE "users" ADD COLUMN "phone" text NOT NULL DEFAULT \'\';',
    'CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");',
    'CREATE TABLE "a" ("id" text PRIMARY KEY NOT NULL);\n--> statement-breakpoint\nALTER TABLE "a" ADD CONSTRAINT "b" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade;',
    'CREATE UNLOGGED TABLE a (id text);\n--> statement-breakpoint\nALTER TABLE a ENABLE ROW LEVEL SECURITY;',
    'CREATE TABLE a (id text);\n--> statement-breakpoint\nCREATE UNIQUE INDEX b ON a (id);\n--> statement-breakpoint\nALTER TABLE a ENABLE ROW LEVEL SECURITY;',
    'DROP TRIGGER bytes ON project_rows;\n--> statement-breakpoint\nCREATE TRIGGER bytes BEFORE INSERT ON project_rows FOR EACH ROW EXECUTE FUNCTION project_bytes();',
    'REVOKE ALL ON FUNCTION open_storage(), count_added() FROM PUBLIC;',
    'GRANT SELECT ON projects TO app_user;',
    'UPDATE project_rows SET bytes = 0;',
    '-- Nothing is dropped here: DROP TABLE users.\nCREATE VIEW v AS SELECT 1;',
  ])('is not %s', (statement) => {
    expect(contractions(statement, [])).toEqual([]);
  });

  it('is taken where it names the release since which nothing needs what goes', () => {
    const marked =
      '-- Contracts since 1.2.0: the pages read "language" alone.\nALTER TABLE "users" DROP COLUMN "locale";';
    expect(contractions(marked, ['1.1.0', '1.2.0'])).toEqual([]);
    // The release named must be an earlier one, since the previous release still uses the column.
    expect(contractions(marked, ['1.1.0'])).toHaveLength(1);
    const another = `${marked}\n--> statement-breakpoint\nDROP TABLE "founder_emails";`;
    expect(contractions(another, ['1.2.0'])).toEqual([
      { statement: 'DROP TABLE "founder_emails";', why: 'what is dropped may still be used' },
    ]);
  });
});
