import { fileURLToPath } from 'node:url';
import type { StandInRecords } from '@elan/server/standIns';
import { ofEmail } from '@elan/server/store/accounts/personalData';
import { applyFolder } from '@elan/server/store/migrate';
import { purge } from '@elan/server/store/statements';
import { asc, lt } from 'drizzle-orm';
import { sandboxMail } from './schema.ts';

/** How long the mailbox keeps a mail, in milliseconds (30 days). */
const mailboxMs = 30 * 86_400_000;

/**
 * The stand-ins' stored data, for the server. Personal data of the payments stand-in counts as the provider's, so it is
 * removed with the customer through the provider's API.
 */
export const records: StandInRecords = {
  // `sandbox_mail` is left out, because its mails contain links that give access to accounts.
  tables: ['sandbox_payments'],
  migrate: (tx) =>
    applyFolder(tx, {
      migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
      migrationsTable: 'sandbox_migrations',
    }),
  personalData: {
    mails_in_the_sandbox: (tx, email) =>
      tx
        .select({ subject: sandboxMail.subject, delivered_at: sandboxMail.deliveredAt })
        .from(sandboxMail)
        .where(ofEmail(sandboxMail.recipient, email))
        .orderBy(asc(sandboxMail.deliveredAt)),
  },
  async removePersonalData(tx, email) {
    await tx.delete(sandboxMail).where(ofEmail(sandboxMail.recipient, email));
  },
  purge: (tx, now) =>
    purge(tx, sandboxMail, lt(sandboxMail.deliveredAt, new Date(now.getTime() - mailboxMs))),
};
