/**
 * Every way in which a call can fail: a stable code, its HTTP status and its English sentence. The French sentences are
 * in the web app (`web/copy/fr/failures.ts`); the types require one for each code. Sentences are
 * permanent (docs/product.md#messages).
 */
const sentences = {
  400: {
    malformed: 'The request is not valid.',
    password_too_short: 'Password must be at least 6 characters long.',
    password_too_long: 'Password must be at most 128 characters long.',
    password_common:
      'This password is a common word, or one with digits or signs around it, which are tried first. Please choose another.',
    password_repeated: 'Your password must not be one character repeated. Please choose another.',
    password_run:
      'Your password must not be a run of letters, digits or keys, such as abcdef, 654321 or qwerty. Please choose another.',
    password_obvious:
      'Your password must not be your email or the name of the product. Please choose another.',
    terms_not_accepted: 'You must accept the Terms of Service to create an account.',
    confirmation_invalid: 'This confirmation link is not valid or has expired.',
    recovery_invalid: 'This link is not valid or has expired. Ask for a new one.',
    webhook_refused: 'This event is not signed as it should be.',
    price_unknown:
      'The configured price does not exist in the payment provider. Please check the configuration or contact support.',
    redirect_foreign: 'The addresses to return to must be this application’s own.',
    password_required: 'Enter the password that was chosen at sign-up.',
    code_invalid: 'This code is not right, or it was used already.',
    challenge_invalid: 'This sign-in took too long. Please enter your password again.',
  },
  401: {
    unauthenticated: 'User not authenticated',
    invalid_credentials: 'Incorrect email or password. Please check your login credentials.',
  },
  402: {
    quota_spent: 'Limit reached! Subscribe to continue using AI.',
    monthly_quota_spent:
      'You have reached your limit of 100 AI generations for this month. Come back next month or contact us for an upgrade.',
    /** Running generations hold the rest of the quota. Each releases its unit if it ends without being counted. */
    generation_under_way:
      'A generation is under way and holds the last one that you have left. Wait until it ends, or stop it.',
    /** A limit of the plan, like the quota, so retrying is useless. */
    storage_full:
      'Your storage is full: nothing more can be added. To make room, delete projects for good in the recycle bin.',
    premium_required: 'This module requires a premium subscription to be used.',
    dossier_premium:
      'This file comes with Premium. Markdown and JSON are free, and your project is never locked in.',
  },
  403: {
    email_not_confirmed:
      'Your email has not been confirmed yet. Please check your email and click the confirmation link.',
    forbidden_origin: 'This request does not come from the application.',
    signup_disabled: 'Sign-ups are temporarily disabled. Please try again later.',
    suspended: 'Your account is suspended. Please contact support.',
    founder_protected: 'A founder account cannot be deleted here. Please contact support.',
    two_factor_required:
      'Administration takes two-factor sign-in. Turn it on in your account, then come back.',
  },
  404: {
    not_found: 'Not found.',
    /** No generation in this module was started with this idempotency key. */
    generation_not_begun: 'This generation has not begun. Nothing was counted.',
    /**
     * Never reported, since sign-in fails in the same way for an unknown email as for a wrong password. Kept because it
     * is listed in docs/product.md#messages.
     */
    account_not_found:
      'No account found with this email address. Please check the email or create a new account.',
  },
  405: {
    method_not_allowed: 'This address does not take that method.',
  },
  409: {
    already_registered:
      'This email address is already in use. Try signing in or use "Forgot password".',
    /** The page was loaded for one user, but the session cookie now belongs to another. */
    other_person: 'Another person has signed in on this device. The page is loaded again.',
    generation_stopped: 'The generation was stopped. It was not counted.',
    /** A stop that keeps nothing, such as half a score. See `isCountedFailure`. */
    generation_stopped_counted:
      'The generation was stopped while part of it was already shown: it was counted. Nothing was complete enough yet to be kept.',
    idempotency_key_reused: 'This idempotency key was already used for another request.',
    save_conflict: 'This module was changed elsewhere since you opened it.',
    people_full:
      'Someone was added elsewhere, and a dossier has room for ten people. Remove one here to save the others.',
    two_factor_on: 'Two-factor sign-in is on already.',
    password_changed_recently:
      'The password of this account was changed less than 24 hours ago. For your safety, two-factor sign-in can be turned on 24 hours after a change, or right after you choose a new password with “Forgot password?” on the sign-in page.',
    two_factor_off: 'Two-factor sign-in is not on.',
    already_subscribed: 'You already have a subscription.',
    premium_included: 'Your account already includes everything.',
    checkout_under_way: 'Your checkout is being prepared. Please try again in a moment.',
    deletion_under_way: 'This account is being deleted.',
    subscription_missing: 'There is no subscription to change.',
    admin_protected: 'An administrator cannot be suspended.',
    autofill_not_needed: 'This module already has answers and a write-up.',
  },
  413: {
    body_too_large:
      'This is too large to be sent at once: at most 2 MB for a module, 18 MB for a project that is imported. Shorten or remove something, then try again.',
  },
  415: {
    unsupported_media_type: 'Only JSON is accepted here.',
  },
  421: {
    /** Only used if a stand-in is running (`server/http/knownHosts.ts`). */
    unknown_host:
      'While a stand-in runs, this server answers only to localhost, to an IP address, and to the host in PUBLIC_URL or HOST.',
  },
  422: {
    answers_missing: 'Some required answers are missing.',
    autofill_needs_brainstorm:
      'Choose an idea in the brainstorm module first, or say there that you already have one.',
    autofill_needs_idea: 'Describe your idea and your target market in the idea module first.',
    /** Not an error: the project does not contain enough text yet. */
    autofill_found_nothing:
      'Your project does not say enough yet to fill a required question. Nothing was written and nothing was counted.',
    entries_missing: 'Write at least one journal entry first.',
    ai_refused:
      'The AI declined to write about this. Your words are kept: put differently what may have held it back, then try again.',
    revision_needs_text: 'There is no text to change in this module yet.',
    section_not_found:
      'There is no section with this heading in the saved text, or there are several.',
    passage_not_found: 'This passage is not in the saved text.',
    passage_not_unique:
      'This passage is more than once in the text: choose a longer one, or the whole section.',
    import_unreadable:
      'This file is not a project exported from Élan, or it is damaged. Nothing was added.',
    import_newer:
      'This file was exported by a newer version of Élan than this one. Nothing was added.',
    dossier_too_large:
      'This document would be too long to be made in one piece. Choose fewer parts, or download it as Markdown.',
    revision_too_long: 'This is too long to be changed at once: choose a shorter passage.',
  },
  429: {
    dossier_busy:
      'Your last documents are still being made. Please wait until one of them is ready.',
    /** The daily limit of the entire installation. A refused generation does not count against the user's quota. */
    ai_daily_limit:
      'The AI has written all that it may write here today. Nothing was counted, and your answers are kept: please come back tomorrow.',
    /** Too many of the account's generations today were stopped or gave unusable replies, and so were not counted. */
    too_many_unfinished:
      'Too many generations of this account were stopped or gave an unusable reply today. This one was not counted, and your answers are kept: please come back tomorrow.',
    rate_limited: 'Too many requests. Please wait a moment before trying again.',
    too_many_attempts: 'Too many login attempts. Please wait a few minutes before trying again.',
    too_many_failures: 'Too many failed login attempts. Account locked for 15 minutes.',
    /** `sayMinutes` replaces N. */
    account_locked: 'Account temporarily locked. Try again in N minutes.',
    codes_locked: 'Too many wrong codes. Please wait a few minutes before trying again.',
  },
  500: {
    internal: 'Something went wrong on our side. Please try again.',
  },
  502: {
    ai_unavailable: 'Service temporarily unavailable',
    ai_empty_reply: 'Error generating response.',
    ai_unreadable_reply: 'The AI replied in a form that cannot be used. Please try again.',
    /**
     * The provider refused the API key, the credit or the model, so retrying is useless until the operator has fixed it.
     */
    ai_misconfigured:
      'Something is wrong with the AI’s settings on our side. It is ours to mend, and we have been told. Your answers are kept: please come back a little later.',
    checkout_failed: 'Error creating checkout session',
    payment_key_invalid: 'Invalid payment provider API key. Please check the configuration.',
    payment_mode_mismatch: 'Test/live mode mismatch. Please check the configuration.',
    payments_unavailable: 'The payment service does not answer. Please try again in a moment.',
    deletion_unfinished:
      'The payment service does not answer, so your account was not deleted. Your subscription may already have ended. Please try again in a moment.',
  },
  503: {
    database_unavailable:
      'Unable to connect to database. Please check your internet connection and try again.',
    /** The database can be reached but refuses requests for now (`server/lib/databaseTroubles.ts`). */
    database_busy: 'The service has too much to do at the moment. Please try again in a moment.',
    database_not_writable:
      'Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.',
    database_misconfigured:
      'Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.',
    /** `Retry-After` is also half a minute. */
    dossier_queue_full:
      'Too many documents are being made right now. Please try again in half a minute.',
    generation_interrupted: 'The generation was interrupted. It was not counted.',
    stopping: 'The service is restarting. Please try again in a moment.',
  },
} as const satisfies Readonly<Record<number, Readonly<Record<string, string>>>>;

