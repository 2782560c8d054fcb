import type { Config } from './config.ts';

/** Settings that may be logged: variable names, with values that contain no secret. */
export type SettingsInForce = Readonly<Record<string, string | number | boolean>>;

/**
 * @returns the effective settings for the log, without keys, passwords or emails. URLs are reduced to their
 *   host, since the rest may contain a password.
 */
export function settingsInForce(config: Config): SettingsInForce {
  const { ai, payments, mail, emails, metrics } = config;
  const values = {
    NODE_ENV: config.production ? 'production' : undefined,
    ROLE: config.role,
    HOST: config.host,
    PORT: config.port,
    TRUST_PROXY: config.trustedProxies,
    LOG_LEVEL: config.logLevel,
    SHUTDOWN_DELAY: config.shutdownDelay,
    DATABASE_URL: hostOf(config.databaseUrl),
    AI_BASE_URL: hostOf(ai.provider?.baseUrl),
    AI_MODEL: ai.provider && ai.model,
    AI_FALLBACK_MODEL: ai.provider && ai.fallbackModel,
    AI_TEMPERATURE: ai.temperature,
    AI_MAX_TOKENS: ai.maxTokens,
    AI_REASONING_EFFORT: ai.reasoningEffort,
    // The number of models that have a price.
    AI_PRICES: ai.prices.size > 0 ? ai.prices.size : undefined,
    STRIPE_MODE: payments?.kind,
    STRIPE_API_BASE: hostOf(payments?.apiBase),
    STRIPE_AUTOMATIC_TAX: payments?.automaticTax,
    SMTP_URL: hostOf(mail.smtpUrl),
    FOUNDER_EMAILS: emails.founders.size,
    ADMIN_EMAILS: emails.admins.size,
    FREE_AI_LIMIT: config.freeLimit,
    AI_DAILY_LIMIT: config.aiDailyLimit,
    DOCUMENT_QUEUE_LIMIT: config.documentQueueLimit,
    DOCUMENT_PERSON_LIMIT: config.documentPersonLimit,
    SIGNUP_DISABLED: config.signupDisabled,
    METRICS_HOST: metrics?.host,
    METRICS_PORT: metrics?.port,
    OTEL_EXPORTER_OTLP_ENDPOINT: hostOf(config.tracesEndpoint),
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function hostOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : new URL(url).host;
}
