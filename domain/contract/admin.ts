import * as z from 'zod/mini';
import { requiredText, text } from '../text.ts';
import { timestamp } from '../timestamp.ts';
import { defineCall } from './call.ts';
import { subscriptionRow } from './subscription.ts';

/**
 * What the support desk can see of an account, which never includes the contents of its projects
 * (docs/product.md#founders-and-administrators).
 */
export const supportedAccount = z.strictObject({
  id: z.string(),
  email: z.string(),
  email_confirmed: z.boolean(),
  language: z.string(),
  created_at: timestamp,
  last_sign_in_at: z.nullable(timestamp),
  suspended_at: z.nullable(timestamp),
  /** When the latest sign-in lockout of this email ends, for any network; null if there is none. */
  locked_until: z.nullable(timestamp),
  plan: z.enum(['free', 'premium', 'founder']),
  ai_usage: z.strictObject({ used: z.number(), limit: z.number() }),
  subscription: z.nullable(subscriptionRow),
});
export type SupportedAccount = z.infer<typeof supportedAccount>;

/** The actions of administrators and of the operator, as the audit log names them. */
export const adminActions = [
  'account_viewed',
  'cancellation_scheduled',
  'cancellation_undone',
  'lockout_lifted',
  'account_suspended',
  'account_restored',
  'two_factor_lifted',
  'sessions_ended',
] as const;
export type AdminAction = (typeof adminActions)[number];

/** The `admin_id` of an action that the operator performs with a command on the server, without an account. */
export const operatorId = 'operator';

/** The `account_id` of an action on all accounts. */
export const everyAccountId = 'all';

/** The emails are null for `operatorId` and `everyAccountId`, and once their account is deleted; the ids remain. */
export const auditEntry = z.strictObject({
  id: z.string(),
  at: timestamp,
  action: z.enum(adminActions),
  admin_id: z.string(),
  admin_email: z.nullable(z.string()),
  account_id: z.string(),
  account_email: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const id = z.strictObject({ id: z.string() });

export const findAccount = defineCall({
  method: 'POST',
  path: '/api/admin/find-account',
  summary: 'The account of an e-mail address, or null.',
  session: 'admin',
  body: z.strictObject({ email: requiredText(320) }),
  reply: z.strictObject({ account: z.nullable(supportedAccount) }),
});

const change = {
  method: 'POST',
  session: 'admin',
  params: id,
  reply: z.strictObject({ account: supportedAccount }),
} as const;

export const adminCancel = defineCall({
  ...change,
  path: '/api/admin/accounts/:id/cancel',
  summary: 'Lets the subscription of an account end with its period.',
});

export const adminResume = defineCall({
  ...change,
  path: '/api/admin/accounts/:id/resume',
  summary: 'Takes back the cancellation of an account’s subscription.',
});

export const adminLiftLockout = defineCall({
  ...change,
  path: '/api/admin/accounts/:id/lift-lockout',
  summary: 'Lets a person whose sign-in is locked try again.',
});

export const adminSuspend = defineCall({
  ...change,
  path: '/api/admin/accounts/:id/suspend',
  summary: 'Suspends an account.',
});

export const adminRestore = defineCall({
  ...change,
  path: '/api/admin/accounts/:id/restore',
  summary: 'Gives a suspended account its access back.',
});

export const listAudit = defineCall({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'The audit log of the support desk, newest first, in pages.',
  session: 'admin',
  query: z.strictObject({ cursor: z.optional(text(200)) }),
  reply: z.strictObject({ entries: z.array(auditEntry), nextCursor: z.nullable(z.string()) }),
});

/** The kinds of jobs of the server's queue. */
export const jobKinds = ['mail', 'document', 'upkeep', 'deletions', 'reconciling'] as const;
export type JobKind = (typeof jobKinds)[number];

/** A job whose last attempt failed. It names no user. */
export const failedJob = z.strictObject({
  id: z.string(),
  kind: z.enum(jobKinds),
  /** The name of the error. */
  reason: z.string(),
  failed_at: timestamp,
  attempts: z.number(),
});
export type FailedJob = z.infer<typeof failedJob>;

/** Maximum number of listed failed jobs. */
export const mostFailedJobs = 100;

export const listFailedJobs = defineCall({
  method: 'GET',
  path: '/api/admin/jobs',
  summary: 'The latest jobs that have failed for good, newest first.',
  session: 'admin',
  reply: z.strictObject({ jobs: z.array(failedJob).check(z.maxLength(mostFailedJobs)) }),
});

export const retryJob = defineCall({
  method: 'POST',
  path: '/api/admin/jobs/:id/retry',
  summary: 'Tries a failed job again.',
  session: 'admin',
  params: id,
  reply: z.strictObject({}),
});
