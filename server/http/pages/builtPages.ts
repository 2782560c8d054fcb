import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PageRenderer } from '@elan/domain/contract/pageData';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type PageParts, pageWriter, readPageTemplate } from './htmlTemplate.ts';

/** Where the build of the web app is found. */
export const webBuild = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** From where pages come: the build of the web app, or in development its sources (`scripts/devPages.ts`). */
export interface PageSource {
  /** Serves what the pages load. */
  readonly serveFiles: (app: FastifyInstance) => Promise<void>;
  /** Loads what renders pages; undefined where nothing does, and browsers render all of them. */
  readonly loadRenderer: () => Promise<PageRenderer | undefined>;
  /** @returns the whole page. */
  readonly write: (parts: PageParts) => string | Promise<string>;
  /** Nothing rendered is kept: the next request may find other sources. */
  readonly keepsNothing?: boolean;
}

/** @param folder of the build. @returns its pages; its files lie compressed beside the plain ones. */
export function builtPages(folder: string): PageSource {
  const write = pageWriter(readPageTemplate(folder));
  // Loaded once and not waited for: a server is ready before.
  const renderer = loadSsrBundle(folder);
  renderer.catch(() => {});
  return { serveFiles: (app) => serveFiles(app, folder), loadRenderer: () => renderer, write };
}

async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    cacheControl: false,
    // Small files, most of them compressed: a part of one is of no use.
    acceptRanges: false,
    // The build left the compressed files beside the others; none of them is asked for by its own name.
    preCompressed: true,
    globIgnore: [`${ssrBundleFolder}/**`, '**/*.{br,gz}', '*.{json,sha256,html}'],
    setHeaders(response, path) {
      // Files under assets/ carry a hash of their content in their name.
      const forEver = path.includes(`${join(folder, 'assets')}`);
      response.header(
        'cache-control',
        forEver ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}

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
