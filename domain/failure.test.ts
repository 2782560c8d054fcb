import { describe, expect, it } from 'vitest';
import { Failure, type FailureCode, failures, isFailureCode } from './failure.ts';

describe.each(Object.entries(failures))('%s', (code, [status, sentence]) => {
  it('has a stable code, a status of failure and a sentence', () => {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(Number.isInteger(status)).toBe(true);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    expect(sentence.trim()).toBe(sentence);
    expect(sentence).not.toBe('');
  });
});

/** Permanent sentences (docs/product.md#messages). */
const quoted: Partial<Record<FailureCode, string>> = {
  terms_not_accepted: 'You must accept the Terms of Service to create an account.',
  password_too_short: 'Password must be at least 6 characters long.',
  quota_spent: 'Limit reached! Subscribe to continue using AI.',
  premium_required: 'This module requires a premium subscription to be used.',
  invalid_credentials: 'Incorrect email or password. Please check your login credentials.',
  email_not_confirmed:
    'Your email has not been confirmed yet. Please check your email and click the confirmation link.',
  too_many_attempts: 'Too many login attempts. Please wait a few minutes before trying again.',
  too_many_failures: 'Too many failed login attempts. Account locked for 15 minutes.',
  account_locked: 'Account temporarily locked. Try again in N minutes.',
  signup_disabled: 'Sign-ups are temporarily disabled. Please try again later.',
  already_registered:
    'This email address is already in use. Try signing in or use "Forgot password".',
  database_unavailable:
    'Unable to connect to database. Please check your internet connection and try again.',
  ai_unavailable: 'Service temporarily unavailable',
  ai_empty_reply: 'Error generating response.',
  monthly_quota_spent:
    'You have reached your limit of 100 AI generations for this month. Come back next month or contact us for an upgrade.',
};

it('keeps the permanent sentences of docs/product.md#messages, word for word', () => {
  const codes = Object.keys(quoted) as FailureCode[];
  expect(Object.fromEntries(codes.map((code) => [code, failures[code][1]]))).toEqual(quoted);
});

it('answers with the statuses of the order of refusals', () => {
  const order: FailureCode[] = [
    'unauthenticated',
    'malformed',
    'not_found',
    'suspended',
    'premium_required',
    'answers_missing',
    'quota_spent',
    'monthly_quota_spent',
    'save_conflict',
  ];
  expect(order.map((code) => failures[code][0])).toEqual([
    401, 400, 404, 403, 402, 422, 402, 402, 409,
  ]);
});

it('recognizes only its own codes', () => {
  expect(isFailureCode('quota_spent')).toBe(true);
  for (const other of ['toString', '__proto__', 'constructor', '', 404, null, undefined]) {
    expect(isFailureCode(other)).toBe(false);
  }
});

it('carries its code, its detail and its cause', () => {
  const cause = new Error('socket');
  const failure = new Failure('malformed', { detail: 'name', cause });
  expect(failure).toMatchObject({ name: 'Failure', code: 'malformed', detail: 'name', cause });
  expect(failure.message).toBe('malformed: name');
  expect(new Failure('internal')).toMatchObject({ message: 'internal', detail: undefined });
});
