import { isFailureCode } from '@elan/domain/failure';
import { readProperty } from './describeError.ts';

/**
 * Every message that a log line may have. The log writes no others: a text that is composed at run
 * time, from an error or from a request, may contain what a person wrote.
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
  // External services
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
  // Jobs of each minute
  'sweep',
  'sign-in failures',
  'rate limits',
  'days of the AI',
  'owner numbers',
  'former usage',
  'old mails',
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
  // Single actions
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

/** @returns whether a text is one of the messages above. */
export function isLogMessage(text: unknown): text is LogMessage {
  return listed.has(text);
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const matches = (shape: RegExp) => (value: unknown) =>
  typeof value === 'string' && shape.test(value);

/** The fields that a line may have besides its message, each with a check of its values. */
const fields = {
  accountId: matches(uuid),
  generationId: matches(uuid),
  customerId: matches(/^cus_\w{1,60}$/),
  checkoutId: matches(/^cs_\w{1,100}$/),
  eventId: matches(/^evt_\w{1,100}$/),
  /** The administrator who acted on an account, if there was one. */
  adminId: matches(uuid),
  /** In the form of `networkPrefixOf`. */
  network: matches(/^[0-9a-f.:]{2,39}(?:\/64)?$/),
  attempt: Number.isSafeInteger,
  /** Its own, or of its `X-Request-Id` (`http/observeRequests.ts`). */
  reqId: isRequestId,
  traceId: matches(/^[0-9a-f]{32}$/),
  method: matches(/^[A-Z-]{3,16}$/),
  /** The pattern of a route, such as `/api/projects/:id`; never the requested path. */
  route: matches(/^(?:\/[\w/:*.-]{0,100}|unmatched)$/),
  status: Number.isSafeInteger,
  /** How long a request took, in milliseconds. */
  ms: Number.isFinite,
  code: isFailureCode,
  signal: matches(/^SIG[A-Z]{2,10}$/),
  /** `PUBLIC_URL`. */
  publicUrl: (value: unknown) => typeof value === 'string' && isOrigin(value),
  /** `AI_MODEL` or `AI_FALLBACK_MODEL`. */
  model: matches(/^[\x21-\x7e]{1,200}$/),
  /** The fields of a request that the AI provider accepts, by our names. */
  form: matches(/^[a-z_]+(?:, [a-z_]+)*$/),
  standIns: matches(/^[a-z]+(?:, [a-z]+)*$/),
  version: matches(/^\d[\w.+-]{0,40}$/),
  /** The version of Node. */
  node: matches(/^v\d[\w.+-]{0,40}$/),
  database: matches(/^(?:embedded|PostgreSQL)$/),
  /** How many migrations the database had before this start, and has now. */
  before: Number.isSafeInteger,
  applied: Number.isSafeInteger,
  port: Number.isSafeInteger,
  settings: isSettings,
} as const;

type FieldName = keyof typeof fields;
export type LogFields = {
  readonly [Name in FieldName]?: string | number | undefined | Settings;
};

/** Names of variables with values that keep no secret (`config/settingsInForce.ts`). */
type Settings = Readonly<Record<string, string | number | boolean>>;

const settingName = /^\w{1,40}$/;
/** A host, a model, a word: nothing with a space, and no e-mail. */
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
 * @returns whether a text may be the id of a request: one short word of letters, digits, hyphens and
 * underscores, in which neither a sentence nor an e-mail fits.
 */
export function isRequestId(text: unknown): text is string {
  return typeof text === 'string' && /^[\w-]{1,64}$/.test(text);
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value;
}

/** @returns the fields of an object that may be logged; the rest is left out. */
export function allowedFields(from: object): LogFields {
  const allowed: Record<string, unknown> = {};
  // A plain object has few members; an error may inherit one, so each is read from it by name.
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
