import { relative } from 'node:path';
import type { Rolldown } from 'vite';

/** What the first page takes at once. */
const front = ['front/takeOver.tsx', 'screens/landing/LandingScreen.tsx'];
/** What it takes when a reader comes near. */
const later = 'screens/landing/example/ExampleSheet.tsx';
/** And the same page as a screen of the app. */
const besidesFront = [later, 'screens/landing/landingInApp.ts'];
const signedOut = [
  'screens/auth/AuthScreen.tsx',
  'screens/pricing/PricingScreen.tsx',
  'screens/legal/PrivacyScreen.tsx',
  'screens/legal/TermsScreen.tsx',
];
const sharers = ['index.html', 'screens/accountDeleted/AccountDeletedScreen.tsx', ...signedOut];
/** By far the largest file, which the first page takes before the others. */
const react = /\/node_modules\/(?:react|react-dom|scheduler)\//;
const frontTexts = /^front\/texts\.(fr|en)\.ts$/;

/**
 * In which file a module goes that several screens share: that of the first screen here to need it, so that
 * nobody loads what only later ones use. Left to itself the bundler makes a file of each set of screens that
 * share something, and a page of sixty files, each with its own way to the server.
 */
const tiers: readonly { readonly name: string; readonly roots: readonly string[] }[] = [
  { name: 'start', roots: ['index.html'] },
  { name: 'examples', roots: [later] },
  { name: 'signedOut', roots: signedOut },
  {
    name: 'workplace',
    roots: ['shell/SignedIn.tsx', 'screens/dashboard/DashboardScreen.tsx'],
  },
  { name: 'module', roots: ['screens/module/ModuleScreen.tsx'] },
];

/**
 * The first page loads what it shares with the app, its own and the texts of its language; and nothing of
 * what the app needs besides.
 * @returns the file, or undefined where the first page takes no part of it at once.
 */
function frontFile(roots: ReadonlySet<string>): string | undefined {
  const all = [...roots];
  const texts = all.flatMap((one) => frontTexts.exec(one)?.[1] ?? []);
  if (texts.length === 1) return `${roots.has('index.html') ? 'texts' : 'landing'}-${texts[0]}`;
  if (front.some((one) => roots.has(one))) {
    return all.every((one) => front.includes(one) || besidesFront.includes(one))
      ? 'landing'
      : 'base';
  }
  // What comes later shares a file of its own with the others: the app's begins the app.
  const isShared = roots.has(later) && sharers.some((one) => roots.has(one));
  return isShared ? 'common' : undefined;
}

/**
 * @param root the folder of the web app.
 * @returns names the file of a module; null leaves it to the bundler.
 */
export function nameChunks(root: string): Rolldown.CodeSplittingNameFunction {
  const known = new Map<string, ReadonlySet<string>>();
  /** The files from which a module is reached without a lazy import. */
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
    // Loads a file with all that it imports; the app and the script that waits for the first paint both do.
    if (id.includes('vite/preload-helper')) return 'preload';
    if (react.test(id)) return 'react';
    const roots = rootsOf(id, context);
    const ofFront = frontFile(roots);
    if (ofFront !== undefined) return ofFront;
    const tier = tiers.find((candidate) => candidate.roots.some((one) => roots.has(one)));
    const isOwn = roots.size === 1 && tier?.name !== 'start';
    return isOwn ? null : (tier?.name ?? null);
  };
}
