import { getSystemErrorMap } from 'node:util';

/** Codes of the mail library (nodemailer/lib/errors.js), in addition to the system's. */
const mailCodes = [
  'EAUTH',
  'ECONFIG',
  'ECONNECTION',
  'EDNS',
  'EENVELOPE',
  'EFILEACCESS',
  'EMAXLIMIT',
  'EMESSAGE',
  'ENOAUTH',
  'EOAUTH2',
  'EPROTOCOL',
  'EPROXY',
  'EREQUIRETLS',
  'ESENDMAIL',
  'ESES',
  'ESOCKET',
  'ESTREAM',
  'ETIMEDOUT',
  'ETLS',
  'EURLACCESS',
];

/**
 * The values of `code` from an AI or a payment provider on which an operator acts. The field may
 * hold any text, and providers have put words of a prompt in it.
 * Sources: platform.openai.com/docs/guides/error-codes, docs.stripe.com/error-codes.
 */
const providerCodes = [
  'account_closed',
  'api_key_expired',
  'billing_hard_limit_reached',
  'card_declined',
  'content_filter',
  'content_policy_violation',
  'context_length_exceeded',
  'expired_card',
  'idempotency_key_in_use',
  'insufficient_quota',
  'invalid_api_key',
  'invalid_request_error',
  'lock_timeout',
  'model_not_found',
  'parameter_invalid_empty',
  'parameter_missing',
  'parameter_unknown',
  'rate_limit',
  'rate_limit_exceeded',
  'resource_missing',
  'secret_key_required',
  'server_error',
  'testmode_charges_only',
  'unsupported_parameter',
  'unsupported_value',
  'url_invalid',
];

const knownCodes = new Set([
  ...[...getSystemErrorMap().values()].map(([name]) => name),
  ...mailCodes,
  ...providerCodes,
  'ABORT_ERR',
]);

/** Codes of Node, of Fastify, of its parsers and of zlib. */
const libraryCode = /^(?:ERR|FST|UND_ERR|HPE|Z)_[A-Z0-9_]{1,60}$/;

/** An enhanced status code of a mail server, such as `5.1.1` (RFC 3463, section 2). */
const mailStatus = /^[245]\.\d{1,3}\.\d{1,3}$/;

/** @returns whether `code` is a known constant, which cannot contain text that a person wrote. */
export function isKnownCode(code: unknown): code is string {
  if (typeof code !== 'string') return false;
  return knownCodes.has(code) || libraryCode.test(code) || mailStatus.test(code);
}

/**
 * A SQLSTATE (PostgreSQL, appendix A): five letters or digits, of which the first two are its
 * class.
 */
export function isSqlState(code: unknown): code is string {
  return typeof code === 'string' && /^(?:\d[\dA-Z]|F0|HV|P0|XX)[\dA-Z]{3}$/.test(code);
}