type ByStatus = typeof sentences;
export type FailureCode = { [Status in keyof ByStatus]: keyof ByStatus[Status] }[keyof ByStatus];

/** The status and sentence of each failure. */
export const failures = Object.fromEntries(
  Object.entries(sentences).flatMap(([status, ofStatus]) =>
    Object.entries(ofStatus).map(([code, sentence]) => [code, [Number(status), sentence]]),
  ),
) as unknown as Readonly<Record<FailureCode, readonly [status: number, sentence: string]>>;

/** @returns whether `code` is one of our codes. It may come from the network. */
export function isFailureCode(code: unknown): code is FailureCode {
  return typeof code === 'string' && Object.hasOwn(failures, code);
}

/** @returns whether a generation with this failure was counted all the same, because part of it had been shown. */
export function isCountedFailure(code: string | null): boolean {
  return code === ('generation_stopped_counted' satisfies FailureCode);
}

export interface FailureFacts {
  /** After a wrong password or two-factor code: how many more attempts are allowed. */
  readonly attemptsRemaining?: number;
  /** How many seconds to wait before retrying. */
  readonly retryAfter?: number;
}

/** A failure to report to the user. Flows throw it, and the HTTP layer turns it into a failure reply. */
export class Failure extends Error {
  readonly code: FailureCode;
  /** Details in English for an API client, such as the invalid field. */
  readonly detail: string | undefined;
  readonly facts: FailureFacts;

  constructor(
    code: FailureCode,
    options: { detail?: string; facts?: FailureFacts; cause?: unknown } = {},
  ) {
    super(options.detail ? `${code}: ${options.detail}` : code, { cause: options.cause });
    this.name = 'Failure';
    this.code = code;
    this.detail = options.detail;
    this.facts = options.facts ?? {};
  }
}
