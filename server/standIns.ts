import type { Language } from '@elan/domain/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Connection, Database, Transaction } from './adapters/database/database.ts';
import type { MailTransport } from './adapters/mail/smtp.ts';
import type { Clock } from './lib/clock.ts';

/** The services that can be stood in for by `sandbox/`; the embedded database is part of the server. */
export type StandInService = 'ai' | 'payments' | 'mail';

/** What stand-ins keep in the database, and what the server has them do with it. */
export interface StandInRecords {
  /** The tables that a backup holds, in an order that foreign keys allow. */
  readonly tables: readonly string[];

  /**
   * Makes the tables, or goes on with those that are there. For a database that the server's own migrations have been
   * through, on a connection of its own.
   */
  migrate(db: Connection): Promise<void>;

  /** What is held by a person's address, as further members of their export; each is a list. */
  readonly personalData: Readonly<
    Record<string, (tx: Transaction, email: string) => Promise<readonly object[]>>
  >;

  /** Removes what is held by a person's address, last in the transaction that removes the account. */
  removePersonalData(tx: Transaction, email: string): Promise<void>;

  /** Removes what was held for long enough. */
  purge(tx: Transaction, now: Date): Promise<void>;
}

/**
 * The one door of `sandbox/`: what `sandbox/standIns.ts` exports as `standIns`. The server imports nothing of that folder: it
 * loads this file when a stand-in runs (`boot/loadStandIns.ts`), and runs without the folder otherwise.
 */
export interface StandInsDoor extends StandInRecords {
  /** Starts the stand-ins for these services, over tables that are ready. */
  start(services: readonly StandInService[], needs: StandInNeeds): Promise<StandIns>;
}

export interface StandInNeeds {
  readonly db: Database;
  readonly clock: Clock;
  /** Keys are derived from it. */
  readonly secret: string;
  /** Where people reach the pages, without a trailing slash. */
  readonly publicUrl: string;
  readonly onError: (error: unknown) => void;
  /** Pauses between the attempts to deliver a payment event. */
  readonly retryDelaysMs?: readonly number[];
}

/** Stand-ins that run; each is undefined where the real service is configured. */
export interface StandIns {
  readonly ai: { readonly baseUrl: string; readonly apiKey: string } | undefined;
  readonly payments: StandInPayments | undefined;
  readonly mail: MailTransport | undefined;

  /** The pages lie below these paths, which no search engine is to read. */
  readonly paths: readonly string[];

  /** Adds the pages. @param languageOf what this browser chose, on the page or before. */
  addRoutes(
    app: FastifyInstance,
    languageOf: (request: FastifyRequest) => Language,
  ): Promise<void> | void;

  /** Ends what runs. */
  close(): Promise<void>;
}

/** A payment provider that speaks Stripe's protocol. */
export interface StandInPayments {
  /** Where the API answers, such as `http://127.0.0.1:41234`. */
  readonly apiBase: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Of the one price. */
  readonly priceId: string;
  /** Begins delivering: events go by HTTP POST to this address. */
  deliverTo(webhookUrl: string): void;
  /** Does at once what is due by now, deliveries included; resolves when it is done. */
  tick(): Promise<void>;
}
