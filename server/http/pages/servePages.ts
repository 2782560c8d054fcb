import { randomBytes } from 'node:crypto';
import { constants } from 'node:zlib';
import {
  type PageRedirect,
  type PageToRender,
  projectCookie,
  type RenderedPage,
  serverTimeZone,
} from '@elan/domain/contract/pageData';
import { Failure } from '@elan/domain/failure';
import { defaultLanguage, landingPath, languages } from '@elan/domain/language';
import { isLanding, isPage, isPublicPage, offlineMark, offlinePath } from '@elan/domain/pages';
import { withoutTrailing } from '@elan/domain/text';
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { standInsOf } from '../../config/config.ts';
import { describeDeployment } from '../../flows/pages/describeDeployment.ts';
import { loadPageData } from '../../flows/pages/loadPageData.ts';
import type { Services } from '../../services.ts';
import type { RequireAccount } from '../requireAccount.ts';
import { allowInlineScripts } from '../securityHeaders.ts';
import { hasSessionHint } from '../sessionCookies.ts';
import type { PageSource } from './builtPages.ts';
import { askedLanguage, keepLanguage, languageOfPage } from './negotiateLanguage.ts';
import { createPublicPageCache, sendReadyPage } from './publicPageCache.ts';

const dashboard = '/dashboard';

/** A tenth of the time of the best, and some percent larger. */
const pageBrotliQuality = 5;

/** A person's page is nobody else's, and is not shown again after a sign-out. */
const personalCaching = 'private, no-store';

/**
 * Who comes back to the landing page within ten minutes has it at once. No cache on the way may keep it, since not all
 * of them heed the cookies that it varies by; and what it names lies beside it in the browser, whatever is deployed.
 */
const landingCaching = 'private, max-age=600';

/** The page that a recovery link opens: until it has read the tokens, they are in its address. */
const mayCarryTokens = /^\/auth(?![^/?])/i;

/** Signed-out pages: whoever is signed in is led away from them. */
const isForSignedOut = new Set<string>([
  ...Object.values(landingPath),
  '/auth',
  '/account-deleted',
]);

