import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { laterId, type RenderedPage } from '@elan/domain/contract/pageData';
import type { Language } from '@elan/domain/language';
import { authPath, isLanding, readProjectAddress } from '@elan/domain/pages';

/** The parts of one response. */
export interface PageParts {
  readonly path: string;
  readonly language: Language;
  /** Undefined: the browser renders the page. */
  readonly page?: RenderedPage | undefined;
  /** The nonce of its inline scripts, where the content policy requires one. */
  readonly nonce?: string | undefined;
  /** For a project's page, whose it is, and which project it shows, if any (`web/entry/openTabProject.ts`). */
  readonly project?: { readonly personId: string; readonly id: string | undefined } | undefined;
}

/** The one page of the web app, and the files that it loads. */
export interface PageTemplate {
  readonly html: string;
  readonly preloads: Preloads;
  /** @returns the markup that includes a stylesheet. */
  readonly styleOf: (file: string) => string;
  /** @returns the markup that runs a script before what follows it. */
  readonly firstScript: (file: string, nonce: string | undefined) => string;
}

/**
 * Reads the HTML template of the web app and the list of each screen's files.
 * @param folder of the build: `index.html`, and `preloads.json` with the files that a path's screen needs.
 */
export function readPageTemplate(folder: string): PageTemplate {
  return {
    html: readFileSync(join(folder, 'index.html'), 'utf8'),
    preloads: readPreloads(join(folder, 'preloads.json')),
    styleOf: (file) => `<style>${readFileSync(join(folder, file), 'utf8')}</style>`,
    firstScript: (file, nonce) => inlineScript(readFileSync(join(folder, file), 'utf8'), nonce),
  };
}

/** @throws Error where the code cannot run outside of a module. */
function inlineScript(code: string, nonce: string | undefined): string {
  if (/\b(?:import|export)\b|<\/script/.test(code)) throw new Error('this script cannot be inline');
  return `<script${nonce === undefined ? '' : ` nonce="${nonce}"`}>(()=>{${code}})()</script>`;
}

/** @returns writes the page for one request. */
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

/** @returns the path of a page, without the project that it shows. */
export const pageOf = (path: string) => readProjectAddress(path)?.page ?? path;

const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

/**
 * Files that another one imports are listed too: each is then evaluated in its own task, and the browser can handle
 * input in between.
 */
const script = (file: string) => `<script type="module" crossorigin src="/${file}"></script>`;

/** Loaded by `web/entry/deferScripts.ts` after the first paint. */
const later = (scripts: readonly string[]) =>
  `<template id="${laterId}">${scripts.join('')}</template>`;

/** The template split around the markup and the scripts, and the files that it loads. */
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
/** A server-rendered page can be read without scripts. */
const needsScripts = /<noscript>.*?<\/noscript>\s*/s;

/**
 * The first paint needs no other request: styles are inline, and scripts wait for it in a template, so that they do not
 * compete with it for the connection.
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

/** The files of each path's screen, and the scripts that start a page. */
export interface Preloads {
  readonly screens: Readonly<Record<string, readonly string[]>>;
  /** By the name of a part. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** By the path of a screen or the name of a part: the files of texts that it can show. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  readonly entries: Readonly<Record<Entry, readonly string[]>>;
}

/** Written by the build (`web/build/preloadManifest.ts`); without it, a page discovers its files one after the other. */
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

/** The files of a path, else those of its longest prefix that ends in a slash. */
function filesFor(screens: Preloads['screens'], path: string): readonly string[] {
  const beginning = Object.keys(screens)
    .filter((key) => key.length > 1 && key.endsWith('/') && path.startsWith(key))
    .sort((a, b) => b.length - a.length)[0];
  return screens[path] ?? (beginning === undefined ? [] : (screens[beginning] ?? []));
}
