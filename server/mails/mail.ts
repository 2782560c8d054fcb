import type { Language } from '@elan/domain/language';

/** An email ready to be sent, in one language, as plain text and HTML. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The content of an email, from which its plain text and HTML are created. */
export interface MailText {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly url: string };
  readonly closing: string;
}

/** The content of an email with the standard greeting and closing. */
export interface Letter extends Pick<MailText, 'subject' | 'paragraphs'> {
  /** The label of the only button. */
  readonly action: string;
}

const frame = {
  fr: { greeting: 'Bonjour,', closing: 'À bientôt,\nL’équipe d’Élan' },
  en: { greeting: 'Hello,', closing: 'See you soon,\nThe Élan team' },
} satisfies Record<Language, object>;

/**
 * @returns an email with the standard greeting and closing.
 * @param url the link of the email's button.
 */
export function composeLetter(language: Language, { action, ...text }: Letter, url: string): Mail {
  return composeMail({ ...frame[language], ...text, action: { label: action, url } });
}

/** Formats an email as plain text, and as HTML simple enough for any mail client. */
export function composeMail(mail: MailText): Mail {
  const text = [
    mail.greeting,
    ...mail.paragraphs,
    `${mail.action.label}\n${mail.action.url}`,
    mail.closing,
  ].join('\n\n');
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`;
  const url = escapeHtml(mail.action.url);
  const html = [
    '<div style="font:16px/1.5 system-ui,sans-serif;color:#1B2430;max-width:34em">',
    paragraph(escapeHtml(mail.greeting)),
    ...mail.paragraphs.map((content) => paragraph(escapeHtml(content))),
    paragraph(
      `<a href="${url}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#0F5B48;color:#FFFFFF;text-decoration:none">${escapeHtml(mail.action.label)}</a>`,
    ),
    `<p style="margin:0 0 16px;font-size:14px;color:#566070;overflow-wrap:anywhere">${url}</p>`,
    paragraph(escapeHtml(mail.closing).replaceAll('\n', '<br>')),
    '</div>',
  ].join('\n');
  return { subject: mail.subject, text, html };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** @returns `value` escaped for HTML text or a quoted attribute. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
