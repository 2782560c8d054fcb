import { defaultLanguage } from '@elan/domain/language';
import { deliveredMails } from '@elan/sandbox/mailbox/mailbox';
import { mailboxPage, mailboxPath } from '@elan/sandbox/mailbox/mailboxPage';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../services.ts';
import { askedLanguage, chosenLanguage } from './pages/negotiateLanguage.ts';

/** The mailbox of the stand-in for mail. */
export function serveMailbox(app: FastifyInstance, services: Pick<Services, 'db'>): void {
  app.get(mailboxPath, { schema: { hide: true } }, async (request, reply: FastifyReply) => {
    const language = askedLanguage(request) ?? chosenLanguage(request) ?? defaultLanguage;
    const mails = await deliveredMails(services.db);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(mailboxPage(mails, language));
  });
}
