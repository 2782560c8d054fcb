import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { laterId, type RenderedPage } from '@elan/domain/contract/pageData';
import type { Language } from '@elan/domain/language';
import { authPath, isLanding, readProjectAddress } from '@elan/domain/pages';

/** The variable parts of one HTML response. */
export interface PageParts {
  readonly path: string;
  readonly language: Language;
  /** The server-rendered page. If undefined, the browser renders the page. */
  readonly page?: RenderedPage | undefined;
  /** Nonce for inline scripts, if the content policy requires one. */
  readonly nonce?: string | undefined;
  /**
   * For a project's page: the owner, and the id of the project that is shown, if any
   * (`web/entry/openTabProject.ts`).
   */
  readonly project?: { readonly personId: string; readonly id: string | undefined } | undefined;
}

/** The HTML template of the web app, and the files that it loads. */
export interface PageTemplate {
  readonly html: string;
  readonly preloads: Preloads;
  /** @returns the markup for a stylesheet. */
  readonly styleOf: (file: string) => string;
  /** @returns the markup for a script that runs before the rest of the page is parsed. */
  readonly firstScript: (file: string, nonce: string | undefined) => string;
}

/**
 * Reads the HTML template of the web app, and the lists of files that each screen needs.
 * @param folder the folder of the build, with `index.html` and `preloads.json`.
 */
export function readPageTemplate(folder: string): PageTemplate {
  return {
    html: readFileSync(join(folder, 'index.html'), 'utf8'),
    preloads: readPreloads(join(folder, 'preloads.json')),
    styleOf: (file) => `<style>${readFileSync(join(folder, file), 'utf8')}</style>`,
    firstScript: (file, nonce) => inlineScript(readFileSync(join(folder, file), 'utf8'), nonce),
  };
}

/** @throws Error if the code contains `import`, `export` or a closing script tag. */
function inlineScript(code: string, nonce: string | undefined): string {
  if (/\b(?:import|export)\b|<\/script/.test(code)) throw new Error('this script cannot be inline');
  return `<script${nonce === undefined ? '' : ` nonce="${nonce}"`}>(()=>{${code}})()</script>`;
}

/** @returns a function that writes the HTML for one request. */
export function pageWriter({
  html,
  preloads,
  styleOf,
  firstScript,
}: PageTemplate): (parts: PageParts) => string {
  const { screens, parts, texts, entries } = preloads;
  const template = forMarkup(html, styleOf);
  const firstOf = (isOfProject: boolean) => [
    ...(isOfProject ? entries.openTabProject : []),
    ...entries.noteEarlyClick,
  ];
  return ({ path, language, page, nonce, project }) => {
    const marked = (text: string) => {
      const mark = project
        ? ` data-person="${project.personId}" data-project="${project.id ?? ''}"`
        : '';
      const root = text.replace('<html lang="fr"', `<html lang="${language}"${mark}`);
      return language === 'fr'
        ? root
        : root.replace('/manifest.webmanifest', `/manifest.${language}.webmanifest`);
    };
    const ofScreen = filesFor(screens, pageOf(path));
    if (page === undefined) {
      const links = ofScreen.map(preload).join('');
      return marked(html).replace('</head>', () => `${links}</head>`);
    }
    const shown = [filesFor(texts, pageOf(path)), ...page.parts.map((name) => texts[name] ?? [])];
    const ofTexts = shown.flat().map((file) => `copy/${language}/${file}.ts`);
    // The landing page is not hydrated.
    const names = new Set(isLanding(path) ? [] : [...page.parts, ...ofTexts]);
    const ofParts = [...names].flatMap((name) => parts[name] ?? []);
    const ofPage =
      path === authPath
        ? [...ofParts, ...entries.auth]
        : [...template.imports, ...ofScreen, ...ofParts, ...template.entry];
    const [first, files] = isLanding(path)
      ? [[], entries.landing]
      : [firstOf(project !== undefined).map((file) => firstScript(file, nonce)), new Set(ofPage)];
    const last = [later([...files].map(script)), ...entries.start.map(script)];
    const before = marked(template.before).replace(
      /<title>.*?<\/title>/s,
      () => first.join('') + page.head,
    );
    const listed = names.size === 0 ? '' : ` data-parts="${[...names].join(' ')}"`;
    const root = before.replace(/(?=>$)/, () => listed);
    return [root, page.markup, template.between, ...last, template.after].join('');
  };
}

/** @returns the path of a page without its project id. */
export const pageOf = (path: string) => readProjectAddress(path)?.page ?? path;

const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

/**
 * Imported files also get their own script tag, so that each is evaluated in a separate task and the browser
 * can handle input in between.
 */
const script = (file: string) => `<script type="module" crossorigin src="/${file}"></script>`;

/** Wraps scripts in a template, from which `web/entry/deferScripts.ts` loads them after the first paint. */
const later = (scripts: readonly string[]) =>
  `<template id="${laterId}">${scripts.join('')}</template>`;

/** The template split around the page's markup and scripts, and the files that it loads. */
interface PreparedTemplate {
  readonly before: string;
  readonly between: string;
  readonly imports: readonly string[];
  readonly entry: readonly string[];
  readonly after: string;
}

const scripts = /<script type="module"[^>]*src="\/([^"]+)"[^>]*><\/script>/g;
const modulePreloads = /<link rel="modulepreload"[^>]*href="\/([^"]+)"[^>]*>/g;
const stylesheet = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
/** Removed from server-rendered pages, which are readable without scripts. */
const needsScripts = /<noscript>.*?<\/noscript>\s*/s;

/**
 * Prepares the template for a fast first paint: styles become inline, and scripts are removed so that they
 * can be loaded after the paint.
 */
function forMarkup(page: string, styleOf: PageTemplate['styleOf']): PreparedTemplate {
  const filesIn = (tags: RegExp) => Array.from(page.matchAll(tags), ([, file = '']) => file);
  const styled = page
    .replace(scripts, '')
    .replace(modulePreloads, '')
    .replace(needsScripts, '')
    .replace(stylesheet, (_link, file: string) => styleOf(file));
  const [before = '', rest = ''] = styled.split(/(?<=<div id="root">)/);
  const [between = '', after = ''] = rest.split(/(?=<\/body>)/);
  return { before, between, imports: filesIn(modulePreloads), entry: filesIn(scripts), after };
}

type Entry = 'openTabProject' | 'noteEarlyClick' | 'start' | 'auth' | 'landing';

/** The files of each screen, and the scripts that start a page. */
export interface Preloads {
  readonly screens: Readonly<Record<string, readonly string[]>>;
  /** The files of each part, keyed by part name. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** The text files that a screen or part may use, keyed by screen path or part name. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  readonly entries: Readonly<Record<Entry, readonly string[]>>;
}

/** Reads the file that the build writes (`web/build/preloadManifest.ts`). Without this file, all lists are empty. */
function readPreloads(file: string): Preloads {
  return existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {
        screens: {},
        parts: {},
        texts: {},
        entries: { openTabProject: [], noteEarlyClick: [], start: [], auth: [], landing: [] },
      };
}

/** @returns the files of the path, or else of its longest listed prefix ending in a slash, or else none. */
function filesFor(screens: Preloads['screens'], path: string): readonly string[] {
  const beginning = Object.keys(screens)
    .filter((key) => key.length > 1 && key.endsWith('/') && path.startsWith(key))
    .sort((a, b) => b.length - a.length)[0];
  return screens[path] ?? (beginning === undefined ? [] : (screens[beginning] ?? []));
}
