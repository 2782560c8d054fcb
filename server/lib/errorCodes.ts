import { getSystemErrorMap } from 'node:util';

/** Error codes of the mail library (nodemailer/lib/errors.js), in addition to system codes. */
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
 * The values of `code` from AI and payment providers that help an operator. Only these are logged, since
 * providers have put words of a prompt in this field. Sources: platform.openai.com/docs/guides/error-codes,
 * docs.stripe.com/error-codes.
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

/** Error codes of Node, Fastify, its parsers and zlib. */
const libraryCode = /^(?:ERR|FST|UND_ERR|HPE|Z)_[A-Z0-9_]{1,60}$/;

/** An enhanced status code of an SMTP server, such as `5.1.1` (RFC 3463, section 2). */
const mailStatus = /^[245]\.\d{1,3}\.\d{1,3}$/;

/** @returns whether `code` is listed above or looks like a library's constant or a mail status, unlike users' text. */
export function isKnownCode(code: unknown): code is string {
  if (typeof code !== 'string') return false;
  return knownCodes.has(code) || libraryCode.test(code) || mailStatus.test(code);
}

/**
 * @returns whether `code` is a SQLSTATE: five letters or digits, the first two of which are its class
 *   (PostgreSQL, appendix A).
 */
export function isSqlState(code: unknown): code is string {
  return typeof code === 'string' && /^(?:\d[\dA-Z]|F0|HV|P0|XX)[\dA-Z]{3}$/.test(code);
}
