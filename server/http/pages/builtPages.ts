import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageRenderer } from '@elan/domain/contract/pageData';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type PageParts, pageWriter, readPageTemplate } from './htmlTemplate.ts';
import { loadSsrBundle, ssrBundleFolder } from './loadSsrBundle.ts';

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
      // A browser must see a new service worker at once.
      const other = path.includes(join(folder, 'sw.js')) ? 'no-cache' : 'public, max-age=3600';
      response.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : other);
    },
  });
}
