import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PageRenderer } from '@elan/domain/contract/pageData';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type PageParts, pageWriter, readPageTemplate } from './htmlTemplate.ts';

/** The folder of the web app's build. */
export const webBuild = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Pages come from the build of the web app, or in development from its sources (`scripts/devPages.ts`). */
export interface PageSource {
  /** Serves the files that pages load. */
  readonly serveFiles: (app: FastifyInstance) => Promise<void>;
  /** The folder with the icons. */
  readonly icons: string;
  /** Loads the renderer; undefined if there is none, so that browsers render all pages. */
  readonly loadRenderer: () => Promise<PageRenderer | undefined>;
  /** @returns the complete page. */
  readonly write: (parts: PageParts) => string | Promise<string>;
  /** Rendered pages are not cached, since the sources may change before the next request. */
  readonly keepsNothing?: boolean;
}

/** @param folder of the build. @returns its pages; each file has a compressed copy beside it. */
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
    // The files are small and mostly compressed: range requests would be of no use.
    acceptRanges: false,
    // The build wrote the compressed copies; they are not served under their own names.
    preCompressed: true,
    globIgnore: [`${ssrBundleFolder}/**`, '**/*.{br,gz}', '*.{json,sha256,html}'],
    setHeaders(response, path) {
      // Files under assets/ carry a hash of their content in their name.
      const forEver = path.includes(`${join(folder, 'assets')}`);
      // A browser must see a new service worker at once.
      const other = path.includes(join(folder, 'sw.js')) ? 'no-cache' : 'public, max-age=3600';
      response.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : other);
    },
  });
}

/** The folder of a build with the code that renders pages on the server; it is not served. */
export const ssrBundleFolder = 'server';

/**
 * Loads the code that renders pages on the server, built from `web/entry/entryServer.tsx`.
 * @param folder of the build. @returns undefined if it has none.
 */
export async function loadSsrBundle(folder: string): Promise<PageRenderer | undefined> {
  const file = join(folder, ssrBundleFolder, 'entryServer.js');
  if (!existsSync(file)) return undefined;
  const built: { readonly renderPage?: unknown } = await import(pathToFileURL(file).href);
  if (typeof built.renderPage !== 'function') throw new Error(`${file} does not render pages`);
  return built.renderPage as PageRenderer;
}
