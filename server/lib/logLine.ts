import { isFailureCode } from '@elan/domain/failure';
import { readProperty } from './describeError.ts';

/**
 * All messages that may be logged. No others are written, because a message built at run time, from an error
 * or a request, may contain text written by a user.
 */
const messages = [
  // Starting and stopping
  'starting',
  'settings in force',
  'no settings, each with the one it may mean',
  'migrations are in',
  'metrics are served',
  'traces are sent',
  'listening',
  'Élan is at',
  'sandbox stand-ins run',
  'ALLOW_SANDBOX=1: everybody can read every mail at /sandbox/mailbox, and so take over any account; set SMTP_URL',
  'ALLOW_SANDBOX=1: everybody can buy Premium with a test card, for nothing; set STRIPE_SECRET_KEY',
  'DATABASE_URL: the database is not in UTF8, and some letters cannot be stored; move to one in UTF8',
  'DATA_DIR belongs to another user, and others may look into it: database, secret and backups in it are closed to them',
  'finishing what runs, then stopping',
  'could not start',
  'could not stop in time',
  'could not stop cleanly',
  // The process
  'uncaught exception',
  'unhandled rejection',
  'warning of the runtime',
  'a library wrote to the console',
  'a message that is not listed',
  // Calls and pages
  'request',
  'a call failed',
  'loading what renders pages',
  'rendering of a page',
  'data of a page',
  'sessions of open replies',
  // Services
  'accounts',
  'backup',
  'database',
  'mail',
  'a stand-in',
  'a document',
  // The AI provider
  'AI: model and form of request in use',
  'AI_MODEL is gone: AI_FALLBACK_MODEL is used from now on',
  'AI_API_KEY: the AI provider does not take the key (401); nothing is written until it is set right',
  'AI_API_KEY: the AI provider does not let this key use the model (403); nothing is written until it may',
  'AI_API_KEY: the account at the AI provider has no credit left; nothing is written until there is some',
  'AI_MODEL: the AI provider has no such model, or AI_BASE_URL is not its address (404); name one that it has',
  'AI_MODEL: a prompt is longer than the model can read; name one that reads 32,000 tokens or more',
  'AI_MODEL: the AI provider refuses requests in every form that is known (400); nothing is written until it takes them',
  'AI: the provider writes again',
  'AI_DAILY_LIMIT: 80 % of the generations of this day are used',
  'AI_DAILY_LIMIT: all generations of this day are used; nothing is written before midnight in Toronto',
  // Metrics and traces
  'reading metrics',
  'sending traces',
  // Jobs
  'jobs',
  'queue',
  'upkeep',
  'document',
  'sweep',
  'future times',
  'sign-in failures',
  'rate limits',
  'days of the AI',
  'owner numbers',
  'former usage',
  'old mails',
  'old documents',
  'sessions',
  'known devices',
  'vacuum',
  'unconfirmed accounts',
  'payment events',
  'recycle bins',
  'deletions',
  'finishing a deletion',
  'reconciling',
  'reconciling a subscription',
  // Generations
  'generation',
  'hold of a generation',
  'lease of a generation',
  'release of a generation',
  'pieces of a generation',
  'settling a generation',
  // Individual actions
  'taking a sign-in attempt back',
  'removing a customer',
  'closing a checkout',
  'closing the payment page of a suspended account',
  'reading a subscription after its change',
  'a customer has more than one live subscription',
  'a payment event has an absurd date',
  // Security events
  'signed in',
  'sign-in failed',
  'sign-in locked',
  'sign-in refused',
  'signed out everywhere',
  'session ended',
  'sign-in code refused',
  'two-factor sign-in turned on',
  'two-factor sign-in turned off',
  'recovery codes replaced',
  'AUTH_SECRET: this database was last used with another one; set the same on every server, and AUTH_SECRET_PREVIOUS to the former one after a change',
  'AUTH_SECRET: an authenticator was set up under another one; a recovery code opens the account',
  'a founder or administrator confirmed their email',
  'password changed',
  'password recovered',
  'account deleted',
  'account suspended',
  'account restored',
  'lockout lifted',
  'cancellation scheduled',
  'cancellation undone',
  'refused',
] as const;

