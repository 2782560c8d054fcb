import type { Language } from '@elan/domain/language';
import type { FastifyReply } from 'fastify';
import { type Html, html } from './html.ts';
import { style } from './style.ts';

const otherLanguage = { fr: 'en', en: 'fr' } as const satisfies Record<Language, Language>;
const languageNames = { fr: 'Français', en: 'English' } satisfies Record<Language, string>;

export interface Page {
  readonly language: Language;
  readonly title: string;
  /** Where the page itself is, without the language. */
  readonly path: string;
  readonly back: { readonly url: string; readonly label: string } | undefined;
  readonly body: Html;
  readonly wide?: boolean;
  /** Addresses that its forms may lead to in the end. */
  readonly leadsTo?: readonly string[];
}

/** Sends a page without script, with a policy of its own that lets its forms lead where they must. */
export function sendPage(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  const origins = new Set(
    (page.leadsTo ?? []).filter((url) => URL.canParse(url)).map((url) => new URL(url).origin),
  );
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      [
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        `form-action ${["'self'", ...origins].join(' ')}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
    )
    .send(documentOf(page).text);
}

function documentOf({ language, title, path, back, body, wide }: Page): Html {
  const other = otherLanguage[language];
  return html`<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title} · Élan</title>
  <style>${style}</style>
</head>
<body>
  <main${wide === true && html` class="wide"`}>
    <nav>
      ${back ? html`<a href="${back.url}">${back.label}</a>` : html`<span></span>`}
      <a href="${path}?lang=${other}" hreflang="${other}" lang="${other}">${languageNames[other]}</a>
    </nav>
    <h1>${title}</h1>
    ${body}
  </main>
</body>
</html>`;
}
