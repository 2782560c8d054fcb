import { createWriter, type WriterLimits } from '../adapters/ai/openAi.ts';
import type { OpenDatabase } from '../adapters/database/database.ts';
import { createDocumentMaker } from '../adapters/documents/documentMaker.ts';
import { createSmtpTransport, type MailTransport } from '../adapters/mail/smtp.ts';
import { createStripePayments, type PaymentLimits } from '../adapters/payments/stripe.ts';
import { createEmailHash } from '../auth/emailHash.ts';
import { createPasswordHasher, type PasswordCost } from '../auth/passwordHash.ts';
import { createSealer } from '../auth/sealedSecrets.ts';
import type { Config } from '../config/config.ts';
import { createActiveRuns } from '../generation/activeRuns.ts';
import { type Pace, usualPace } from '../generation/pace.ts';
import type { Clock } from '../lib/clock.ts';
import type { Tracer } from '../lib/traces.ts';
import { measuredWriter } from '../observability/measuredWriter.ts';
import type { Measurements } from '../observability/measurements.ts';
import type { JobServices } from '../queue/handler.ts';
import type { Services } from '../services.ts';
import type { StandIns, StandInsEntry } from '../standIns.ts';
import { stopsAmong } from '../store/generations/generations.ts';
import { standInServices } from './loadStandIns.ts';

/** Functions that close opened resources, called in reverse order. */
export type Closers = (() => Promise<void> | void)[];

export interface OpenServices {
  readonly services: JobServices;
  /** The running stand-ins, if any. The stand-in for payments still needs the URL at which we listen. */
  readonly standIns: StandIns | undefined;
}

interface Options {
  readonly database: Pick<OpenDatabase, 'db' | 'jobs'>;
  /** `AUTH_SECRET`, or the secret stored in the data folder. */
  readonly secret: string;
  /** Whether this is the only process that uses the database. */
  readonly alone: boolean;
  /** Set if a stand-in is used; its tables are already migrated. */
  readonly standIns?: StandInsEntry | undefined;
  readonly clock: Clock;
  readonly outbox: Services['outbox'];
  readonly queueDocument: Services['queueDocument'];
  readonly failedJobs: Services['failedJobs'];
  readonly stopping: Services['stopping'];
  readonly logError: Services['logError'];
  readonly logEvent: Services['logEvent'];
  readonly measure: Measurements;
  readonly tracer?: Tracer | undefined;
  readonly logAlert: Services['logAlert'];
  readonly aiLimits?: WriterLimits | undefined;
  readonly paymentLimits?: PaymentLimits | undefined;
  readonly passwordCost?: PasswordCost | undefined;
  readonly pace?: Pace | undefined;
}

/**
 * Creates all services over a migrated database. Those that are not configured are simulated by stand-ins, which it starts.
 */
export async function createServices(
  config: Config,
  options: Options,
  closers: Closers,
): Promise<OpenServices> {
  const { database, clock, logError, secret } = options;
  const { db } = database;
  const standIns = await options.standIns?.start(standInServices(config), {
    db,
    clock,
    secret,
    publicUrl: config.publicUrl,
    onError: (error) => logError(error, 'a stand-in'),
  });
  if (standIns) closers.push(() => standIns.close());
  const transport = openMail(config, standIns);
  closers.push(() => transport.close());
  const services = connectServices(config, options, standIns);
  const documentMaker = createDocumentMaker();
  closers.push(() => documentMaker.close());
  const { tracer } = options;
  return { services: { ...services, transport, documentMaker, tracer }, standIns };
}

/**
 * Creates the services of flows alone, over a migrated database.
 */
export function connectServices(config: Config, options: Options, standIns?: StandIns): Services {
  const { database, clock, logError, logEvent, measure, logAlert, secret, outbox, queueDocument } =
    options;
  const { db, jobs: jobDb } = database;
  return {
    config,
    clock,
    pace: options.pace ?? usualPace,
    logError,
    logEvent,
    measure,
    logAlert,
    db,
    jobDb,
    standInRecords: options.standIns,
    outbox,
    queueDocument,
    failedJobs: options.failedJobs,
    stopping: options.stopping,
    runs: createActiveRuns(options.alone ? undefined : (ids) => stopsAmong(db, ids)),
    secrets: createSealer(secret, config.authSecretPrevious),
    hashEmail: createEmailHash(secret, config.authSecretPrevious),
    passwords: createPasswordHasher(options.passwordCost),
    ai: measuredWriter(
      createWriter(
        {
          ...config.ai,
          ...(config.ai.provider ?? required(standIns?.ai)),
          ...options.aiLimits,
        },
        // Not logged for the stand-in, which has no model or request format to configure.
        config.ai.provider && { event: logEvent, error: logError },
      ),
      measure,
    ),
    payments: createStripePayments(paymentsOf(config, standIns), options.paymentLimits),
  };
}

function openMail(config: Config, standIns: StandIns | undefined): MailTransport {
  return config.mail.smtpUrl
    ? createSmtpTransport(config.mail.smtpUrl, config.mail.from)
    : required(standIns?.mail);
}

function paymentsOf(config: Config, standIns: StandIns | undefined) {
  if (config.payments) return config.payments;
  const { secretKey, webhookSecret, priceId, apiBase } = required(standIns?.payments);
  return {
    secretKey,
    webhookSecret,
    priceId,
    apiBase,
    automaticTax: false,
    kind: 'sandbox' as const,
  };
}

/** @returns the stand-in, which must exist if the service is not configured. */
function required<Value>(standIn: Value | undefined): Value {
  if (standIn === undefined) throw new Error('no stand-in runs for what is not configured');
  return standIn;
}
