import type { Language } from '@elan/domain/language';
import type { Account } from '../../auth/currentAccount.ts';
import type { Services } from '../../services.ts';
import { readStored } from '../../store/accounts/accounts.ts';
import { findFormerUsage } from '../../store/accounts/formerUsage.ts';
import * as personal from '../../store/accounts/personalData.ts';
import {
  generationsOf,
  projectIdsOf,
  versionsOf,
  wholeProjectOf,
} from '../../store/accounts/personalProjects.ts';
import { findSubscription } from '../../store/billing/subscriptions.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';
import { type Part, writeJson } from './writeJson.ts';

type Needs = Pick<Services, 'db' | 'config' | 'clock' | 'hashEmail' | 'standInRecords'>;

/** Page sizes, in rows; small for rows that contain a long text. */
const page = { short: 500, texts: 10 };

/**
 * Exports the data about a user as a single JSON document, in pieces. The database is read a little at a time, when the
 * next piece is requested, so changes made during the export may or may not be included.
 */
export function exportAccount(services: Needs, account: Account): AsyncGenerator<string> {
  const { db, config, clock, hashEmail } = services;
  const { id, email } = account;
  const read = (value: () => PromiseLike<unknown>) => async (): Promise<Part> => ({
    value: await value(),
  });
  return writeJson({
    members: {
      about: () => ({ value: aboutExport(config.supportEmail) }),
      exported_at: () => ({ value: clock.now() }),
      account: read(() => personal.personOf(db, id)),
      sign_in_methods: read(() => personal.credentialsOf(db, id)),
      sessions: () => ({
        items: shownPages(page.short, (last: personal.OldestFirst | undefined) =>
          personal.sessionsOf(db, id, last, page.short),
        ),
      }),
      known_devices: () => ({
        items: shownPages(page.short, (last: { readonly hash: string } | undefined) =>
          personal.devicesOf(db, id, last?.hash, page.short),
        ),
      }),
      two_factor: read(() => personal.twoFactorOf(db, id)),
      recovery_codes: read(() => personal.recoveryCodesOf(db, id)),
      sign_ins_under_way: read(() => personal.challengesOf(db, id)),
      mail_links: read(() => personal.mailLinksOf(db, id)),
      failed_sign_ins: read(() => personal.signInFailuresOf(db, email)),
      subscription: read(() => withRowLevelSecurity(db, id, (tx) => findSubscription(tx, id))),
      payment_customer: read(() => personal.customerOf(db, id)),
      open_checkout: read(() => personal.checkoutOf(db, id)),
      payment_events: read(async () => {
        const customer = await personal.customerOf(db, id);
        return customer ? personal.paymentEventsOf(db, customer.customer_id) : [];
      }),
      storage: read(async () => ({ bytes: await readStored(db, id) })),
      ai_usage: read(() => withRowLevelSecurity(db, id, (tx) => personal.usageOf(tx, id))),
      generations_of_deleted_accounts: read(async () => {
        const former = await findFormerUsage(db, hashEmail(email), clock.now());
        return former && { used: former.used, kept_until: former.expiresAt };
      }),
      generations: () => ({
        items: shownPages(page.texts, (last: personal.OldestFirst | undefined) =>
          withRowLevelSecurity(db, id, (tx) => generationsOf(tx, id, last, page.texts)),
        ),
      }),
      projects: () => ({ items: projects(services, id) }),
      mails_waiting: read(() => personal.waitingMailsOf(db, email)),
      ...ofStandIns(services, email),
      administration: read(() => personal.auditOf(db, id)),
    },
  });
}

/** The data that the stand-ins store under the user's email. */
function ofStandIns({ db, standInRecords }: Needs, email: string) {
  return Object.fromEntries(
    Object.entries(standInRecords?.personalData ?? {}).map(
      ([name, read]) => [name, async () => ({ value: await read(db, email) })] as const,
    ),
  );
}

async function* projects({ db }: Needs, accountId: string): AsyncGenerator<Part> {
  const ids = pages(page.short, (last: { readonly id: string } | undefined) =>
    withRowLevelSecurity(db, accountId, (tx) => projectIdsOf(tx, accountId, last?.id, page.short)),
  );
  for await (const { id } of ids) {
    const project = await withRowLevelSecurity(db, accountId, (tx) =>
      wholeProjectOf(tx, accountId, id),
    );
    // The project was removed after its id was read.
    if (!project) continue;
    const members = Object.entries(project).map(
      ([name, value]) => [name, () => ({ value })] as const,
    );
    const versions = () => ({
      items: shownPages(page.texts, (last: personal.OldestFirst | undefined) =>
        withRowLevelSecurity(db, accountId, (tx) => versionsOf(tx, id, last, page.texts)),
      ),
    });
    yield { members: { ...Object.fromEntries(members), versions } };
  }
}

async function* shownPages<Row extends { readonly shown: object }>(
  size: number,
  read: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<Part> {
  for await (const { shown } of pages(size, read)) yield { value: shown };
}

/** Reads a list page by page, and yields its rows. */
async function* pages<Row>(
  size: number,
  read: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last);
    yield* rows;
    if (rows.length < size) return;
    last = rows.at(-1);
  }
}

/**
 * @returns the export's description of its own content, in both languages.
 * @param support the support email.
 */
function aboutExport(support: string): Readonly<Record<Language, string>> {
  return {
    fr: `Voici tout ce qu’Élan garde à votre sujet\u00a0: votre compte, vos sessions, vos projets avec leurs versions, l’historique de vos générations, votre abonnement, les tentatives de connexion et ce que notre soutien a fait à votre compte. Les dates sont en temps universel (UTC). N’y figurent pas votre mot de passe, dont nous ne gardons qu’une empreinte, ni ce qui ouvrirait votre compte. Les numéros de carte sont chez le fournisseur de paiement, jamais chez nous. Une question, une correction? Écrivez à ${support}.`,
    en: `This is everything Élan holds about you: your account, your sessions, your projects with their versions, the history of your generations, your subscription, sign-in attempts and what our support did to your account. Dates are in universal time (UTC). Not in it are your password, of which we keep only a hash, and anything that would open your account. Card numbers are with the payment provider, never with us. A question, a correction? Write to ${support}.`,
  };
}
