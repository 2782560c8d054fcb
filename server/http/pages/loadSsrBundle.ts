import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@elan/domain/contract/pageData';

/** Where in a build of the web app the code lies that renders pages here; a browser does not get it. */
export const ssrBundleFolder = 'server';

/**
 * Loads what renders pages as the browser does: a file that the build of the web app made (`web/entry/entryServer.tsx`).
 * @param folder of the build. @returns undefined where it has none, and browsers render all pages.
 */
export async function loadSsrBundle(folder: string): Promise<PageRenderer | undefined> {
  const file = join(folder, ssrBundleFolder, 'entryServer.js');
  if (!existsSync(file)) return undefined;
  const built: { readonly renderPage?: unknown } = await import(pathToFileURL(file).href);
  if (typeof built.renderPage !== 'function') throw new Error(`${file} does not render pages`);
  return built.renderPage as PageRenderer;
}
