import type { Account } from '../../auth/currentAccount.ts';
import type { Services } from '../../services.ts';
import { readStored } from '../../store/accounts/accounts.ts';
import { findFormerUsage } from '../../store/accounts/formerUsage.ts';
import * as personal from '../../store/accounts/personalData.ts';
import { findSubscription } from '../../store/billing/subscriptions.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';
import * as present from './export/present.ts';
import { aboutExport } from './export/present.ts';
import { type Part, writeJson } from './export/writeJson.ts';

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
  const list =
    <Row>(read: () => PromiseLike<readonly Row[]>, shown: (row: Row) => unknown) =>
    async (): Promise<Part> => ({ value: (await read()).map(shown) });
  return writeJson({
    members: {
      about: () => ({ value: aboutExport(config.supportEmail) }),
      exported_at: () => ({ value: clock.now() }),
      account: async () => {
        const person = await personal.personOf(db, id);
        return { value: person && present.presentPerson(person) };
      },
      sign_in_methods: list(
        () => personal.credentialsOf(db, id),
        (row) => ({ kind: row.providerId, created_at: row.createdAt, changed_at: row.updatedAt }),
      ),
      sessions: () => ({ items: sessions(services, id) }),
      known_devices: () => ({
        items: shownPages(
          page.short,
          (last: { readonly deviceHash: string } | undefined) =>
            personal.devicesOf(db, id, last?.deviceHash, page.short),
          (row) => ({ created_at: row.createdAt, last_sign_in_at: row.lastSignInAt }),
        ),
      }),
      two_factor: list(
        () => personal.twoFactorOf(db, id),
        (row) => ({
          enabled_at: row.enabledAt,
          wrong_codes: row.failures,
          last_wrong_code_at: row.lastFailureAt,
        }),
      ),
      recovery_codes: list(
        () => personal.recoveryCodesOf(db, id),
        () => ({ used: false }),
      ),
      sign_ins_under_way: list(
        () => personal.challengesOf(db, id),
        (row) => ({ expires_at: row.expiresAt }),
      ),
      mail_links: list(
        () => personal.mailLinksOf(db, id),
        (row) => ({ purpose: row.purpose, expires_at: row.expiresAt }),
      ),
      failed_sign_ins: list(
        () => personal.signInFailuresOf(db, email),
        (row) => ({ network_address: row.network, count: row.count, last_at: row.lastAt }),
      ),
      ...billing(services, id),
      storage: async () => ({ value: { bytes: await readStored(db, id) } }),
      ai_usage: list(
        () => withRowLevelSecurity(db, id, (tx) => personal.usageOf(tx, id)),
        (row) => ({
          period: row.period,
          used: row.used,
          used_by_earlier_accounts: row.carried,
          under_way: Object.keys(row.holds).length,
        }),
      ),
      generations_of_deleted_accounts: async () => {
        const former = await findFormerUsage(db, hashEmail(email), clock.now());
        return { value: former && { used: former.used, kept_until: former.expiresAt } };
      },
      generations: () => ({ items: generations(services, id) }),
      projects: () => ({ items: projects(services, id) }),
      mails_waiting: list(
        () => personal.waitingMailsOf(db, email),
        (row) => ({ subject: row.subject, created_at: row.createdAt, attempts: row.attempts }),
      ),
      ...ofStandIns(services, email),
      administration: list(
        () => personal.auditOf(db, id),
        (row) => ({ at: row.at, action: row.action, by: present.presentActor(row, id) }),
      ),
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

function billing({ db }: Needs, accountId: string): Record<string, () => Promise<Part>> {
  const customer = () => personal.customerOf(db, accountId);
  return {
    subscription: async () => ({
      value: await withRowLevelSecurity(db, accountId, (tx) => findSubscription(tx, accountId)),
    }),
    payment_customer: async () => {
      const row = await customer();
      return { value: row && present.presentCustomer(row) };
    },
    open_checkout: async () => ({
      value: (await personal.checkoutsOf(db, accountId)).map(present.presentCheckout).at(0),
    }),
    payment_events: async () => {
      const row = await customer();
      const events = row ? await personal.paymentEventsOf(db, row.customerId) : [];
      return {
        value: events.map(({ id, type, createdAt }) => ({ id, type, created_at: createdAt })),
      };
    },
  };
}

const sessions = ({ db }: Needs, accountId: string) =>
  shownPages(
    page.short,
    async (last: Moment | undefined) => {
      const rows = await personal.sessionsOf(db, accountId, last, page.short);
      return rows.map((row) => ({ ...row, at: row.createdAt }));
    },
    present.presentSession,
  );

const generations = ({ db }: Needs, accountId: string) =>
  shownPages(
    page.texts,
    (last: Moment | undefined) =>
      withRowLevelSecurity(db, accountId, async (tx) => {
        const rows = await personal.generationsOf(tx, accountId, last, page.texts);
        return rows.map((row) => ({ ...row, at: row.startedAt }));
      }),
    present.presentGeneration,
  );

async function* projects({ db }: Needs, accountId: string): AsyncGenerator<Part> {
  const ids = pages(page.short, (last: string | undefined) =>
    withRowLevelSecurity(db, accountId, (tx) =>
      personal.projectIdsOf(tx, accountId, last, page.short),
    ),
  );
  for await (const id of ids) {
    const project = await withRowLevelSecurity(db, accountId, (tx) =>
      personal.wholeProjectOf(tx, accountId, id),
    );
    // The project was removed after its id was read.
    if (!project) continue;
    const members = Object.entries(present.presentWholeProject(project)).map(
      ([name, value]) => [name, () => ({ value })] as const,
    );
    const versions = () => ({ items: versionsOf(db, accountId, id) });
    yield { members: { ...Object.fromEntries(members), versions } };
  }
}

interface Moment {
  readonly at: Date;
  readonly id: string;
}

const versionsOf = (db: Needs['db'], accountId: string, projectId: string) =>
  shownPages(
    page.texts,
    (last: Moment | undefined) =>
      withRowLevelSecurity(db, accountId, async (tx) => {
        const rows = await personal.versionsOf(tx, projectId, last, page.texts);
        return rows.map((row) => ({ ...row, at: row.createdAt }));
      }),
    present.presentVersion,
  );

async function* shownPages<Row>(
  size: number,
  read: (last: Row | undefined) => Promise<readonly Row[]>,
  shown: (row: Row) => unknown,
): AsyncGenerator<Part> {
  for await (const row of pages(size, read)) yield { value: shown(row) };
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
