import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageDrawer } from '@elan/domain/contract/pageData';

/** Where in a build of the web app the code lies that draws pages here; a browser does not get it. */
export const drawerFolder = 'server';

/**
 * Loads what draws pages as the browser does: a file that the build of the web app made (`web/entry/entryServer.tsx`).
 * @param folder of the build. @returns undefined where it has none, and browsers draw all pages by themselves.
 */
export async function loadPageDrawer(folder: string): Promise<PageDrawer | undefined> {
  const file = join(folder, drawerFolder, 'entryServer.js');
  if (!existsSync(file)) return undefined;
  const built: { readonly drawPage?: unknown } = await import(pathToFileURL(file).href);
  if (typeof built.drawPage !== 'function') throw new Error(`${file} does not draw pages`);
  return built.drawPage as PageDrawer;
}
