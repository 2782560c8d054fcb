import { relative } from 'node:path';
import type { Rolldown } from 'vite';

/** The scripts that begin a page: each is a file of its own, so that nobody begins one who needs a part of it. */
const entries = [
  'index.html',
  'entry/entryClient.tsx',
  'entry/replayEarlyClick.ts',
  'landing/deferScripts.ts',
  'landing/client.ts',
];
const signedOut = [
  'screens/auth/AuthScreen.tsx',
  'screens/pricing/PricingScreen.tsx',
  'screens/legal/PrivacyScreen.tsx',
  'screens/legal/TermsScreen.tsx',
];
const react = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/**
 * In which file a module goes that several screens share: that of the first screen here to need it, so that
 * nobody loads what only later ones use. Left to itself the bundler makes a file of each set of screens that
 * share something, and a page of sixty files, each with its own way to the server.
 */
const tiers: readonly { readonly name: string; readonly roots: readonly string[] }[] = [
  { name: 'front', roots: ['landing/client.ts'] },
  { name: 'start', roots: ['index.html'] },
  { name: 'signedOut', roots: signedOut },
  {
    name: 'workplace',
    roots: ['shell/SignedIn.tsx', 'screens/dashboard/DashboardScreen.tsx'],
  },
  { name: 'module', roots: ['screens/moduleRoute/ModuleScreen.tsx'] },
];

/**
 * @param root the folder of the web app.
 * @returns names the file of a module; null leaves it to the bundler.
 */
export function manualChunks(root: string): Rolldown.CodeSplittingNameFunction {
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
    if (entries.includes(relative(root, id))) return null;
    if (react.test(id)) return 'react';
    const roots = rootsOf(id, context);
    const tier = tiers.find((candidate) => candidate.roots.some((one) => roots.has(one)));
    const isOwn = roots.size === 1 && tier?.name !== 'start';
    return isOwn ? null : (tier?.name ?? null);
  };
}