/** @returns the path of a page as the product knows it: in small letters, without a slash at its end. */
export function pagePath(path: string): string {
  return withoutTrailing(path.toLowerCase(), /\//) || '/';
}

/** What is rendered for who is not signed in: few pages, each kept. */
function isForStrangers(path: string): boolean {
  return isPublicPage(path) || isForSignedOut.has(path);
}

/** Serves the web app: its files as they are, and its one page for every other address. */
export async function servePages(
  app: FastifyInstance,
  options: {
    readonly source: PageSource;
    readonly services: Services;
    readonly requireAccount: RequireAccount;
  },
): Promise<void> {
  const { source, services, requireAccount } = options;
  const { publicUrl: origin } = services.config;
  await source.serveFiles(app);
  // A person's page, for each request. It repeats nothing of the request, so that its length betrays nothing
  // of what stands in it (BREACH), and no secret does: the session is in a cookie that scripts cannot read.
  await app.register(fastifyCompress, {
    global: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: pageBrotliQuality } },
  });
  const deployment = describeDeployment(services, standInsOf(services.config));
  const publicPages = createPublicPageCache({
    // A day of Toronto, from whose first moment on a page is the same on every server.
    version: () => {
      const now = services.clock.now();
      return source.keepsNothing ? now.toISOString() : dayOf(now);
    },
    render: async ({ path, language }, at) => {
      const page = await render({ path, origin, language, at, data: { deployment } });
      return page && 'markup' in page ? source.write({ path, language, page }) : undefined;
    },
  });
  const ahead = languages.map((language) =>
    publicPages.find({ path: landingPath[language], language }),
  );
  app.addHook('onClose', async () => {
    await Promise.all(ahead);
  });

  // The browser renders it, in its own language; a module's screen is what it most likely shows.
  app.get(offlinePath, { schema: { hide: true } }, async (_request, reply) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    const language = defaultLanguage;
    const page = await source.write({ path: '/module/brainstorm', language });
    return reply.compress(page.replace('<html ', `<html ${offlineMark} `));
  });

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [path = '/', query = ''] = request.url.split('?');
    reply.header('vary', 'Cookie');
    const isSignedIn = hasSessionHint(request);
    const home = isSignedIn ? dashboard : landingPath.fr;
    const place = pagePath(path);
    if (!isPage(place)) return leadTo(reply, home);
    const asked = askedLanguage(request);
    if (asked) {
      keepLanguage(reply, asked, origin);
      return leadTo(reply, isLanding(place) ? landingPath[asked] : path);
    }
    if (isLanding(path) && isSignedIn) return leadTo(reply, home);
    const own = isForSignedOut.has(place) ? undefined : await ownData(request, reply, path);
    reply.type('text/html; charset=utf-8');
    if (mayCarryTokens.test(path)) reply.header('referrer-policy', 'no-referrer');
    const { language, isNew } = languageOfPage(request, path, own?.me?.language);
    if (isNew) keepLanguage(reply, language, origin);
    reply.header('cache-control', own ? personalCaching : 'private, no-cache');
    // What stands behind the question mark is for the browser alone: it may be a person's.
    const mayRender = query === '' && path === place;
    if (!isSignedIn && mayRender && isForStrangers(path)) {
      const ready = await publicPages.find({ path, language });
      if (ready) {
        if (isLanding(path) && !isNew) reply.header('cache-control', landingCaching);
        allowScripts(reply, ready.scriptHashes);
        return sendReadyPage(ready, request, reply);
      }
    }
    if (!own || !mayRender) return reply.compress(await source.write({ path, language }));
    const nonce = randomBytes(16).toString('base64');
    const at = services.clock.now().toISOString();
    const page = await render({ path, origin, language, at, nonce, data: { deployment, ...own } });
    if (page && 'redirect' in page) return leadTo(reply, page.redirect);
    if (page) allowScripts(reply, [`nonce-${nonce}`]);
    return reply.compress(await source.write({ path, language, page }));
  });

  /** @returns the page; undefined where it cannot be rendered, and is left to the browser. */
  async function render(page: PageToRender): Promise<RenderedPage | PageRedirect | undefined> {
    try {
      const renderPage = await source.loadRenderer();
      return await renderPage?.(page);
    } catch (error) {
      app.log.error({ err: error }, 'rendering of a page');
      return undefined;
    }
  }

  /** Data of the person, where there is one; a page without it asks by itself and says what is wrong. */
  async function ownData(request: FastifyRequest, reply: FastifyReply, path: string) {
    if (!hasSessionHint(request)) return undefined;
    try {
      const account = await requireAccount(request, reply);
      const projectId = request.cookies[projectCookie.name];
      return await loadPageData(services, { account, screen: screenOf(path), projectId });
    } catch (error) {
      const isOver = error instanceof Failure && error.code === 'unauthenticated';
      if (!isOver) request.log.error({ err: error }, 'data of a page');
      return undefined;
    }
  }
}

function screenOf(path: string): 'dashboard' | 'module' | 'other' {
  if (path.startsWith('/module/')) return 'module';
  return path === dashboard ? 'dashboard' : 'other';
}

function allowScripts(reply: FastifyReply, sources: readonly string[]): void {
  const name = 'content-security-policy';
  const policy = reply.getHeader(name);
  if (typeof policy !== 'string' || sources.length === 0) return;
  reply.header(name, allowInlineScripts(policy, sources));
}

/** Where it leads depends on cookies: nobody keeps it. */
function leadTo(reply: FastifyReply, path: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(path, 303);
}

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: serverTimeZone, dateStyle: 'short' });

/** @returns noon of that day in Toronto, more or less, in ISO. */
function dayOf(now: Date): string {
  return `${calendar.format(now)}T17:00:00.000Z`;
}
