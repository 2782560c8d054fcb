import { resolve } from 'node:path';
import type { StandIn } from '@elan/domain/contract/service';
import type { AiPrice, AiPrices } from '@elan/domain/generation/aiPrices';
import type { EmailLists } from '@elan/domain/subscription/access';
import { defaultFreeLimit } from '@elan/domain/subscription/plans';
import { refuse, type Variables, variables } from './env.ts';
import { nearMisses } from './nearMisses.ts';

export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Undefined: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Undefined: generated once and stored in `dataDir`. */
  readonly authSecret: string | undefined;
  /** The one before it, while it is replaced. */
  readonly authSecretPrevious: string | undefined;
  readonly ai: AiConfig;
  /** Undefined: the sandbox's payment provider. */
  readonly payments: PaymentsConfig | undefined;
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string };
  readonly supportEmail: string;
  readonly emails: EmailLists;
  readonly freeLimit: number;
  /** Generations a day for the entire installation; undefined: any number. */
  readonly aiDailyLimit: number | undefined;
  /** How many documents may wait for their turn on one server. */
  readonly documentQueueLimit: number;
  readonly signupDisabled: boolean;
  /**
   * How many of our own proxies precede the server; their header with the caller's IP is trusted.
   */
  readonly trustedProxies: number;
  readonly logLevel: string;
  /** For how many seconds a server that is stopping reports that it is not ready, and goes on serving. */
  readonly shutdownDelay: number;
  /** Where Prometheus reads metrics; undefined: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** Where traces are sent by OTLP; undefined: nowhere. */
  readonly tracesEndpoint: string | undefined;
  /** Variables that are not read, by name, with the setting that each may be meant for. */
  readonly nearMisses: Readonly<Record<string, string>>;
}

export interface AiConfig {
  /** Undefined: the sandbox writer. */
  readonly provider: { readonly baseUrl: string; readonly apiKey: string } | undefined;
  readonly model: string;
  /** Used once the provider no longer offers `model`. */
  readonly fallbackModel: string | undefined;
  /** Undefined: not sent. */
  readonly temperature: number | undefined;
  readonly maxTokens: number;
  /** Undefined: not sent. */
  readonly reasoningEffort: string | undefined;
  /** For the owner's numbers; empty: tokens are shown without a cost. */
  readonly prices: AiPrices;
}

/**
 * Whose customers they are: the stand-in's, or those of a Stripe account in test or in live mode.
 */
export type ProviderKind = 'sandbox' | 'test' | 'live';

/** An account at Stripe, or at a service with its protocol. */
export interface PaymentsConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The price of the one plan. */
  readonly priceId: string;
  /** Undefined: Stripe's own. */
  readonly apiBase: string | undefined;
  /**
   * Whether the provider calculates and collects the taxes: only if tax registrations are set up
   * there.
   */
  readonly automaticTax: boolean;
  readonly kind: ProviderKind;
}

