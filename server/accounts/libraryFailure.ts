import { Failure, type FailureCode } from '@elan/domain/failure';
import { APIError } from 'better-auth/api';
import { sql } from 'drizzle-orm';
import type { Database } from '../outside/database.ts';

/** The account library's codes, as far as our calls can meet them, in our own words. */
const codes: Readonly<Record<string, FailureCode>> = {
  INVALID_EMAIL: 'invalid_credentials',
  INVALID_EMAIL_OR_PASSWORD: 'invalid_credentials',
  INVALID_PASSWORD: 'invalid_credentials',
  PASSWORD_TOO_LONG: 'invalid_credentials',
  EMAIL_NOT_VERIFIED: 'email_not_confirmed',
};

/**
 * @returns what the library threw as one of our failures. It hides a database that is away behind
 *   an error of its own, hence the question; anything else unknown is our own fault.
 */
export async function libraryFailure(db: Database, error: unknown): Promise<Failure> {
  if (error instanceof APIError) {
    const code = codes[String(error.body?.code)];
    if (code) return new Failure(code, { cause: error });
  }
  const answers = await db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return new Failure(answers ? 'internal' : 'database_unavailable', { cause: error });
}
