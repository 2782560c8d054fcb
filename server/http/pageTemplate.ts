import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageData, pageDataId } from '@elan/domain/contract/pageData';
import type { Language } from '@elan/domain/language';

/** What one reply of the page is made of. */
export interface PageParts {
  readonly path: string;
  readonly language: Language;
  readonly data: PageData;
  /** What the root element holds, of a page that was drawn; the browser draws the others. */
  readonly markup?: string | undefined;
}

/**
 * Reads the one page of the web app and what its build says of each screen.
 * @param folder of the build: `index.html`, and `preloads.json` with the files that a path's screen needs.
 * @returns writes the page for one request.
 */
export function readPageTemplate(folder: string): (parts: PageParts) => string {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const preloads = readPreloads(join(folder, 'preloads.json'));
  const drawn = forMarkup(page, folder);
  return ({ path, language, data, markup }) => {
    const links = filesFor(preloads, path).map(
      (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
    );
    // A data block is never run, so the content policy lets it stand; nothing in it can end it.
    const json = JSON.stringify(data).replaceAll('<', '\\u003c');
    const block = `<script type="application/json" id="${pageDataId}">${json}</script>`;
    const inLanguage = (text: string) =>
      text.replace('<html lang="fr"', `<html lang="${language}"`);
    if (markup === undefined) {
      return inLanguage(page).replace('</head>', () => `${links.join('')}${block}</head>`);
    }
    return [
      inLanguage(drawn.before),
      markup,
      drawn.between,
      block,
      links.join(''),
      drawn.after,
    ].join('');
  };
}

/** The page around what is drawn: `before` it, `between` it and the data, and `after` the data. */
interface DrawnTemplate {
  readonly before: string;
  readonly between: string;
  readonly after: string;
}

const scripts = /<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;
const stylesheet = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/**
 * What the first paint needs comes first and needs nothing else: the styles stand in the page, and its
 * scripts are named at its end, where they do not share the line with it.
 */
function forMarkup(page: string, folder: string): DrawnTemplate {
  const needed = page.match(scripts) ?? [];
  const styled = page
    .replace(scripts, '')
    .replace(
      stylesheet,
      (_link, file: string) => `<style>${readFileSync(join(folder, file), 'utf8')}</style>`,
    );
  const [before = '', rest = ''] = styled.split(/(?<=<div id="root">)/);
  const [between = '', after = ''] = rest.split(/(?=<\/body>)/);
  return { before, between, after: `${needed.join('')}${after}` };
}

type Preloads = Readonly<Record<string, readonly string[]>>;

/** The build writes it (`web/preloads.ts`); without it a page finds its files one after the other. */
function readPreloads(file: string): Preloads {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** A path's own files, else those of the longest beginning that ends in a slash. */
function filesFor(preloads: Preloads, path: string): readonly string[] {
  const beginning = Object.keys(preloads)
    .filter((key) => key.length > 1 && key.endsWith('/') && path.startsWith(key))
    .sort((a, b) => b.length - a.length)[0];
  return preloads[path] ?? (beginning === undefined ? [] : (preloads[beginning] ?? []));
}
