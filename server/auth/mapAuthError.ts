import { Failure, type FailureCode } from '@elan/domain/failure';
import { APIError } from 'better-auth/api';
import { isDatabaseUnavailable } from '../adapters/database/databaseErrors.ts';

/** The account library's codes that our calls can meet, mapped to our own. */
const codes: Readonly<Record<string, FailureCode>> = {
  INVALID_EMAIL: 'invalid_credentials',
  INVALID_EMAIL_OR_PASSWORD: 'invalid_credentials',
  INVALID_PASSWORD: 'invalid_credentials',
  PASSWORD_TOO_LONG: 'invalid_credentials',
  EMAIL_NOT_VERIFIED: 'email_not_confirmed',
};

/**
 * @returns the library's error as one of our failures. Only the database is behind its calls, and
 * some of them hide its error behind one without a known code. The database is not asked again: its
 * present state says nothing of a moment ago, and a person waits for the answer.
 */
export function mapAuthError(error: unknown): Failure {
  if (!(error instanceof APIError)) {
    return new Failure(isDatabaseUnavailable(error) ? 'database_unavailable' : 'internal', {
      cause: error,
    });
  }
  return new Failure(codes[String(error.body?.code)] ?? 'database_unavailable', { cause: error });
}
