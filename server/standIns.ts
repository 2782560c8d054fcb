import type { Language } from '@elan/domain/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database, Transaction } from './adapters/database/database.ts';
import type { MailTransport } from './adapters/mail/smtp.ts';
import type { Clock } from './lib/clock.ts';

/** The services that `sandbox/` can replace. The embedded database is part of the server instead. */
export type StandInService = 'ai' | 'payments' | 'mail';

/** The data that stand-ins store in the database, and the operations on that data. */
export interface StandInRecords {
  /** The tables to back up; tables that others reference come first. */
  readonly tables: readonly string[];

  /** Creates or migrates the tables, after the server's own migrations. */
  migrate(tx: Transaction): Promise<void>;

  /**
   * Queries for the data stored under a person's email. Each result is a list that is added to the account
   * export under its key.
   */
  readonly personalData: Readonly<
    Record<string, (tx: Transaction, email: string) => Promise<readonly object[]>>
  >;

  /** Removes the data stored under a person's email, in the transaction that removes the account, after its rows. */
  removePersonalData(tx: Transaction, email: string): Promise<void>;

  /** Removes expired data. */
  purge(tx: Transaction, now: Date): Promise<void>;
}

/**
 * The only entry point of `sandbox/`, exported as `standIns` by `sandbox/standIns.ts`. The server does not
 * import from that folder statically: `boot/loadStandIns.ts` loads that file if a stand-in is used, and the
 * server runs without the folder otherwise.
 */
export interface StandInsEntry extends StandInRecords {
  /** Starts the stand-ins for these services. Their tables must already be migrated. */
  start(services: readonly StandInService[], needs: StandInNeeds): Promise<StandIns>;
}

export interface StandInNeeds {
  readonly db: Database;
  readonly clock: Clock;
  /** The secret from which keys are derived. */
  readonly secret: string;
  /** The origin of the app, without a trailing slash. */
  readonly publicUrl: string;
  readonly onError: (error: unknown) => void;
  /** Delays between attempts to deliver a payment event; the stand-in has defaults. */
  readonly retryDelaysMs?: readonly number[];
}

/** The running stand-ins. `ai`, `payments` and `mail` are undefined if the real service is configured. */
export interface StandIns {
  readonly ai: { readonly baseUrl: string; readonly apiKey: string } | undefined;
  readonly payments: StandInPayments | undefined;
  readonly mail: MailTransport | undefined;

  /** Path prefixes of the stand-ins' pages. */
  readonly paths: readonly string[];

  /**
   * Adds the pages of the stand-ins.
   * @param languageOf returns the language that the browser has chosen.
   */
  addRoutes(
    app: FastifyInstance,
    languageOf: (request: FastifyRequest) => Language,
  ): Promise<void> | void;

  close(): Promise<void>;
}

/** A payment provider that imitates the part of Stripe's protocol that the server uses. */
export interface StandInPayments {
  /** The base URL of the API, such as `http://127.0.0.1:41234`. */
  readonly apiBase: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Id of the price of Premium. */
  readonly priceId: string;
  /** Starts delivering events by HTTP POST to this URL. */
  deliverTo(webhookUrl: string): void;
  /** Runs everything that is due now, including deliveries. Resolves when done. */
  tick(): Promise<void>;
}
