import type { Language } from '@elan/domain/language';
import { escapeHtml } from '@elan/server/mails/mail';
import type { FastifyReply } from 'fastify';

/** Text that is already HTML. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[] | undefined | false;

/** Template tag for HTML that escapes every value, except `Html`; undefined and false are left out. */
export function html(pieces: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(pieces.reduce((text, piece, index) => text + textOf(parts[index - 1]) + piece));
}

function textOf(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map((one) => one.text).join('');
  return escapeHtml(String(part));
}

const otherLanguage = { fr: 'en', en: 'fr' } as const satisfies Record<Language, Language>;
const languageNames = { fr: 'Français', en: 'English' } satisfies Record<Language, string>;

/** A page of a stand-in, with an inline style and no script. */
export interface Page {
  readonly language: Language;
  readonly title: string;
  /** The page's path up to the language code, such as `/sandbox/mailbox?language=`. */
  readonly languagePath: string;
  readonly back: { readonly url: string; readonly label: string } | undefined;
  readonly body: Html;
  readonly wide?: boolean;
  /** URLs to which the page's forms may redirect. */
  readonly leadsTo?: readonly string[];
}

/** Sends a page with its own content security policy. No cache may store the page. */
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

function documentOf({ language, title, languagePath, back, body, wide }: Page): Html {
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
      <a href="${languagePath}${other}" hreflang="${other}" lang="${other}">${languageNames[other]}</a>
    </nav>
    <h1>${title}</h1>
    ${body}
  </main>
</body>
</html>`;
}

/** The product's colours, light and dark. */
const style = new Html(`
  :root { color-scheme: light dark; --ground: #faf8f3; --surface: #fff; --sunken: #f1eee6; --ink: #1b2430; --muted: #566070; --line: #ddd8cc; --edge: #857f70; --action: #0f5b48; --on-action: #fff; --danger: #a8261e; --warn: #8a5a00 }
  @media (prefers-color-scheme: dark) { :root { --ground: #12181d; --surface: #1a2229; --sunken: #0d1216; --ink: #efece4; --muted: #a9b2bc; --line: #2e3942; --edge: #7a8691; --action: #74cdb0; --on-action: #08241c; --danger: #f2938a; --warn: #e5b95c } }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums }
  main { max-width: 36rem; margin: 0 auto; padding: 24px 16px 48px }
  main.wide { max-width: 52rem }
  nav { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px 24px }
  nav a { display: inline-flex; align-items: center; min-width: 44px; min-height: 44px }
  h1 { font: 600 28px/1.2 Georgia, serif; margin: 24px 0 8px }
  h2 { font: 600 22px/1.3 Georgia, serif; margin: 0 0 12px }
  h3 { font-size: 16px; margin: 0; overflow-wrap: anywhere }
  p { margin: 0 0 12px; max-width: 70ch }
  a { color: var(--action) }
  table + p { margin: 12px 0 0 }
  section, article { background: var(--surface); border: 1px solid var(--line); border-radius: 6px; padding: clamp(12px, 4vw, 20px); margin: 0 0 20px }
  article { margin: 0 0 12px }
  .notice { border-left: 3px solid var(--warn); padding-left: 12px; margin: 0 0 20px }
  .price { font-size: 22px; margin: 0 }
  .muted, small { color: var(--muted); font-size: 14px }
  .field { margin: 0 0 16px }
  .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: 0 16px }
  label { display: block; font-weight: 600 }
  input { font: inherit; color: inherit; width: 100%; min-height: 44px; padding: 8px 12px; background: var(--surface); border: 1px solid var(--edge); border-radius: 6px }
  input[aria-invalid=true] { border-color: var(--danger); border-width: 2px }
  .error { color: var(--danger); margin: 4px 0 0; font-size: 14px }
  .alert { border: 1px solid var(--danger); border-left-width: 4px; border-radius: 6px; color: var(--danger); padding: 12px; margin: 0 0 16px; background: var(--surface) }
  button { font: inherit; font-weight: 600; min-height: 44px; padding: 8px 16px; border-radius: 6px; border: 1px solid var(--edge); background: var(--surface); color: var(--ink); cursor: pointer }
  button.main { width: 100%; background: var(--action); border-color: var(--action); color: var(--on-action) }
  button[aria-pressed=true] { border-color: var(--warn); border-width: 2px; color: var(--warn) }
  :focus-visible { outline: 2px solid var(--action); outline-offset: 2px }
  .actions { display: flex; flex-wrap: wrap; gap: 8px; margin: 12px 0 0 }
  table { border-collapse: collapse; width: 100%; font-size: 14px }
  caption { text-align: left; font: 600 18px/1.3 Georgia, serif; padding: 0 0 8px }
  th, td { text-align: left; vertical-align: top; padding: 8px 12px 8px 0; border-top: 1px solid var(--line) }
  td:first-child { white-space: nowrap }
  th:last-child, td:last-child { padding-right: 0; hyphens: auto; overflow-wrap: anywhere }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 16px; margin: 8px 0 0; font-size: 14px }
  dt { color: var(--muted) }
  dd { margin: 0; overflow-wrap: anywhere }
  article:has(.mail) { padding: 0; overflow: hidden; overflow-wrap: break-word }
  article header { padding: 16px 20px; border-bottom: 1px solid var(--line) }
  article h2 { margin: 0 }
  .mail { padding: 20px; color: #1b2430; background: #fff; color-scheme: light }
`);
