import { randomUUID } from 'node:crypto';
import { dateTimeInToronto } from '@elan/domain/day';
import { type Language, languageField } from '@elan/domain/language';
import type { Database } from '@elan/server/adapters/database/database';
import type { MailTransport } from '@elan/server/adapters/mail/smtp';
import { desc } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Html, html, type Page, sendPage } from '../page.ts';
import { sandboxMail } from '../schema.ts';

const path = '/sandbox/mailbox';
/** Maximum number of mails on the page. */
const limit = 50;

/** Creates the stand-in for a mail server, which stores each mail for the page `/sandbox/mailbox`. */
export function mailboxTransport(db: Database): MailTransport {
  return {
    async send(recipient, { subject, html }) {
      await db.insert(sandboxMail).values({ id: randomUUID(), recipient, subject, html });
    },
    close: () => {},
  };
}

/** Serves the page with the newest mails. */
export function serveMailbox(
  app: FastifyInstance,
  db: Database,
  languageOf: (request: FastifyRequest) => Language,
): void {
  app.get(path, async (request, reply) => {
    const mails = await db
      .select()
      .from(sandboxMail)
      .orderBy(desc(sandboxMail.deliveredAt))
      .limit(limit);
    return sendPage(reply, mailboxPage(mails, languageOf(request)));
  });
}

const texts = {
  fr: {
    title: 'Boîte de courriel de démonstration',
    lead: 'Aucun serveur de courriel n’est configuré. Les messages qu’Élan aurait envoyés arrivent ici.',
    empty: 'Aucun message pour l’instant. Créez un compte, puis rechargez cette page.',
    to: 'À',
    back: 'Retour à Élan',
  },
  en: {
    title: 'Demonstration mailbox',
    lead: 'No mail server is configured. The messages that Élan would have sent arrive here.',
    empty: 'No message yet. Create an account, then reload this page.',
    to: 'To',
    back: 'Back to Élan',
  },
} as const satisfies Record<Language, object>;

/** Inserts the mails as HTML, because the product has already escaped the values in them. */
function mailboxPage(
  mails: readonly (typeof sandboxMail.$inferSelect)[],
  language: Language,
): Page {
  const text = texts[language];
  const articles = mails.map(
    ({ subject, recipient, deliveredAt, html: content }) => html`
    <article>
      <header>
        <h2>${subject}</h2>
        <small>${text.to} ${recipient} · <time datetime="${deliveredAt.toISOString()}">${dateTimeInToronto(deliveredAt, language)}</time></small>
      </header>
      <div class="mail">${new Html(content)}</div>
    </article>`,
  );
  return {
    language,
    title: text.title,
    languagePath: `${path}?${languageField}=`,
    back: { url: '/', label: text.back },
    body: html`<p>${text.lead}</p>${articles.length === 0 ? html`<p>${text.empty}</p>` : articles}`,
    wide: true,
  };
}