const openAiUrl = 'https://api.openai.com/v1';
/** OpenAI's replacement for gpt-4o, which its API offers until 14 January 2027. */
const openAiFallback = 'gpt-6-luna';
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * Reads the environment once.
 * @throws ConfigError with one line that names the variable and its valid values.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read = variables(env);
  const port = read.integer('PORT', 3000, 1, 65_535);
  const sandboxAllowed = read.flag('ALLOW_SANDBOX');
  const config: Omit<Config, 'nearMisses'> = {
    production: read.optionalText('NODE_ENV') === 'production',
    host: read.text('HOST', 'localhost'),
    port,
    publicUrl: read.origin('PUBLIC_URL', ['http:', 'https:'], `http://localhost:${port}`),
    dataDir: resolve(read.text('DATA_DIR', './data')),
    databaseUrl: read.optionalUrl('DATABASE_URL', ['postgres:', 'postgresql:']),
    authSecret: readSecret(read, 'AUTH_SECRET'),
    authSecretPrevious: readSecret(read, 'AUTH_SECRET_PREVIOUS'),
    ai: readAi(read),
    payments: readPayments(read),
    mail: {
      smtpUrl: readSmtpUrl(read),
      from: read.text('MAIL_FROM', 'Élan <bonjour@localhost>'),
    },
    supportEmail: read.text('SUPPORT_EMAIL', 'soutien@localhost'),
    emails: { founders: read.emails('FOUNDER_EMAILS'), admins: read.emails('ADMIN_EMAILS') },
    freeLimit: read.integer('FREE_AI_LIMIT', defaultFreeLimit, 0, 1_000_000),
    aiDailyLimit: read.optionalInteger('AI_DAILY_LIMIT', 0, 100_000_000),
    documentQueueLimit: read.integer('DOCUMENT_QUEUE_LIMIT', 60, 1, 10_000),
    signupDisabled: read.flag('SIGNUP_DISABLED'),
    trustedProxies: read.integer('TRUST_PROXY', 0, 0, 10),
    shutdownDelay: read.number('SHUTDOWN_DELAY', 0, 0, 600),
    logLevel: read.choice('LOG_LEVEL', logLevels, 'info'),
    metrics: readMetrics(read, port),
    tracesEndpoint: read.optionalUrl('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
  };
  if (config.production) refuseUnsafeProduction(config, sandboxAllowed);
  return { ...config, nearMisses: nearMisses(Object.keys(env), read.known) };
}

/** The services that have a stand-in in this configuration. */
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
  const host = read.text('METRICS_HOST', '127.0.0.1');
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

/** @throws ConfigError for anything but models with three prices each. */
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

/** Its regions have their own hosts, such as eu.api.openai.com. */
function isOpenAiUrl(url: string): boolean {
  return /(?:^|\.)api\.openai\.com$/.test(new URL(url).hostname);
}

/**
 * Either variable configures a provider; a key alone means OpenAI, a URL alone a provider without
 * keys.
 */
function readProvider(read: Variables): AiConfig['provider'] {
  const baseUrl = read.optionalUrl('AI_BASE_URL', ['http:', 'https:']);
  const apiKey = read.optionalText('AI_API_KEY');
  if (baseUrl === undefined && apiKey === undefined) return undefined;
  return { baseUrl: baseUrl ?? openAiUrl, apiKey: apiKey ?? 'none' };
}

/** @throws ConfigError when only a part of an account is set. */
function readPayments(read: Variables): PaymentsConfig | undefined {
  const secretKey = read.optionalText('STRIPE_SECRET_KEY');
  const webhookSecret = read.optionalText('STRIPE_WEBHOOK_SECRET');
  const priceId = read.optionalText('STRIPE_PRICE_ID');
  const apiBase = read.optionalUrl('STRIPE_API_BASE', ['http:', 'https:']);
  const automaticTax = read.flag('STRIPE_AUTOMATIC_TAX');
  if ((secretKey ?? webhookSecret ?? priceId ?? apiBase) === undefined) return undefined;
  if (secretKey === undefined) {
    return refuse(
      'STRIPE_SECRET_KEY',
      'is required with the other STRIPE_ variables: sk_… or rk_…',
    );
  }
  if (webhookSecret === undefined) {
    return refuse(
      'STRIPE_WEBHOOK_SECRET',
      'is required with STRIPE_SECRET_KEY: whsec_…, of the endpoint /api/stripe/webhook',
    );
  }
  if (priceId === undefined) {
    return refuse(
      'STRIPE_PRICE_ID',
      'is required with STRIPE_SECRET_KEY: price_…, monthly, in CAD',
    );
  }
  // The first letters of Stripe's keys show their mode; an unclear key is treated as live.
  const kind = /^[a-z]+_test_/.test(secretKey) ? 'test' : 'live';
  return { secretKey, webhookSecret, priceId, apiBase, automaticTax, kind };
}

const variableOfStandIn = {
  database: 'DATABASE_URL',
  ai: 'AI_BASE_URL',
  payments: 'STRIPE_SECRET_KEY',
  mail: 'SMTP_URL',
} as const;

/** @throws ConfigError for a service that is not configured where no stand-in is installed. */
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
