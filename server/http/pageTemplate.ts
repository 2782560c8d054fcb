import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageData, pageDataId } from '@elan/domain/contract/pageData';
import type { Language } from '@elan/domain/language';

/** What one reply of the page is made of. */
export interface PageParts {
  readonly path: string;
  readonly language: Language;
  readonly data: PageData;
}

/**
 * Reads the one page of the web app and what its build says of each screen.
 * @param folder of the build: `index.html`, and `preloads.json` with the files that a path's screen needs.
 * @returns writes the page for one request.
 */
export function readPageTemplate(folder: string): (parts: PageParts) => string {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const preloads = readPreloads(join(folder, 'preloads.json'));
  return ({ path, language, data }) => {
    const links = filesFor(preloads, path).map(
      (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
    );
    // A data block is never run, so the content policy lets it stand; nothing in it can end it.
    const json = JSON.stringify(data).replaceAll('<', '\\u003c');
    const block = `<script type="application/json" id="${pageDataId}">${json}</script>`;
    return page
      .replace('<html lang="fr"', `<html lang="${language}"`)
      .replace('</head>', () => `${links.join('')}${block}</head>`);
  };
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
