import { allowanceOf, type PlanName } from '@elan/domain/subscription/plans';
import type { ProjectScope } from '@elan/server/access/projectScope';
import type { WriterLimits } from '@elan/server/adapters/ai/openAi';
import { createDocumentMaker } from '@elan/server/adapters/documents/documentMaker';
import type { PaymentLimits } from '@elan/server/adapters/payments/stripe';
import { type Account, accountOf } from '@elan/server/auth/currentAccount';
import { openSession } from '@elan/server/auth/openSession';
import { connectServices } from '@elan/server/boot/createServices';
import { readConfig } from '@elan/server/config/config';
import type { Pace } from '@elan/server/generation/pace';
import { makeDocuments } from '@elan/server/jobs/makeDocuments';
import { type Clock, systemClock } from '@elan/server/lib/clock';
import type { LogFields, LogMessage } from '@elan/server/lib/logLine';
import { noMeasurements } from '@elan/server/observability/measurements';
import type { Services } from '@elan/server/services';
import { publishPlans } from '@elan/server/store/accounts/accounts';
import { sql } from 'drizzle-orm';
import { openTestDatabase, type TestDatabase } from '../database/database.ts';
import { stripeSettings } from '../payments/stripe.ts';
import { cheapPasswords, insertAccount, insertSession } from '../people/accounts.ts';
import { type Provider, startProvider } from '../provider/provider.ts';

/** A line of the log. */
interface Logged {
  readonly message: LogMessage;
  readonly fields: LogFields | undefined;
  readonly error?: unknown;
}

/** The environment of flows without a server: a database, an AI provider behind the real adapter, a clock and a log. */
export interface Flows {
  readonly services: Services;
  readonly database: TestDatabase;
  readonly provider: Provider;
  readonly log: readonly Logged[];
  close(): Promise<void>;
}

/** For tests of what a running generation learns only at its next beat, or shows on another server. */
export const quickPace: Pace = { beatMs: 50, storeMs: 20, readMs: 20 };

/** Nothing listens at this address. A test whose flow calls a payment provider must set a real one in `env`. */
const noPayments = { ...stripeSettings, STRIPE_API_BASE: 'http://127.0.0.1:1' };

/** @param env environment variables, as the server reads them. */
export async function openFlows(
  env: Readonly<Record<string, string>> = {},
  options: {
    readonly clock?: Clock;
    /** A database of the caller, who also closes it, so that a test need not open a second one. */
    readonly database?: TestDatabase;
    readonly aiLimits?: WriterLimits;
    readonly paymentLimits?: PaymentLimits;
    readonly pace?: Pace;
  } = {},
): Promise<Flows> {
  const { clock = systemClock } = options;
  const [database, provider] = await Promise.all([
    options.database ?? openTestDatabase(),
    startProvider(),
  ]);
  const config = readConfig({
    AI_BASE_URL: provider.baseUrl,
    AI_API_KEY: 'key-of-the-test',
    ...noPayments,
    ...env,
  });
  const limitOf = (plan: PlanName) => allowanceOf(plan, config.freeLimit).limit;
  const limits = {
    free: limitOf('free'),
    premium: limitOf('premium'),
    founder: limitOf('founder'),
  };
  await database.exclusively((own) => publishPlans(own, limits, config.emails.founders));
  const log: Logged[] = [];
  const logError: Services['logError'] = (error, message, fields) =>
    log.push({ message, fields, error });
  const logEvent: Services['logEvent'] = (message, fields) => log.push({ message, fields });
  const documentMaker = createDocumentMaker();
  const services: Services = connectServices(config, {
    database,
    secret: 'le secret des actions du test',
    alone: true,
    clock,
    logError,
    logEvent,
    measure: noMeasurements,
    logAlert: logEvent,
    aiLimits: options.aiLimits,
    paymentLimits: options.paymentLimits,
    pace: options.pace,
    passwordCost: cheapPasswords,
    // Emails stay in the outbox, where the test reads them.
    outbox: { nudge: () => {} },
    failedJobs: { failed: async () => [], retry: async () => false },
    stopping: new AbortController().signal,
    // Without a queue, the document is created at once.
    queueDocument: (documentId) => {
      const signal = new AbortController().signal;
      const transport = { send: async () => {} };
      void makeDocuments
        .run(
          { ...services, transport, documentMaker, tracer: undefined },
          { documentId },
          { isLast: true, signal },
        )
        .catch((error: unknown) => logError(error, 'a document'));
    },
  });
  return {
    services,
    database,
    provider,
    log,
    async close() {
      await services.runs.drain(0);
      await documentMaker.close();
      await provider.close();
      if (!options.database) await database.close();
    },
  };
}

/** The input that identifies the user who calls a flow. */
interface Acting extends Pick<ProjectScope, 'actor' | 'owner'> {
  readonly account: Account;
  readonly ownerId: string;
}

/** A user who acts through flows. */
export interface FlowPerson {
  readonly id: string;
  readonly email: string;
  /** The account as a request would load it now, since its access depends on the subscription. */
  account(): Promise<Account>;
  /** Calls a flow as this user. */
  act<Input extends Partial<Acting>, Result>(
    flow: (services: Services, input: Input) => Promise<Result>,
    input: Omit<Input, keyof Acting>,
  ): Promise<Result>;
}

/** Creates a confirmed user with a session. */
export async function newPerson(flows: Flows, address?: string): Promise<FlowPerson> {
  const { token, ...account } = await insertAccount(flows.services, address);
  return personWith(flows, account, token);
}

/** Returns the same user with a separate session. */
export async function onAnotherDevice(flows: Flows, person: FlowPerson): Promise<FlowPerson> {
  const { db, clock } = flows.services;
  return personWith(flows, person, await insertSession(db, person.id, clock.now()));
}

/** @param first the token of one of the user's sessions. */
export function personWith(
  { services }: Flows,
  { id, email }: Pick<FlowPerson, 'id' | 'email'>,
  first: string,
): FlowPerson {
  const { db, clock, config } = services;
  let token = first;
  const account = async (): Promise<Account> => {
    const session = await openSession(services, token);
    if (session) return accountOf(session, config.emails);
    // The test's clock has moved past the end of the session, so the user signs in again.
    token = await insertSession(db, id, clock.now());
    return account();
  };
  return {
    id,
    email,
    account,
    async act<Input extends Partial<Acting>, Result>(
      flow: (services: Services, input: Input) => Promise<Result>,
      input: Omit<Input, keyof Acting>,
    ) {
      const self = await account();
      const acting: Acting = { account: self, actor: self, owner: self, ownerId: id };
      return flow(services, { ...input, ...acting } as Input);
    },
  };
}

/** Gives a user Premium, as an event from the payment provider would. */
export async function givePremium(
  { services }: Flows,
  { id }: Pick<FlowPerson, 'id'>,
): Promise<void> {
  await services.db.execute(sql`
    insert into stripe_subscriptions
      (user_id, subscription_id, status, premium, cancel_at_period_end, created_at, updated_at)
    values (${id}, ${`sub_${id}`}, 'active', true, false, now(), now())`);
}
