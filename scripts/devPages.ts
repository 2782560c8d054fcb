import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageRenderer } from '@elan/domain/contract/pageData';
import { createServer, type ViteDevServer } from 'vite';
import type { PageSource } from '../server/http/pages/builtPages.ts';
import { pageWriter } from '../server/http/pages/htmlTemplate.ts';
import { repository } from './repository.ts';

/** The server that the pages are part of. */
type App = Parameters<PageSource['serveFiles']>[0];

const web = join(repository, 'web');

/** The scripts that begin a page, as `web/build/preloadManifest.ts` lists them of a build. */
const entries = {
  replayEarlyClick: ['entry/replayEarlyClick.ts'],
  start: ['landing/deferScripts.ts'],
  landing: ['landing/client.ts'],
};

/** @returns the pages as their sources are, rendered as those of a build: Vite runs inside the server. */
export function devPages(): PageSource {
  // Of the scripts that Vite puts into a page. One for as long as this runs: nobody else comes here.
  const nonce = randomBytes(16).toString('base64');
  let started: ViteDevServer | undefined;
  const vite = () => {
    if (!started) throw new Error('Vite has not started');
    return started;
  };
  const html = (file: string, path: string) =>
    vite().transformIndexHtml(path, readFileSync(join(web, file), 'utf8'));
  return {
    async serveFiles(app) {
      started = await startVite(app, nonce);
      app.get('/kit/', { schema: { hide: true } }, async (_request, reply) =>
        reply.type('text/html; charset=utf-8').send(await html('kit/index.html', '/kit/')),
      );
    },
    async loadRenderer() {
      const { renderPage } = await vite().ssrLoadModule('/entry/entryServer.tsx');
      return renderPage as PageRenderer;
    },
    async write(parts) {
      const page = await html('index.html', parts.path);
      const styles = '<link rel="stylesheet" href="/styles.css"></head>';
      return pageWriter({
        html: page.replace('</head>', styles),
        preloads: { screens: {}, entries },
        styleOf: (file) => `<link rel="stylesheet" href="/${file}">`,
      })(parts);
    },
    keepsNothing: true,
  };
}

async function startVite(app: App, nonce: string): Promise<ViteDevServer> {
  const vite = await createServer({
    configFile: join(web, 'vite.config.ts'),
    // Bundled into a file of its own, the configuration would have Node's watcher start over.
    configLoader: 'native',
    appType: 'custom',
    html: { cspNonce: nonce },
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.addHook('onSend', async (_request, reply) => {
    const name = 'content-security-policy';
    const policy = String(reply.getHeader(name));
    const allowed = policy.includes(';script-src ') ? policy : `${policy};script-src 'self'`;
    reply.header(name, `${allowed} 'nonce-${nonce}'`);
  });
  return vite;
}
