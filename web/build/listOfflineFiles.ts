import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { offlinePath } from '@elan/domain/pages';
import type { Plugin, Rolldown } from 'vite';

/** Screens that are useless offline. Their scripts are not cached, nor is code that only they import. */
const onlineOnly: ReadonlySet<string> = new Set([
  'landing/LandingScreen.tsx',
  'screens/auth/AuthInApp.tsx',
  'screens/accountDeleted/AccountDeletedScreen.tsx',
  'screens/pricing/PricingScreen.tsx',
  'screens/legal/PrivacyScreen.tsx',
  'screens/legal/TermsScreen.tsx',
  'screens/success/SuccessScreen.tsx',
  'screens/admin/AdminScreen.tsx',
]);

/** File name of the service worker, at the site's root so that it controls every page. */
export const workerFile = 'sw.js';

/**
 * Replaces a placeholder in the service worker's code with a version and a list of built files to cache. The version is
 * a hash of the file names, which contain a hash of each file's content.
 * @param root the folder of the web app.
 */
export function listOfflineFiles(root: string): Plugin {
  return {
    name: 'elan:offline',
    apply: 'build',
    generateBundle(_options, bundle) {
      const worker = bundle[workerFile];
      if (worker?.type !== 'chunk') throw new Error(`${workerFile} is not in the bundle`);
      const named = Object.values(bundle).map(({ fileName }) => fileName);
      const assets = named.filter((file) => /\.(?:css|woff2)$/.test(file));
      const files = [...scriptsOffline(root, bundle), ...assets].sort().map((file) => `/${file}`);
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const offline = JSON.stringify({ version, page: offlinePath, files });
      const code = worker.code.replace('__OFFLINE__', () => offline);
      if (code === worker.code) throw new Error('the service worker names no files');
      worker.code = code;
    },
  };
}

/** @returns the scripts that `index.html` needs, directly or indirectly, other than through `onlineOnly` screens. */
function scriptsOffline(root: string, bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const isOnlineOnly = ({ facadeModuleId }: Rolldown.OutputChunk) =>
    facadeModuleId !== null && onlineOnly.has(relative(root, facadeModuleId));
  const found = new Set<string>();
  const visit = (name: string): void => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || found.has(name) || isOnlineOnly(chunk)) return;
    found.add(name);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
  };
  for (const { fileName, facadeModuleId } of chunks) {
    if (facadeModuleId !== null && relative(root, facadeModuleId) === 'index.html') visit(fileName);
  }
  return [...found];
}
