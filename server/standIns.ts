import type { Language } from '@elan/domain/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Connection, Database, Transaction } from './adapters/database/database.ts';
import type { MailTransport } from './adapters/mail/smtp.ts';
import type { Clock } from './lib/clock.ts';

/** The services that `sandbox/` can replace; the embedded database is part of the server. */
export type StandInService = 'ai' | 'payments' | 'mail';

/** What stand-ins store in the database, and what the server does with it. */
export interface StandInRecords {
  /** The tables in a backup, in an order that foreign keys allow. */
  readonly tables: readonly string[];

  /**
   * Creates or migrates the tables, on a separate connection, after the server's own migrations.
   */
  migrate(db: Connection): Promise<void>;

  /** What is stored under a person's e-mail, as further members of their export; each is a list. */
  readonly personalData: Readonly<
    Record<string, (tx: Transaction, email: string) => Promise<readonly object[]>>
  >;

  /** Removes what is stored under a person's e-mail, last in the transaction that removes the account. */
  removePersonalData(tx: Transaction, email: string): Promise<void>;

  /** Removes what has expired. */
  purge(tx: Transaction, now: Date): Promise<void>;
}

/**
 * The only entry point of `sandbox/`: what `sandbox/standIns.ts` exports as `standIns`. The server imports nothing of that folder: it
 * loads this file when a stand-in runs (`boot/loadStandIns.ts`), and runs without the folder otherwise.
 */
export interface StandInsEntry extends StandInRecords {
  /** Starts the stand-ins for these services; their tables are migrated already. */
  start(services: readonly StandInService[], needs: StandInNeeds): Promise<StandIns>;
}

export interface StandInNeeds {
  readonly db: Database;
  readonly clock: Clock;
  /** Keys are derived from it. */
  readonly secret: string;
  /** The product's origin, without a trailing slash. */
  readonly publicUrl: string;
  readonly onError: (error: unknown) => void;
  /** Pauses between the attempts to deliver a payment event. */
  readonly retryDelaysMs?: readonly number[];
}

/** The running stand-ins; each is undefined if the real service is configured. */
export interface StandIns {
  readonly ai: { readonly baseUrl: string; readonly apiKey: string } | undefined;
  readonly payments: StandInPayments | undefined;
  readonly mail: MailTransport | undefined;

  /** The pages are below these paths, which search engines must not read. */
  readonly paths: readonly string[];

  /** Adds the pages. @param languageOf the language that this browser chose, on the page or before. */
  addRoutes(
    app: FastifyInstance,
    languageOf: (request: FastifyRequest) => Language,
  ): Promise<void> | void;

  /** Stops them. */
  close(): Promise<void>;
}

/** A payment provider that speaks Stripe's protocol. */
export interface StandInPayments {
  /** Where the API answers, such as `http://127.0.0.1:41234`. */
  readonly apiBase: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The id of the one price. */
  readonly priceId: string;
  /** Starts the delivery of events, by HTTP POST to this URL. */
  deliverTo(webhookUrl: string): void;
  /** Does what is due now, deliveries included; resolves when it is done. */
  tick(): Promise<void>;
}
