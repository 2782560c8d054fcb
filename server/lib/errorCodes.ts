import { getSystemErrorMap } from 'node:util';

/** Of the mail library (nodemailer/lib/errors.js), beside the system's. */
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
 * What an AI or a payment provider says in `code`, as far as an operator acts on it. The field takes any text, and
 * providers have put words of a prompt in it.
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

/** @returns whether `code` is one of those that are the same whatever anybody wrote. */
export function isKnownCode(code: unknown): code is string {
  if (typeof code !== 'string') return false;
  return knownCodes.has(code) || libraryCode.test(code) || mailStatus.test(code);
}

/** A SQLSTATE (PostgreSQL, appendix A): five letters or digits, of which the first two are its class. */
export function isSqlState(code: unknown): code is string {
  return typeof code === 'string' && /^(?:\d[\dA-Z]|F0|HV|P0|XX)[\dA-Z]{3}$/.test(code);
}
