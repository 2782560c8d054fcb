import { Failure, type FailureCode } from '@elan/domain/failure';
import { APIError } from 'better-auth/api';
import { asFailureOfDatabase } from '../adapters/database/databaseErrors.ts';

/** The account library's codes that our calls can meet, mapped to our own. */
const codes: Readonly<Record<string, FailureCode>> = {
  INVALID_EMAIL: 'invalid_credentials',
  INVALID_EMAIL_OR_PASSWORD: 'invalid_credentials',
  INVALID_PASSWORD: 'invalid_credentials',
  PASSWORD_TOO_LONG: 'invalid_credentials',
  EMAIL_NOT_VERIFIED: 'email_not_confirmed',
};

/** @returns the library's error, or the database's in one of its calls, as one of our failures. */
export function mapAuthError(error: unknown): Failure {
  const code = error instanceof APIError ? codes[String(error.body?.code)] : undefined;
  return code ? new Failure(code, { cause: error }) : asFailureOfDatabase(error);
}
