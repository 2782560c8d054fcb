import { types } from 'node:util';
import { Failure, isFailureCode } from '@elan/domain/failure';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { ConfigError } from './configError.ts';
import { troubleOfSqlState } from './databaseTroubles.ts';
import { isKnownCode, isSqlState } from './errorCodes.ts';
import { framesOf } from './stackFrames.ts';

/**
 * The part of an error that may be logged, which contains no text written by a user or by another service
 * (docs/decisions/0045-logs-hold-no-user-text.md).
 */
export interface ErrorDescription {
  /** The class name of the error, or the type of a thrown value that is not an error. */
  readonly type: string;
  readonly code?: string;
  /** The meaning of a database code that `databaseTroubles.ts` lists. */
  readonly means?: string;
  /** The status of an HTTP or SMTP reply. */
  readonly status?: number;
  /** The message; only for a `ConfigError`. */
  readonly message?: string;
  /** The start of the failed SQL statement, with its placeholders; strings and long numbers are masked. */
  readonly query?: string;
  readonly table?: string;
  readonly constraint?: string;
  /** Stack frames as `file:line:column`, innermost first. */
  readonly frames?: readonly string[];
  /** The error's `cause`, and the `errors` of an `AggregateError`. */
  readonly causes?: readonly ErrorDescription[];
}

/** Limits a chain of causes, which may be endless or circular. */
const mostErrors = 12;
const longestQuery = 400;

/**
 * Describes any thrown value without ever throwing.
 * @returns undefined if the value is undefined or null.
 */
export function describeError(error: unknown): ErrorDescription | undefined {
  return describe(error, new Set());
}

function describe(error: unknown, seen: Set<unknown>): ErrorDescription | undefined {
  if (error === undefined || error === null) return undefined;
  if (!isError(error)) return { type: typeof error };
  if (seen.has(error) || seen.size >= mostErrors) return undefined;
  seen.add(error);
  const isFromDatabase = isDatabaseError(error);
  const nested = readProperty(error, 'errors');
  const frames = framesOf(readProperty(error, 'stack'));
  const causes = [readProperty(error, 'cause'), ...(Array.isArray(nested) ? nested : [])].flatMap(
    (cause) => describe(cause, seen) ?? [],
  );
  return {
    type: isFromDatabase ? 'DatabaseError' : className(error),
    ...(isFromDatabase ? databaseFields(error) : codesOf(error)),
    ...(error instanceof ConfigError ? { message: error.message } : {}),
    ...(error instanceof DrizzleQueryError ? { query: masked(error.query) } : {}),
    ...(frames.length > 0 ? { frames } : {}),
    ...(causes.length > 0 ? { causes } : {}),
  };
}

/** Catches errors from proxies, which may throw during the check. */
function isError(value: unknown): value is Error {
  try {
    return types.isNativeError(value) || value instanceof Error;
  } catch {
    return false;
  }
}

/** @returns a property, or undefined if its getter throws. */
export function readProperty(from: object, key: string): unknown {
  try {
    return Reflect.get(from, key);
  } catch {
    return undefined;
  }
}

/** Uses the name of the class except for a DOMException, because `error.name` may come from another service. */
function className(error: Error): string {
  try {
    if (error instanceof DOMException) return identifier(error.name);
    return identifier(Object.getPrototypeOf(error)?.constructor?.name);
  } catch {
    return 'Error';
  }
}

function identifier(name: unknown): string {
  return typeof name === 'string' && /^[A-Za-z]\w{0,59}$/.test(name) ? name : 'Error';
}

/**
 * @returns whether the error comes from PostgreSQL, through the driver or the embedded database. The package of the
 *   embedded database may be missing, and its class names are minified, so its errors are recognized by their fields.
 */
function isDatabaseError(error: Error): boolean {
  if (error instanceof pg.DatabaseError) return true;
  const severity = readProperty(error, 'severity');
  return isSeverity(severity) && isSqlState(readProperty(error, 'code'));
}

function isSeverity(value: unknown): boolean {
  return value === 'ERROR' || value === 'FATAL' || value === 'PANIC';
}

function databaseFields(error: Error): Partial<ErrorDescription> {
  const given = readProperty(error, 'code');
  const code = isSqlState(given) ? given : undefined;
  const means = code && troubleOfSqlState(code)?.means;
  const table = schemaName(readProperty(error, 'table'));
  const constraint = schemaName(readProperty(error, 'constraint'));
  return {
    ...(code ? { code } : {}),
    ...(means ? { means } : {}),
    ...(table === undefined ? {} : { table }),
    ...(constraint === undefined ? {} : { constraint }),
  };
}

function codesOf(error: Error): Partial<ErrorDescription> {
  const code = readProperty(error, 'code');
  const isOurs = error instanceof Failure && isFailureCode(code);
  const status = ['status', 'statusCode', 'responseCode']
    .map((key) => readProperty(error, key))
    .find(isStatus);
  return {
    ...(isOurs || isKnownCode(code) ? { code } : {}),
    ...(status === undefined ? {} : { status }),
  };
}

function isStatus(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 100 && Number(value) < 1_000;
}

/** @returns a `table` or `constraint` field of PostgreSQL, if it is a name such as our migrations define. */
function schemaName(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z][a-z0-9_]{0,62}$/.test(value) ? value : undefined;
}

/** @returns the start of the query without string literals and long numbers, or `?` if a quote is unclosed. */
function masked(query: unknown): string {
  if (typeof query !== 'string') return '';
  const text = query.replace(/'(?:[^']|'')*'/g, '?').replace(/(?<![\w$])\d{4,}/g, '?');
  return text.includes("'") ? '?' : text.slice(0, longestQuery);
}
