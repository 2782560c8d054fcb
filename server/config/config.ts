import { resolve } from 'node:path';
import type { StandIn } from '@elan/domain/contract/service';
import type { AiPrice, AiPrices } from '@elan/domain/generation/aiPrices';
import type { EmailLists } from '@elan/domain/subscription/access';
import { defaultFreeLimit } from '@elan/domain/subscription/plans';
import { refuse, type Variables, variables } from './env.ts';
import { nearMisses } from './nearMisses.ts';

export interface Config {
  readonly production: boolean;
  /** What this process does: serves requests, runs jobs, or both. */
  readonly role: Role;
  readonly host: string;
  readonly port: number;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** If undefined, the embedded database is used. */
  readonly databaseUrl: string | undefined;
  /** If undefined, a secret is generated once and stored in `dataDir`. */
  readonly authSecret: string | undefined;
  /** The previous secret, set while the secret is being replaced. */
  readonly authSecretPrevious: string | undefined;
  readonly ai: AiConfig;
  /** If undefined, the sandbox's payment provider is used. */
  readonly payments: PaymentsConfig | undefined;
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string };
  /** Shown by pages and mails: the support's email or, if that is not set, the email that mails come from. */
  readonly supportEmail: string;
  /** The email that the API document names; undefined if the support's email is not set. */
  readonly apiContact: string | undefined;
  readonly emails: EmailLists;
  readonly freeLimit: number;
  /** Maximum number of generations a day for the entire installation; undefined for no limit. */
  readonly aiDailyLimit: number | undefined;
  /** How many documents may wait in the queue of one server. */
  readonly documentQueueLimit: number;
  /** Maximum number of one person's documents that wait or are created. */
  readonly documentPersonLimit: number;
  readonly signupDisabled: boolean;
  /** Number of our own proxies in front of the server, whose header with the client IP is trusted. */
  readonly trustedProxies: number;
  readonly logLevel: string;
  /** Seconds for which a stopping server reports that it is not ready but still serves requests. */
  readonly shutdownDelay: number;
  /** Address at which Prometheus reads metrics; if undefined, none are served. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** Where traces are sent by OTLP; if undefined, none are sent. */
  readonly tracesEndpoint: string | undefined;
  /** Environment variables that are not settings but resemble one, with the setting probably meant. */
  readonly nearMisses: Readonly<Record<string, string>>;
}

export interface AiConfig {
  /** If undefined, the sandbox writer is used. */
  readonly provider: { readonly baseUrl: string; readonly apiKey: string } | undefined;
  readonly model: string;
  /** Used once the provider no longer offers `model`. */
  readonly fallbackModel: string | undefined;
  /** If undefined, the parameter is not sent. */
  readonly temperature: number | undefined;
  readonly maxTokens: number;
  /** If undefined, the parameter is not sent. */
  readonly reasoningEffort: string | undefined;
  /** Used to show costs in the operator's statistics; if empty, only tokens are shown. */
  readonly prices: AiPrices;
}

/** The kind of payment provider: the stand-in, or Stripe in test or live mode. */
export type ProviderKind = 'sandbox' | 'test' | 'live';

/** Settings for Stripe, or for a service with the same protocol. */
export interface PaymentsConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Id of the price of the Premium plan. */
  readonly priceId: string;
  /** If undefined, Stripe's own URL is used. */
  readonly apiBase: string | undefined;
  /** Whether the provider calculates and collects taxes. Requires tax registrations to be set up there. */
  readonly automaticTax: boolean;
  readonly kind: ProviderKind;
}

