import { relative } from 'node:path';
import type { Rolldown } from 'vite';
import { schemaCopy } from './schemaCopies.ts';

/** The entry scripts: each stays a file of its own, so that importing a part of one never runs it. */
const entries = [
  'index.html',
  'entry/entryClient.ts',
  'entry/openTabProject.ts',
  'entry/noteEarlyClick.ts',
  'entry/deferScripts.ts',
  'entry/entryAuth.tsx',
  'landing/client.ts',
  'worker/serviceWorker.ts',
];
/** What opens over the page, whose code comes after it. */
const popups =
  /\/node_modules\/(?:@base-ui|@floating-ui)\/|\/web\/(?:ui\/popups\/|shell\/UserMenuPopup|shell\/MenuLinks)/;
/** The texts of a language. */
const copy = /\/web\/copy\/(fr|en)\/(\w+)\.ts$/;
/** Files of texts that pages show together are in one file. */
const textsOf: Readonly<Record<string, string>> = {
  editing: 'module',
  feedback: 'module',
  generating: 'module',
  guiding: 'module',
  moduleReading: 'module',
  moduleScreen: 'module',
  results: 'module',
  revision: 'module',
  twin: 'module',
  subscription: 'shell',
};
/** What schemas import, which the first screens do without (`schemaCopies.ts`): the bundler places it where it is used. */
const ofSchemas = /\/domain\/forecast\/fields\.ts$/;
const zod = /\/node_modules\/zod\//;
const react = /\/node_modules\/(?:react|react-dom|scheduler)\//;

const screens = {
  auth: 'screens/auth/AuthInApp.tsx',
  signedIn: 'shell/SignedIn.tsx',
  dashboard: 'screens/dashboard/DashboardScreen.tsx',
  module: 'screens/moduleRoute/ModuleScreen.tsx',
} as const;

/** /auth without the router, with the screen of `AuthInApp.tsx`: of what every page starts with, it needs the base. */
const authAlone = 'entry/entryAuth.tsx';

/** The pages of the kinds of modules (`screens/moduleRoute/ModuleOfProject.tsx`). */
const pagesOfModule = [
  'writeUp/WriteUpPage',
  'brainstorm/BrainstormPage',
  'personas/PersonasPage',
  'journal/JournalPage',
  'maturity/MaturityPage',
].map((page) => `screens/${page}.tsx`);
/** One of the definitions of modules (`catalogue/definitions.ts`): what others share with it, all have. */
const anyDefinition = '../modules/idea/idea.module.ts';
/** What comes with a text. */
const partsOfText = [
  'moduleEditor/result/WrittenBody.tsx',
  'moduleEditor/revision/SectionTools.tsx',
  'moduleEditor/twin/TwinContent.tsx',
  'writeUp/copied.ts',
];

/**
 * A module that several screens share goes into a file by which of the first screens need it, so that no page loads code
 * that only others use. By default the bundler makes one file for each set of screens that share something: sixty files
 * for a page, each with its own request.
 * @param needs whether a root reaches the module. @returns undefined where only rarer screens share it.
 */
function sharedFile(needs: (root: string) => boolean): string | undefined {
  const ofStart = needs(authAlone) ? 'base' : 'start';
  if (needs('index.html')) return needs('landing/client.ts') ? 'front' : ofStart;
  if (needs('landing/client.ts')) return undefined;
  const { auth, signedIn, dashboard, module } = screens;
  if (needs(auth)) return [signedIn, dashboard, module].some(needs) ? ofStart : 'signedOut';
  // The dashboard names a question of whichever module is next.
  if (needs(signedIn) || needs(dashboard) || needs(anyDefinition)) return 'workplace';
  if (needs(module)) return 'module';
  const ofPages = pagesOfModule.filter(needs).length;
  if (ofPages > 1 || (ofPages === 1 && partsOfText.some(needs))) return 'editor';
  return partsOfText.some(needs) ? 'written' : undefined;
}

/**
 * The file that holds the modules of the start is imported by the others, so it must not wait for anything: no
 * top-level `await` in `entry/startApp.tsx`. Left to itself the bundler made 66 files for the dashboard.
 * @param root the folder of the web app.
 * @returns names the file of a module; null leaves it to the bundler.
 */
export function manualChunks(root: string): Rolldown.CodeSplittingNameFunction {
  const known = new Map<string, ReadonlySet<string>>();
  /** The roots that reach a module without a lazy import. */
  const rootsOf = (id: string, context: Rolldown.ChunkingContext): ReadonlySet<string> => {
    const cached = known.get(id);
    if (cached) return cached;
    const found = new Set<string>();
    const seen = new Set<string>();
    const climb = (at: string): void => {
      if (seen.has(at)) return;
      seen.add(at);
      const info = context.getModuleInfo(at);
      if (!info) return;
      if (info.isEntry || info.dynamicImporters.length > 0) found.add(relative(root, at));
      for (const importer of info.importers) climb(importer);
    };
    climb(id);
    known.set(id, found);
    return found;
  };
  return (id, context) => {
    // The styles too: a file that imports theirs would wait for them, which the page has in its head.
    if (entries.includes(relative(root, id)) || id.endsWith('.css')) return null;
    if (react.test(id)) return 'react';
    if (popups.test(id)) return 'popups';
    const [, language, texts = ''] = copy.exec(id) ?? [];
    if (language) return `copy-${language}-${textsOf[texts] ?? texts}`;
    if (zod.test(id) || id.endsWith(schemaCopy)) return 'schemas';
    if (ofSchemas.test(id)) return null;
    const roots = rootsOf(id, context);
    const file = sharedFile((root) => roots.has(root)) ?? null;
    const others = roots.size - (roots.has(authAlone) ? 1 : 0);
    const isOwn = others === 1 && file !== 'start';
    return isOwn ? null : file;
  };
}
