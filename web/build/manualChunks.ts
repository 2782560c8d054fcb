import { relative } from 'node:path';
import type { Rolldown } from 'vite';
import { schemaCopy } from './schemaCopies.ts';

/** Entry scripts that keep their own file, so that importing shared code never runs an entry. */
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
/** Matches the code of dialogs, menus and other popups, which is loaded after the page. */
const popups =
  /\/node_modules\/(?:@base-ui|@floating-ui)\/|\/web\/(?:ui\/popups\/|shell\/UserMenuPopup)/;
/** Matches text files, and captures the language and the file's name. */
const copy = /\/web\/copy\/(fr|en)\/(\w+)\.ts$/;
/** Maps text files to a shared output file, for texts that appear together on a page. */
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
/**
 * A module that schemas import. The first screens do not need it (`schemaCopies.ts`), so the bundler chooses its file.
 */
const ofSchemas = /\/domain\/forecast\/fields\.ts$/;
const zod = /\/node_modules\/zod\//;
const react = /\/node_modules\/(?:react|react-dom|scheduler)\//;

const screens = {
  auth: 'screens/auth/AuthInApp.tsx',
  signedIn: 'shell/SignedIn.tsx',
  dashboard: 'screens/dashboard/DashboardScreen.tsx',
  module: 'screens/moduleRoute/ModuleScreen.tsx',
} as const;

/**
 * Entry of /auth without the router, with the same screen as `AuthInApp.tsx`. Of the code that every page starts with,
 * this entry needs only the file `base`.
 */
const authAlone = 'entry/entryAuth.tsx';

/** Pages for the kinds of modules (`screens/moduleRoute/ModuleOfProject.tsx`). */
const pagesOfModule = [
  'writeUp/WriteUpPage',
  'brainstorm/BrainstormPage',
  'personas/PersonasPage',
  'journal/JournalPage',
  'maturity/MaturityPage',
].map((page) => `screens/${page}.tsx`);
/** One module definition (`catalogue/definitions.ts`), as an example: all definitions import the same shared code. */
const anyDefinition = '../modules/idea/idea.module.ts';
/** Files that are loaded with a write-up. */
const partsOfText = [
  'moduleEditor/result/WrittenBody.tsx',
  'moduleEditor/revision/SectionTools.tsx',
  'moduleEditor/twin/TwinContent.tsx',
  'writeUp/copied.ts',
];

/**
 * Chooses the file for a shared module by the main screens that need the module, so that pages load little code used
 * only by others. By default the bundler creates a file, with its own request, for every set of screens that share a
 * module.
 * @param needs whether an entry or a lazily imported file needs the module, directly or indirectly.
 * @returns the file's name; undefined leaves the choice to the bundler.
 */
function sharedFile(needs: (root: string) => boolean): string | undefined {
  const ofStart = needs(authAlone) ? 'base' : 'start';
  if (needs('index.html')) return needs('landing/client.ts') ? 'front' : ofStart;
  if (needs('landing/client.ts')) return undefined;
  const { auth, signedIn, dashboard, module } = screens;
  if (needs(auth)) return [signedIn, dashboard, module].some(needs) ? ofStart : 'signedOut';
  // The dashboard shows a question of the next module, which may be any module.
  if (needs(signedIn) || needs(dashboard) || needs(anyDefinition)) return 'workplace';
  if (needs(module)) return 'module';
  const ofPages = pagesOfModule.filter(needs).length;
  if (ofPages > 1 || (ofPages === 1 && partsOfText.some(needs))) return 'editor';
  return partsOfText.some(needs) ? 'written' : undefined;
}

/**
 * Many files import those that contain the start-up modules, so no start-up module may use a top-level `await`.
 * @param root the folder of the web app.
 * @returns a function that names the file for a module; null leaves the choice to the bundler.
 */
export function manualChunks(root: string): Rolldown.CodeSplittingNameFunction {
  const known = new Map<string, ReadonlySet<string>>();
  /** @returns the entries and lazily imported files that import the module, directly or indirectly. */
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
    // A shared file with styles would wait for a style sheet that is already in the page's head.
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
