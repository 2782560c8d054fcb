import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { PageRenderer } from '@elan/domain/contract/pageData';
import { createServer, type ViteDevServer } from 'vite';
import { readConfig } from '../server/config/config.ts';
import { configuredHosts } from '../server/http/knownHosts.ts';
import { apiExplorerPath, apiKeyboardPath } from '../server/http/openApi/apiPage.ts';
import type { PageSource } from '../server/http/pages/builtPages.ts';
import { pageOf, pageWriter } from '../server/http/pages/htmlTemplate.ts';
import { apiExplorer } from './apiExplorer.ts';
import { repository } from './repository.ts';

type App = Parameters<PageSource['serveFiles']>[0];

const web = join(repository, 'web');

/** Entry scripts of the pages. In a build they come from `web/build/preloadManifest.ts`. */
const entries = {
  openTabProject: ['entry/openTabProject.ts'],
  noteEarlyClick: ['entry/noteEarlyClick.ts'],
  start: ['entry/deferScripts.ts'],
  auth: ['@vite/client', 'entry/entryAuth.tsx'],
  landing: ['landing/client.ts'],
};

/** In development every page loads all texts, since only a build knows which ones a page can show. */
const texts = readdirSync(join(web, 'copy/fr')).map((file) => file.replace('.ts', ''));

/** @returns a page source that renders pages from the current sources. Vite runs inside the server. */
export function devPages(): PageSource {
  // Nonce for the scripts that Vite adds. One per process is enough, since only developers use this server.
  const nonce = randomBytes(16).toString('base64');
  let started: ViteDevServer | undefined;
  const vite = () => {
    if (!started) throw new Error('Vite has not started');
    return started;
  };
  const html = (file: string, path: string) =>
    vite().transformIndexHtml(path, readFileSync(join(web, file), 'utf8'));
  return {
    icons: join(web, 'public'),
    async serveFiles(app) {
      started = await startVite(app, nonce);
      app.get(apiExplorerPath, (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').send(readFileSync(apiExplorer)),
      );
      app.get(apiKeyboardPath, (_request, reply) => reply.redirect('/entry/apiKeyboard.ts'));
      app.get('/kit/', async (_request, reply) =>
        reply.type('text/html; charset=utf-8').send(await html('kit/index.html', '/kit/')),
      );
    },
    async loadRenderer() {
      const { renderPage } = await vite().ssrLoadModule('/entry/entryServer.tsx');
      return renderPage as PageRenderer;
    },
    async write(parts) {
      const page = await html('index.html', parts.path);
      // In development the first scripts run late, so the page is hidden until they have decided which project to show.
      const hidden = '<style>[data-person] body{visibility:hidden}</style>';
      const styles = `${parts.project ? hidden : ''}<link rel="stylesheet" href="/styles.css"></head>`;
      return pageWriter({
        // Vite serves files outside its root under `/@fs`.
        html: page
          .replace('"../node_modules/', `"/@fs${repository}/node_modules/`)
          .replace('</head>', styles),
        preloads: { screens: {}, parts: {}, texts: { [pageOf(parts.path)]: texts }, entries },
        styleOf: (file) => `<link rel="stylesheet" href="/${file}">`,
        // Inline as in a build, because a module would run too late to record early actions.
        firstScript: (file, ownNonce = nonce) =>
          `<script nonce="${ownNonce}">(()=>{${withoutTypes(file)}})()</script>`,
      })(parts);
    },
    keepsNothing: true,
  };
}

/** @returns a file's code without its types. The file must not import anything. */
function withoutTypes(file: string): string {
  return stripTypeScriptTypes(readFileSync(join(web, file), 'utf8'));
}

async function startVite(app: App, nonce: string): Promise<ViteDevServer> {
  const vite = await createServer({
    configFile: join(web, 'vite.config.ts'),
    // Otherwise Vite bundles its configuration into a new file, and Node's watcher restarts the server.
    configLoader: 'native',
    appType: 'custom',
    html: { cspNonce: nonce },
    server: {
      middlewareMode: true,
      hmr: { server: app.server },
      // Besides loopback and numeric addresses, Vite's web socket accepts only the hosts in this list.
      allowedHosts: configuredHosts(readConfig(process.env)),
    },
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
