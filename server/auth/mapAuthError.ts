import { Failure, type FailureCode } from '@elan/domain/failure';
import { APIError } from 'better-auth/api';
import { isDatabaseAway } from '../adapters/database/connectionError.ts';

/** The account library's codes, as far as our calls can meet them, in our own words. */
const codes: Readonly<Record<string, FailureCode>> = {
  INVALID_EMAIL: 'invalid_credentials',
  INVALID_EMAIL_OR_PASSWORD: 'invalid_credentials',
  INVALID_PASSWORD: 'invalid_credentials',
  PASSWORD_TOO_LONG: 'invalid_credentials',
  EMAIL_NOT_VERIFIED: 'email_not_confirmed',
};

/**
 * @returns what the library threw as one of our failures. Nothing but the database is behind its calls, and some of
 *   them hide what it said behind an error without a code of ours. It is not asked again: what is true now says
 *   nothing of a moment ago, and a person waits for the answer.
 */
export function mapAuthError(error: unknown): Failure {
  if (!(error instanceof APIError)) {
    return new Failure(isDatabaseAway(error) ? 'database_unavailable' : 'internal', {
      cause: error,
    });
  }
  return new Failure(codes[String(error.body?.code)] ?? 'database_unavailable', { cause: error });
}
