import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PageRenderer } from '@elan/domain/contract/pageData';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type PageParts, pageWriter, readPageTemplate } from './htmlTemplate.ts';

/** The folder of the web app's build. */
export const webBuild = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Source of the pages: the built web app or, in development, its source files (`scripts/devPages.ts`). */
export interface PageSource {
  readonly serveFiles: (app: FastifyInstance) => Promise<void>;
  readonly icons: string;
  /** @returns the server-side renderer; undefined if there is none, so that browsers render all pages. */
  readonly loadRenderer: () => Promise<PageRenderer | undefined>;
  /** @returns the HTML of a page. */
  readonly write: (parts: PageParts) => string | Promise<string>;
  /** If true, rendered pages are not cached, because the source files may change between requests. */
  readonly keepsNothing?: boolean;
}

/** @param folder the folder of the build, which also contains compressed copies of files. */
export function builtPages(folder: string): PageSource {
  const write = pageWriter(readPageTemplate(folder));
  let renderer: ReturnType<typeof loadSsrBundle> | undefined;
  return {
    serveFiles: (app) => serveFiles(app, folder),
    icons: folder,
    loadRenderer() {
      renderer ??= loadSsrBundle(folder);
      return renderer;
    },
    write,
  };
}

async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    cacheControl: false,
    // Range requests are useless for these small, mostly compressed files.
    acceptRanges: false,
    // Serves the build's compressed copies, but not under their own names.
    preCompressed: true,
    globIgnore: [`${ssrBundleFolder}/**`, '**/*.{br,gz}', '*.{json,sha256,html}'],
    setHeaders(response, path) {
      // File names in assets/ contain a hash of the content.
      const forEver = path.includes(`${join(folder, 'assets')}`);
      // Browsers must pick up a new service worker immediately.
      const other = path.includes(join(folder, 'sw.js')) ? 'no-cache' : 'public, max-age=3600';
      response.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : other);
    },
  });
}

/** Subfolder of the build with the server-side rendering code, which is not served. */
export const ssrBundleFolder = 'server';

/**
 * Loads the server-side renderer, built from `web/entry/entryServer.tsx`.
 * @param folder the folder of the build.
 * @returns undefined if the build has no renderer.
 */
export async function loadSsrBundle(folder: string): Promise<PageRenderer | undefined> {
  const file = join(folder, ssrBundleFolder, 'entryServer.js');
  if (!existsSync(file)) return undefined;
  const built: { readonly renderPage?: unknown } = await import(pathToFileURL(file).href);
  if (typeof built.renderPage !== 'function') throw new Error(`${file} does not render pages`);
  return built.renderPage as PageRenderer;
}
