import { relative } from 'node:path';
import type { Rolldown } from 'vite';
import { schemaCopy } from './schemaCopies.ts';

/** The entry scripts: each stays a file of its own, so that importing a part of one never runs it. */
const entries = [
  'index.html',
  'entry/entryClient.tsx',
  'entry/openTabProject.ts',
  'entry/noteEarlyClick.ts',
  'entry/deferScripts.ts',
  'landing/client.ts',
  'worker/serviceWorker.ts',
];
const signedOut = [
  'screens/auth/AuthScreen.tsx',
  'screens/pricing/PricingScreen.tsx',
  'screens/legal/PrivacyScreen.tsx',
  'screens/legal/TermsScreen.tsx',
];
const zod = /\/node_modules\/zod\//;
const react = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/**
 * A module that several screens share goes into the file of the first screen in this list that needs it, so that
 * no page loads code that only later screens use. By default the bundler makes one file for each set of screens that
 * share something: sixty files for a page, each with its own request.
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
 * The file that holds the modules of the start is imported by the others, so it must not wait for anything: no
 * top-level `await` in `entry/entryClient.tsx`. Left to itself the bundler made 66 files for the dashboard.
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
    if (entries.includes(relative(root, id))) return null;
    if (react.test(id)) return 'react';
    if (zod.test(id) || id.endsWith(schemaCopy)) return 'schemas';
    const roots = rootsOf(id, context);
    const tier = tiers.find((candidate) => candidate.roots.some((one) => roots.has(one)));
    const isOwn = roots.size === 1 && tier?.name !== 'start';
    return isOwn ? null : (tier?.name ?? null);
  };
}