export type LogMessage = (typeof messages)[number];

const listed: ReadonlySet<unknown> = new Set(messages);

/** @returns whether the text is one of `messages`. */
export function isLogMessage(text: unknown): text is LogMessage {
  return listed.has(text);
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const matches = (shape: RegExp) => (value: unknown) =>
  typeof value === 'string' && shape.test(value);

/** The fields that a line may contain besides its message, each with a function that validates its value. */
const fields = {
  accountId: matches(uuid),
  generationId: matches(uuid),
  customerId: matches(/^cus_\w{1,60}$/),
  checkoutId: matches(/^cs_\w{1,100}$/),
  eventId: matches(/^evt_\w{1,100}$/),
  /** The administrator who changed the account. */
  adminId: matches(uuid),
  /** A network prefix in the format of `networkPrefixOf`. */
  network: matches(/^[0-9a-f.:]{2,39}(?:\/64)?$/),
  attempt: Number.isSafeInteger,
  /** The request id: a generated one, or the `X-Request-Id` header (`http/observeRequests.ts`). */
  reqId: isRequestId,
  traceId: matches(/^[0-9a-f]{32}$/),
  method: matches(/^[A-Z-]{3,16}$/),
  /** The pattern of the route, such as `/api/projects/:id`, and never the actual path. */
  route: matches(/^(?:\/[\w/:*.-]{0,100}|unmatched)$/),
  status: Number.isSafeInteger,
  /** Duration of a request, in milliseconds. */
  ms: Number.isFinite,
  code: isFailureCode,
  signal: matches(/^SIG[A-Z]{2,10}$/),
  /** `PUBLIC_URL`. */
  publicUrl: (value: unknown) => typeof value === 'string' && isOrigin(value),
  /** `AI_MODEL` or `AI_FALLBACK_MODEL`. */
  model: matches(/^[\x21-\x7e]{1,200}$/),
  /** The request fields that the AI provider accepts. */
  form: matches(/^[a-z_]+(?:, [a-z_]+)*$/),
  standIns: matches(/^[a-z]+(?:, [a-z]+)*$/),
  version: matches(/^\d[\w.+-]{0,40}$/),
  /** The version of Node. */
  node: matches(/^v\d[\w.+-]{0,40}$/),
  database: matches(/^(?:embedded|PostgreSQL)$/),
  /** The number of migrations before and after startup. */
  before: Number.isSafeInteger,
  applied: Number.isSafeInteger,
  port: Number.isSafeInteger,
  settings: isSettings,
} as const;

type FieldName = keyof typeof fields;
export type LogFields = {
  readonly [Name in FieldName]?: string | number | undefined | Settings;
};

/** Variable names, with values that contain no secret (`config/settingsInForce.ts`). */
type Settings = Readonly<Record<string, string | number | boolean>>;

const settingName = /^\w{1,40}$/;
/** Allows a host, a model or a word, but no spaces and no email. */
const settingValue = /^@?[\x21-\x3f\x41-\x7e]{0,200}$/;

function isSettings(given: unknown): boolean {
  if (typeof given !== 'object' || given === null) return false;
  return Object.entries(given).every(
    ([name, value]) =>
      settingName.test(name) &&
      (typeof value === 'number' || typeof value === 'boolean' || settingValue.test(String(value))),
  );
}

/**
 * @returns whether the text is a valid request id: one word of letters, digits, hyphens and underscores, too
 *   restricted for a sentence or an email.
 */
export function isRequestId(text: unknown): text is string {
  return typeof text === 'string' && /^[\w-]{1,64}$/.test(text);
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value;
}

/** @returns the fields that may be logged; all others are dropped. */
export function allowedFields(from: object): LogFields {
  const allowed: Record<string, unknown> = {};
  // A plain object has few keys, so they are enumerated. An error may inherit fields, so each allowed name is
  // looked up.
  const names = Object.getPrototypeOf(from) === Object.prototype ? Object.keys(from) : fieldNames;
  for (const name of names) {
    if (!isFieldName(name)) continue;
    const value = readProperty(from, name);
    if (fields[name](value)) allowed[name] = value;
  }
  return allowed as LogFields;
}

const fieldNames = Object.keys(fields);

function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(fields, name);
}
