import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { textsReader } from './textsOfPages.ts';

/** The frame of every page that needs a session. */
const signedIn = 'shell/SignedIn.tsx';

/** The lazy files of the screen at each path (`routes.tsx`). A trailing slash matches all paths below. */
const screens: Readonly<Record<string, readonly string[]>> = {
  '/': ['landing/LandingScreen.tsx'],
  '/en': ['landing/LandingScreen.tsx'],
  '/auth': ['screens/auth/AuthInApp.tsx'],
  '/pricing': ['screens/pricing/PricingScreen.tsx'],
  '/privacy': ['screens/legal/PrivacyScreen.tsx'],
  '/terms': ['screens/legal/TermsScreen.tsx'],
  '/dashboard': [signedIn, 'screens/dashboard/DashboardScreen.tsx'],
  '/module/': [signedIn, 'screens/moduleRoute/ModuleScreen.tsx'],
  '/rehearsal': [signedIn, 'screens/rehearsal/RehearsalScreen.tsx'],
  '/dossier': [signedIn, 'screens/dossier/DossierScreen.tsx'],
  '/account': [signedIn, 'screens/account/AccountScreen.tsx'],
  '/success': [signedIn, 'screens/success/SuccessScreen.tsx'],
  '/admin': [signedIn, 'screens/admin/AdminScreen.tsx'],
};

/**
 * Writes `preloads.json` for the server. `screens` lists by path the files to preload, which a browser would otherwise
 * discover one after the other. `parts` lists the files of each part by its name, `texts` the text files that a screen
 * or part can show, and `entries` the entry scripts with their imports.
 * @param root the folder of the web app.
 */
export function writePreloadManifest(root: string): Plugin {
  return {
    name: 'elan:preloads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const entry = (file: string) => {
        const found = chunks.find(
          ({ isEntry, facadeModuleId }) =>
            isEntry && facadeModuleId !== null && relative(root, facadeModuleId) === file,
        );
        if (!found) throw new Error(`${file} is no entry of the bundle`);
        return withImports(found, chunks);
      };
      const known = new Set(entry('index.html'));
      const files = (screen: string) => {
        const chunk = chunks.find(({ moduleIds }) =>
          moduleIds.some((id) => relative(root, id) === screen),
        );
        if (!chunk) throw new Error(`${screen} is no lazy screen of the bundle`);
        return withImports(chunk, chunks).filter((file) => !known.has(file));
      };
      const preloads = Object.entries(screens).map(([path, names]) => [
        path,
        [...new Set(names.flatMap(files))],
      ]);
      const parts = chunks.flatMap((chunk) =>
        chunk.moduleIds
          .filter((id) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)
          .map((id) => ({
            id,
            name: relative(root, id),
            files: withImports(chunk, chunks).filter((file) => !known.has(file)),
          })),
      );
      const textsOf = textsReader(root, this);
      const texts = [
        ...Object.entries(screens).map(([path, names]) => [
          path,
          textsOf(['entry/entryClient.ts', ...names].map((name) => join(root, name))),
        ]),
        ...parts.map(({ id, name }) => [name, textsOf([id])]),
      ];
      this.emitFile({
        type: 'asset',
        fileName: 'preloads.json',
        source: JSON.stringify({
          screens: Object.fromEntries(preloads),
          parts: Object.fromEntries(parts.map(({ name, files }) => [name, files])),
          texts: Object.fromEntries(texts),
          entries: {
            openTabProject: entry('entry/openTabProject.ts'),
            noteEarlyClick: entry('entry/noteEarlyClick.ts'),
            start: entry('entry/deferScripts.ts'),
            // Reversed, so that most imported files are evaluated before those that import them, each in its own task.
            auth: entry('entry/entryAuth.tsx').toReversed(),
            landing: entry('landing/client.ts'),
          },
        }),
      });
    },
  };
}

/** @returns the file names of a chunk and of everything that it imports statically, directly or indirectly. */
function withImports(
  chunk: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) visit(next);
  };
  visit(chunk.fileName);
  return [...found];
}
