import { type Language, languageField } from '@elan/domain/language';
import { escapeHtml } from '@elan/server/mails/mail';
import type { DeliveredMail } from './mailbox.ts';

export const mailboxPath = '/sandbox/mailbox';

const texts = {
  fr: {
    title: 'Boîte aux lettres de démonstration',
    lead: 'Aucun serveur de courriel n’est configuré. Les messages qu’Élan aurait envoyés arrivent ici.',
    empty: 'Aucun message pour l’instant. Créez un compte, puis rechargez cette page.',
    to: 'À',
    back: 'Retour à Élan',
    other: { language: 'en', name: 'English' },
  },
  en: {
    title: 'Demonstration mailbox',
    lead: 'No mail server is configured. The messages that Élan would have sent arrive here.',
    empty: 'No message yet. Create an account, then reload this page.',
    to: 'To',
    back: 'Back to Élan',
    other: { language: 'fr', name: 'Français' },
  },
} as const satisfies Record<Language, object>;

const style = `
  :root { color-scheme: light dark; --ground: #faf8f3; --surface: #fff; --ink: #1b2430; --muted: #566070; --line: #ddd8cc; --action: #0f5b48 }
  @media (prefers-color-scheme: dark) { :root { --ground: #12181d; --surface: #1a2229; --ink: #efece4; --muted: #a9b2bc; --line: #2e3942; --action: #74cdb0 } }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
  main { max-width: 44rem; margin: 0 auto; padding: 22px 16px 32px; overflow-wrap: break-word }
  h1 { font-size: 28px; line-height: 1.2; margin: 6px 0 8px }
  h2 { font-size: 18px; margin: 0 }
  main > p { color: var(--muted); margin: 0 0 24px }
  nav { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px }
  nav > a { padding: 10px 0; color: var(--action) }
  :focus-visible { outline: 2px solid var(--action); outline-offset: 2px }
  article { background: #fff; border: 1px solid var(--line); border-radius: 6px; margin: 0 0 16px; overflow: hidden }
  header { background: var(--surface); padding: 16px 20px; border-bottom: 1px solid var(--line) }
  header small { color: var(--muted); font-size: 14px }
  .mail { padding: 20px; color: #1b2430; background: #fff; color-scheme: light }
`;

/** The mailbox as one page without script. Mails are our own HTML, their values escaped where they were made. */
export function mailboxPage(mails: readonly DeliveredMail[], language: Language): string {
  const text = texts[language];
  const { other } = text;
  const when = new Intl.DateTimeFormat(language === 'fr' ? 'fr-CA' : 'en-CA', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Toronto',
  });
  const article = (mail: DeliveredMail) => `
    <article>
      <header>
        <h2>${escapeHtml(mail.subject)}</h2>
        <small>${text.to} ${escapeHtml(mail.recipient)} · <time datetime="${mail.deliveredAt.toISOString()}">${when.format(mail.deliveredAt)}</time></small>
      </header>
      <div class="mail">${mail.html}</div>
    </article>`;
  return `<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${text.title} · Élan</title>
  <style>${style}</style>
</head>
<body>
  <main>
    <nav>
      <a href="/">${text.back}</a>
      <a href="${mailboxPath}?${languageField}=${other.language}" hreflang="${other.language}" lang="${other.language}">${other.name}</a>
    </nav>
    <h1>${text.title}</h1>
    <p>${text.lead}</p>
    ${mails.length === 0 ? `<p>${text.empty}</p>` : mails.map(article).join('\n')}
  </main>
</body>
</html>`;
}
