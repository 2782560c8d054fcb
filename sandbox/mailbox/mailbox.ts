import { randomUUID } from 'node:crypto';
import type { Database } from '@elan/server/adapters/database/database';
import type { MailTransport } from '@elan/server/adapters/mail/smtp';
import { desc } from 'drizzle-orm';
import { sandboxMail } from '../schema.ts';

/** The stand-in for a mail server: keeps each mail where `/sandbox/mailbox` shows it. */
export function mailboxTransport(db: Database): MailTransport {
  return {
    async send(recipient, { subject, html }) {
      await db.insert(sandboxMail).values({ id: randomUUID(), recipient, subject, html });
    },
    close: () => {},
  };
}

export type DeliveredMail = typeof sandboxMail.$inferSelect;

/** The newest mails that the stand-in delivered, newest first. */
export function deliveredMails(db: Database, limit = 50): Promise<DeliveredMail[]> {
  return db.select().from(sandboxMail).orderBy(desc(sandboxMail.deliveredAt)).limit(limit);
}
