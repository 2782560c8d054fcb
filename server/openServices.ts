import { createAuth } from './accounts/auth.ts';
import type { Config } from './config.ts';
import { createRuns } from './generation/runs.ts';
import { type OutboxSender, startOutboxSender } from './mails/outboxSender.ts';
import { createWriter, type WriterLimits } from './outside/ai.ts';
import type { Clock } from './outside/clock.ts';
import type { Database } from './outside/database.ts';
import { type MailTransport, smtpTransport } from './outside/mail.ts';
import { keptSecret } from './outside/secret.ts';
import { createStripePayments } from './outside/stripe.ts';
import { mailboxTransport } from './sandbox/mailbox/mailbox.ts';
import type { SandboxPayments } from './sandbox/payments/startSandboxPayments.ts';
import type { Services } from './services.ts';

/** What is opened is closed again, last first. */
export type Closers = (() => Promise<void> | void)[];

export interface OpenServices {
  readonly services: Services;
  /** Where the stand-in for payments runs: it has to be told where we listen. */
  readonly sandboxPayments: SandboxPayments | undefined;
}

/** Opens every outside service over a database that is ready: the configured one, or what stands in for it. */
export async function openServices(
  config: Config,
  options: {
    readonly db: Database;
    readonly clock: Clock;
    readonly logError: Services['logError'];
    readonly aiLimits: WriterLimits | undefined;
  },
  closers: Closers,
): Promise<OpenServices> {
  const { db, clock, logError } = options;
  const secret = config.authSecret ?? keptSecret(config.dataDir);
  const outbox = openMail(config, options, closers);
  const provider = await openProvider(config, closers);
  const sandboxPayments = await openSandboxPayments(config, { ...options, secret }, closers);
  const services: Services = {
    config,
    clock,
    logError,
    db,
    outbox,
    runs: createRuns(),
    ai: createWriter({ ...config.ai, ...provider, ...options.aiLimits }),
    payments: createStripePayments(paymentsOf(config, sandboxPayments)),
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
    ? smtpTransport(config.mail.smtpUrl, config.mail.from)
    : mailboxTransport(db);
  closers.push(() => transport.close());
  const outbox = startOutboxSender({
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
  const { startSandboxWriter } = await import('./sandbox/ai/startSandboxWriter.ts');
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
  const { startSandboxPayments } = await import('./sandbox/payments/startSandboxPayments.ts');
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