const openAiUrl = 'https://api.openai.com/v1';
/** Default fallback at OpenAI, whose API offers gpt-4o until 14 January 2027. */
const openAiFallback = 'gpt-6-luna';
const roles = ['all', 'web', 'worker'] as const;
export type Role = (typeof roles)[number];
const environments = ['production', 'development', 'test'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * Reads the settings from the environment.
 * @throws ConfigError whose one line names the variable and its valid values.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read = variables(env);
  const port = read.integer('PORT', 3000, 1, 65_535);
  const sender = read.sender('MAIL_FROM', 'Élan <bonjour@localhost>');
  const apiContact = read.optionalEmail('SUPPORT_EMAIL');
  const sandboxAllowed = read.flag('ALLOW_SANDBOX');
  const config: Omit<Config, 'nearMisses'> = {
    role: read.choice('ROLE', roles, 'all'),
    production: read.choice('NODE_ENV', environments, 'development') === 'production',
    host: read.host('HOST', 'localhost'),
    port,
    publicUrl: read.origin('PUBLIC_URL', ['http:', 'https:'], `http://localhost:${port}`),
    dataDir: resolve(read.text('DATA_DIR', './data')),
    databaseUrl: read.optionalUrl('DATABASE_URL', ['postgres:', 'postgresql:']),
    authSecret: readSecret(read, 'AUTH_SECRET'),
    authSecretPrevious: readSecret(read, 'AUTH_SECRET_PREVIOUS'),
    ai: readAi(read),
    payments: readPayments(read),
    mail: { smtpUrl: readSmtpUrl(read), from: sender.from },
    supportEmail: apiContact ?? sender.email,
    apiContact,
    emails: { founders: read.emails('FOUNDER_EMAILS'), admins: read.emails('ADMIN_EMAILS') },
    freeLimit: read.integer('FREE_AI_LIMIT', defaultFreeLimit, 0, 1_000_000),
    aiDailyLimit: read.optionalInteger('AI_DAILY_LIMIT', 0, 100_000_000),
    documentQueueLimit: read.integer('DOCUMENT_QUEUE_LIMIT', 60, 1, 10_000),
    documentPersonLimit: read.integer('DOCUMENT_PERSON_LIMIT', 5, 1, 10_000),
    signupDisabled: read.flag('SIGNUP_DISABLED'),
    trustedProxies: read.integer('TRUST_PROXY', 0, 0, 10),
    shutdownDelay: read.number('SHUTDOWN_DELAY', 0, 0, 600),
    logLevel: read.choice('LOG_LEVEL', logLevels, 'info'),
    metrics: readMetrics(read, port),
    tracesEndpoint: read.optionalUrl('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
  };
  // The embedded database is open in one process only.
  if (config.role !== 'all' && config.databaseUrl === undefined) {
    refuse('DATABASE_URL', `is required with ROLE=${config.role}`);
  }
  if (config.production) refuseUnsafeProduction(config, sandboxAllowed);
  return { ...config, nearMisses: nearMisses(Object.keys(env), read.known) };
}

/** @returns the services for which this configuration uses a stand-in. */
export function standInsOf(
  config: Pick<Config, 'databaseUrl' | 'ai' | 'payments' | 'mail'>,
): StandIn[] {
  const standIns: StandIn[] = [];
  if (config.databaseUrl === undefined) standIns.push('database');
  if (config.ai.provider === undefined) standIns.push('ai');
  if (config.payments === undefined) standIns.push('payments');
  if (config.mail.smtpUrl === undefined) standIns.push('mail');
  return standIns;
}

function readMetrics(read: Variables, appPort: number): Config['metrics'] {
  const host = read.host('METRICS_HOST', '127.0.0.1');
  const port = read.optionalInteger('METRICS_PORT', 1, 65_535);
  if (port === appPort) refuse('METRICS_PORT', 'takes another port than PORT');
  return port === undefined ? undefined : { host, port };
}

function readSecret(
  read: Variables,
  name: 'AUTH_SECRET' | 'AUTH_SECRET_PREVIOUS',
): string | undefined {
  const secret = read.optionalText(name);
  if (secret !== undefined && secret.length < 32) {
    refuse(name, 'takes at least 32 characters, such as the output of "openssl rand -hex 32"');
  }
  return secret;
}

function readSmtpUrl(read: Variables): string | undefined {
  const url = read.optionalUrl('SMTP_URL', ['smtp:', 'smtps:']);
  if (url !== undefined && new URL(url).hostname === '') {
    refuse('SMTP_URL', 'takes the host of a mail server: smtp://user:password@host:587');
  }
  return url;
}

function readAi(read: Variables): AiConfig {
  const provider = readProvider(read);
  const model = read.optionalWord('AI_MODEL') ?? 'gpt-4o';
  const isOpenAi = provider !== undefined && isOpenAiUrl(provider.baseUrl);
  const fallback =
    read.optionalWord('AI_FALLBACK_MODEL') ?? (isOpenAi ? openAiFallback : undefined);
  return {
    provider,
    model,
    fallbackModel: fallback === model ? undefined : fallback,
    temperature: read.isEmpty('AI_TEMPERATURE')
      ? undefined
      : read.number('AI_TEMPERATURE', 0.7, 0, 2),
    maxTokens: read.integer('AI_MAX_TOKENS', 3000, 1, 100_000),
    reasoningEffort: read.optionalWord('AI_REASONING_EFFORT'),
    prices: readPrices(read),
  };
}

/** @throws ConfigError unless each entry is a model with three prices. */
function readPrices(read: Variables): AiPrices {
  const entries = (read.optionalText('AI_PRICES') ?? '').split(',').map((entry) => entry.trim());
  return new Map(
    entries
      .filter((entry) => entry !== '')
      .map((entry) => {
        const [, model, ...amounts] = /^(\S+)=([\d.]+)\/([\d.]+)\/([\d.]+)$/.exec(entry) ?? [];
        const [tokensIn, tokensCached, tokensOut] = amounts.map(Number);
        const isWhole = [tokensIn, tokensCached, tokensOut].every(Number.isFinite);
        if (!model || !isWhole) {
          refuse(
            'AI_PRICES',
            `takes model=input/cached/output with commas between, not "${entry}"`,
          );
        }
        return [model, { tokensIn, tokensCached, tokensOut }] as [string, AiPrice];
      }),
  );
}

/** Regional hosts count too, such as eu.api.openai.com. */
function isOpenAiUrl(url: string): boolean {
  return /(?:^|\.)api\.openai\.com$/.test(new URL(url).hostname);
}

/**
 * Either `AI_BASE_URL` or `AI_API_KEY` enables a provider. A key alone means OpenAI; a URL alone means a provider that
 * needs no key.
 */
function readProvider(read: Variables): AiConfig['provider'] {
  const baseUrl = read.optionalUrl('AI_BASE_URL', ['http:', 'https:']);
  const apiKey = read.matching('AI_API_KEY', /^[\x21-\x7e]+$/, 'a key, without spaces');
  if (baseUrl === undefined && apiKey === undefined) return undefined;
  return { baseUrl: baseUrl ?? openAiUrl, apiKey: apiKey ?? 'none' };
}

type StripePart = 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_PRICE_ID';

/** The three Stripe settings that go together: the form of each, and its description for error messages. */
const stripeForms: Readonly<Record<StripePart, readonly [RegExp, string]>> = {
  STRIPE_SECRET_KEY: [/^[rs]k_[\x21-\x7e]+$/, 'sk_… or rk_…'],
  STRIPE_WEBHOOK_SECRET: [/^whsec_[\x21-\x7e]+$/, 'whsec_…, of the endpoint /api/stripe/webhook'],
  STRIPE_PRICE_ID: [/^price_[\x21-\x7e]+$/, 'price_…, monthly, in CAD'],
};

/** @throws ConfigError if the Stripe settings are incomplete, or not of the form that Stripe gives them. */
function readPayments(read: Variables): PaymentsConfig | undefined {
  const part = (name: StripePart) => read.matching(name, ...stripeForms[name]);
  const required = (name: StripePart) =>
    part(name) ??
    refuse(name, `is required with the other STRIPE_ variables: ${stripeForms[name][1]}`);
  const apiBase = read.optionalUrl('STRIPE_API_BASE', ['http:', 'https:']);
  const automaticTax = read.flag('STRIPE_AUTOMATIC_TAX');
  const given = [
    part('STRIPE_SECRET_KEY'),
    part('STRIPE_WEBHOOK_SECRET'),
    part('STRIPE_PRICE_ID'),
    apiBase,
  ];
  if (given.every((value) => value === undefined)) return undefined;
  const secretKey = required('STRIPE_SECRET_KEY');
  return {
    secretKey,
    webhookSecret: required('STRIPE_WEBHOOK_SECRET'),
    priceId: required('STRIPE_PRICE_ID'),
    apiBase,
    automaticTax,
    // The prefix of a Stripe key shows its mode. If it is unclear, live mode is assumed.
    kind: /^[a-z]+_test_/.test(secretKey) ? 'test' : 'live',
  };
}

const variableOfStandIn = {
  database: 'DATABASE_URL',
  ai: 'AI_BASE_URL',
  payments: 'STRIPE_SECRET_KEY',
  mail: 'SMTP_URL',
} as const;

/** Throws a ConfigError. Call it for a service that is not configured and has no stand-in installed. */
export function refuseMissing(service: StandIn): never {
  refuse(
    variableOfStandIn[service],
    `is required: the stand-in for ${service} (${placeOfStandIn(service)}) is not installed`,
  );
}

function placeOfStandIn(service: StandIn): string {
  return service === 'database' ? 'the package @electric-sql/pglite' : 'the folder sandbox';
}

function refuseUnsafeProduction(config: Omit<Config, 'nearMisses'>, sandboxAllowed: boolean): void {
  if (config.authSecret === undefined) {
    refuse('AUTH_SECRET', 'is required with NODE_ENV=production: at least 32 characters');
  }
  const { protocol, hostname } = new URL(config.publicUrl);
  if (protocol !== 'https:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)) {
    refuse('PUBLIC_URL', 'takes an https address with NODE_ENV=production');
  }
  const [standIn] = standInsOf(config);
  if (standIn !== undefined && !sandboxAllowed) {
    refuse(
      variableOfStandIn[standIn],
      `is required with NODE_ENV=production, or ALLOW_SANDBOX=1 to run with the stand-in for ${standIn}`,
    );
  }
}
