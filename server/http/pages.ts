import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import type { PageDrawer } from '@elan/domain/contract/pageData';
import { Failure } from '@elan/domain/failure';
import { asLanguage, defaultLanguage, type Language } from '@elan/domain/language';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { standInsOf } from '../config.ts';
import { describeDeployment } from '../flows/describeDeployment.ts';
import { readPageData } from '../flows/readPageData.ts';
import { deliveredMails } from '../sandbox/mailbox/mailbox.ts';
import { mailboxPage } from '../sandbox/mailbox/mailboxPage.ts';
import type { Services } from '../services.ts';
import { drawerFolder, loadPageDrawer } from './pageDrawer.ts';
import { type PageParts, readPageTemplate } from './pageTemplate.ts';
import type { RequireAccount } from './session.ts';
import { hasSessionHint } from './sessionHint.ts';

/** Where the build of the web app is found. */
export const webBuild = fileURLToPath(new URL('../../web/dist', import.meta.url));

const html = 'text/html; charset=utf-8';

const dashboard = '/dashboard';

/** A tenth of the time of the best, and some percent larger. */
const pageBrotliQuality = 5;

/** The page that a recovery link opens: until it has read the tokens, they are in its address. */
const mayCarryTokens = /^\/auth(?![^/?])/i;

/** Serves the web app: its files as they are, and its one page for every other address. */
export async function servePages(
  app: FastifyInstance,
  options: {
    readonly folder: string;
    readonly services: Services;
    readonly requireAccount: RequireAccount;
  },
): Promise<void> {
  const { folder, services, requireAccount } = options;
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    cacheControl: false,
    // The build left the compressed files beside the others; none of them is asked for by its own name.
    preCompressed: true,
    globIgnore: [`${drawerFolder}/**`, '**/*.{br,gz}', '*.{json,sha256,html}'],
    setHeaders(response, path) {
      // Files under assets/ carry a hash of their content in their name.
      const forEver = path.includes(`${join(folder, 'assets')}`);
      response.header(
        'cache-control',
        forEver ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  // The page itself, for each request. It repeats nothing of the request, so that its length betrays nothing
  // of what stands in it (BREACH), and no secret does: the session is in a cookie that scripts cannot read.
  await app.register(fastifyCompress, {
    global: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: pageBrotliQuality } },
  });
  // Not waited for: a server is ready before, and leaves the drawing to browsers until then.
  let draw: PageDrawer | undefined;
  loadPageDrawer(folder).then(
    (loaded) => {
      draw = loaded;
    },
    (error: unknown) => app.log.error({ err: error }, 'loading what draws pages'),
  );
  const write = readPageTemplate(folder);
  const deployment = describeDeployment(services, standInsOf(services.config));
  app.setNotFoundHandler(() => {
    throw new Failure('not_found');
  });
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (/^\/(api|assets)(\/|$)/.test(request.url)) throw new Failure('not_found');
    const path = pathOf(request.url);
    const own = isForEverybody(path) ? undefined : await ownData(request, reply, path);
    reply
      .type(html)
      // What is one person's is nobody else's, and is not shown again after a sign-out.
      .header('cache-control', own ? 'private, no-store' : 'no-cache')
      .header('vary', 'Cookie');
    if (mayCarryTokens.test(path)) reply.header('referrer-policy', 'no-referrer');
    const language = chosenLanguage(request) ?? own?.me?.language ?? defaultLanguage;
    const page = { path, language, data: { deployment, ...own } };
    return reply.compress(write((await drawn(request, page)) ?? page));
  });

  /** The same page drawn, where it is the dashboard with all its data. One that cannot be is drawn by the browser. */
  async function drawn(request: FastifyRequest, page: PageParts): Promise<PageParts | undefined> {
    if (!draw || page.path !== dashboard || !page.data.projects) return undefined;
    const at = services.clock.now().toISOString();
    const data = { ...page.data, drawn: { at, language: page.language } };
    try {
      return { ...page, data, markup: await draw({ path: page.path, data }) };
    } catch (error) {
      request.log.error({ err: error }, 'drawing of a page');
      return undefined;
    }
  }

  /** Data of the person, where there is one; a page without it asks by itself and says what is wrong. */
  async function ownData(request: FastifyRequest, reply: FastifyReply, path: string) {
    if (!hasSessionHint(request)) return undefined;
    try {
      const account = await requireAccount(request, reply);
      return await readPageData(services, { account, isDashboard: path === dashboard });
    } catch (error) {
      const isOver = error instanceof Failure && error.code === 'unauthenticated';
      if (!isOver) request.log.error({ err: error }, 'data of a page');
      return undefined;
    }
  }
}

/** Signed-out pages: whoever is signed in is led away from them, or reads the same. */
function isForEverybody(path: string): boolean {
  return path === '/' || path === '/auth' || path === '/account-deleted';
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? url;
}

/** The mailbox of the stand-in for mail. */
export function serveMailbox(app: FastifyInstance, services: Pick<Services, 'db'>): void {
  app.get('/sandbox/mailbox', { schema: { hide: true } }, async (request, reply: FastifyReply) => {
    const mails = await deliveredMails(services.db);
    return reply
      .type(html)
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(mailboxPage(mails, chosenLanguage(request) ?? defaultLanguage));
  });
}

/** @returns what this browser showed last, if anything. */
function chosenLanguage(request: FastifyRequest): Language | undefined {
  return asLanguage(request.cookies.elan_language);
}
