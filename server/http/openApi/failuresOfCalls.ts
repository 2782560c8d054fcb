import type { Call } from '@elan/domain/contract/call';
import type { CallName } from '@elan/domain/contract/contract';
import { databaseFailures } from '@elan/domain/databaseFailures';
import type { FailureCode } from '@elan/domain/failure';

const generating = [
  'suspended',
  'premium_required',
  'quota_spent',
  'generation_under_way',
  'monthly_quota_spent',
  'storage_full',
  'ai_daily_limit',
  'too_many_unfinished',
  'answers_missing',
  'entries_missing',
  'save_conflict',
  'idempotency_key_reused',
  'generation_stopped',
  'generation_stopped_counted',
  'generation_interrupted',
  'ai_refused',
  'ai_unavailable',
  'ai_empty_reply',
  'ai_unreadable_reply',
  'ai_misconfigured',
] as const satisfies readonly FailureCode[];
const saving = ['suspended', 'storage_full'] as const satisfies readonly FailureCode[];
const paying = [
  'payments_unavailable',
  'payment_key_invalid',
  'payment_mode_mismatch',
] as const satisfies readonly FailureCode[];
const attempting = [
  'invalid_credentials',
  'too_many_attempts',
  'too_many_failures',
  'account_locked',
] as const satisfies readonly FailureCode[];
const newPassword = [
  'password_too_short',
  'password_too_long',
  'password_common',
  'password_obvious',
  'password_repeated',
  'password_run',
] as const satisfies readonly FailureCode[];
const makingDocument = ['dossier_busy', 'dossier_too_large', 'dossier_queue_full'] as const;

/**
 * Failures specific to each call, in addition to those that `failuresOf` derives. Calls that are not listed
 * have none.
 */
const own: { readonly [Name in CallName]?: readonly FailureCode[] } = {
  signUp: ['signup_disabled', 'terms_not_accepted', 'already_registered', ...newPassword],
  confirmEmail: ['confirmation_invalid', 'password_required', ...attempting],
  readConfirmation: ['confirmation_invalid'],
  signIn: ['email_not_confirmed', ...attempting],
  recover: ['recovery_invalid', ...newPassword],
  changePassword: newPassword,
  finishSignIn: ['challenge_invalid', 'code_invalid', 'codes_locked'],
  setUpTwoFactor: ['two_factor_on', 'password_changed_recently', ...attempting],
  enableTwoFactor: ['two_factor_on', 'code_invalid'],
  renewRecoveryCodes: ['two_factor_off', 'code_invalid', 'codes_locked', ...attempting],
  disableTwoFactor: ['two_factor_off', 'code_invalid', 'codes_locked', ...attempting],
  createProject: saving,
  updateProject: saving,
  importProject: [...saving, 'premium_required', 'import_unreadable', 'import_newer'],
  saveModule: [...saving, 'premium_required', 'save_conflict'],
  confirmResult: [...saving, 'premium_required', 'save_conflict'],
  saveFeedback: ['suspended'],
  restoreVersion: [...saving, 'premium_required', 'save_conflict'],
  generateModule: generating,
  autoFillModule: [
    ...generating,
    'autofill_needs_brainstorm',
    'autofill_needs_idea',
    'autofill_not_needed',
    'autofill_found_nothing',
  ],
  reviseModule: [
    ...generating,
    'revision_needs_text',
    'revision_too_long',
    'section_not_found',
    'passage_not_found',
    'passage_not_unique',
  ],
  translateModule: [...generating, 'revision_needs_text'],
  findGeneration: ['generation_not_begun', ...generating],
  getDossier: ['dossier_premium', ...makingDocument],
  listDossierPages: makingDocument,
  getDossierPage: ['dossier_premium', ...makingDocument],
  changeDossierProfile: [...saving, 'people_full'],
  answerCheck: saving,
  takeBackCheckAnswer: ['suspended'],
  startCheckout: [
    'suspended',
    'premium_included',
    'already_subscribed',
    'checkout_under_way',
    'deletion_under_way',
    'redirect_foreign',
    'price_unknown',
    'checkout_failed',
    ...paying,
  ],
  updatePaymentMethod: ['subscription_missing', 'redirect_foreign', ...paying],
  refreshSubscription: paying,
  collectPayment: paying,
  cancelSubscription: ['subscription_missing', ...paying],
  resumeSubscription: ['suspended', 'subscription_missing', ...paying],
  deleteAccount: ['founder_protected', 'deletion_unfinished'],
  adminCancel: ['subscription_missing', ...paying],
  adminResume: ['subscription_missing', ...paying],
  adminSuspend: ['admin_protected'],
};

/** @returns the failure codes that the document lists for a call. */
export function failuresOf(name: CallName, call: Call): ReadonlySet<FailureCode> {
  const changes = call.method !== 'GET';
  return new Set<FailureCode>([
    'malformed',
    ...(call.session === undefined ? (['unauthenticated'] as const) : []),
    ...(call.session === 'none' ? [] : (['other_person'] as const)),
    ...(call.session === 'admin' || call.params ? (['not_found'] as const) : []),
    ...(call.session === 'admin' ? (['two_factor_required'] as const) : []),
    ...(changes ? (['forbidden_origin', 'body_too_large', 'unsupported_media_type'] as const) : []),
    ...(own[name] ?? []),
    'rate_limited',
    'internal',
    ...databaseFailures,
    'stopping',
  ]);
}
