import type { Language } from '@elan/domain/language';
import type { Database } from '@elan/server/adapters/database/database';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deliveredMails } from './mailbox.ts';
import { mailboxPage, mailboxPath } from './mailboxPage.ts';

/** The mailbox of the stand-in for mail. */
export function serveMailbox(
  app: FastifyInstance,
  db: Database,
  languageOf: (request: FastifyRequest) => Language,
): void {
  app.get(mailboxPath, { schema: { hide: true } }, async (request, reply) => {
    const mails = await deliveredMails(db);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(mailboxPage(mails, languageOf(request)));
  });
}
