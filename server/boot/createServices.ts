import { mailboxTransport } from '@elan/sandbox/mailbox/mailbox';
import type { SandboxPayments } from '@elan/sandbox/payments/startSandboxPayments';
import { createWriter, type WriterLimits } from '../adapters/ai/openAi.ts';
import type { Database, OpenDatabase } from '../adapters/database/database.ts';
import { createSmtpTransport, type MailTransport } from '../adapters/mail/smtp.ts';
import { createStripePayments, type PaymentLimits } from '../adapters/payments/stripe.ts';
import { createAuth } from '../auth/betterAuth.ts';
import { createEmailHash } from '../auth/emailHash.ts';
import type { Config } from '../config/config.ts';
import { createActiveRuns } from '../generation/activeRuns.ts';
import { type OutboxSender, startOutboxWorker } from '../jobs/outboxWorker.ts';
import { keptSecret } from '../lib/authSecret.ts';
import type { Clock } from '../lib/clock.ts';
import type { Services } from '../services.ts';

/** What is opened is closed again, last first. */
export type Closers = (() => Promise<void> | void)[];

export interface OpenServices {
  readonly services: Services;
  /** Where the stand-in for payments runs: it has to be told where we listen. */
  readonly sandboxPayments: SandboxPayments | undefined;
}

/** Opens every outside service over a database that is ready: the configured one, or what stands in for it. */
export async function createServices(
  config: Config,
  options: {
    readonly database: OpenDatabase;
    readonly clock: Clock;
    readonly logError: Services['logError'];
    readonly logEvent: Services['logEvent'];
    readonly aiLimits: WriterLimits | undefined;
    readonly paymentLimits: PaymentLimits | undefined;
  },
  closers: Closers,
): Promise<OpenServices> {
  const { database, clock, logError } = options;
  const { db, jobs: jobDb } = database;
  const secret = config.authSecret ?? keptSecret(config.dataDir);
  const outbox = openMail(config, { db, clock, logError }, closers);
  const provider = await openProvider(config, closers);
  const sandboxPayments = await openSandboxPayments(
    config,
    { db, clock, logError, secret },
    closers,
  );
  const services: Services = {
    config,
    clock,
    logError,
    logEvent: options.logEvent,
    db,
    jobDb,
    outbox,
    runs: createActiveRuns(),
    hashEmail: createEmailHash(secret),
    ai: createWriter(
      { ...config.ai, ...provider, ...options.aiLimits },
      // The stand-in has neither a model nor a form that an operator chose.
      config.ai.provider && { event: options.logEvent, error: logError },
    ),
    payments: createStripePayments(paymentsOf(config, sandboxPayments), options.paymentLimits),
    auth: createAuth({
      db,
      secret,
      publicUrl: config.publicUrl,
      onError: (error) => logError(error, 'accounts'),
    }),
  };
  return { services, sandboxPayments };
}

function openMail(
  config: Config,
  { db, clock, logError }: { db: Database; clock: Clock; logError: Services['logError'] },
  closers: Closers,
): OutboxSender {
  const transport: MailTransport = config.mail.smtpUrl
    ? createSmtpTransport(config.mail.smtpUrl, config.mail.from)
    : mailboxTransport(db);
  closers.push(() => transport.close());
  const outbox = startOutboxWorker({
    db,
    transport,
    clock,
    onError: (error) => logError(error, 'mail'),
  });
  closers.push(() => outbox.stop());
  return outbox;
}

async function openProvider(config: Config, closers: Closers) {
  if (config.ai.provider) return config.ai.provider;
  // Only an installation without a provider ever loads the writer.
  const { startSandboxWriter } = await import('@elan/sandbox/ai/startSandboxWriter');
  const writer = await startSandboxWriter();
  closers.push(() => writer.close());
  return { baseUrl: writer.baseUrl, apiKey: writer.apiKey };
}

async function openSandboxPayments(
  config: Config,
  needs: { db: Database; clock: Clock; logError: Services['logError']; secret: string },
  closers: Closers,
): Promise<SandboxPayments | undefined> {
  if (config.payments) return undefined;
  const { startSandboxPayments } = await import('@elan/sandbox/payments/startSandboxPayments');
  const sandbox = await startSandboxPayments({
    db: needs.db,
    clock: needs.clock,
    secret: needs.secret,
    publicUrl: config.publicUrl,
    onError: (error) => needs.logError(error, 'sandbox payments'),
  });
  closers.push(() => sandbox.close());
  return sandbox;
}

function paymentsOf(config: Config, sandbox: SandboxPayments | undefined) {
  if (config.payments) return config.payments;
  if (!sandbox) throw new Error('without an account the stand-in runs');
  const { secretKey, webhookSecret, priceId, apiBase } = sandbox;
  return {
    secretKey,
    webhookSecret,
    priceId,
    apiBase,
    automaticTax: false,
    kind: 'sandbox' as const,
  };
}
