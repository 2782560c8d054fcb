import { randomBytes } from 'node:crypto';
import { constants } from 'node:zlib';
import {
  type PageRedirect,
  type PageToRender,
  projectCookie,
  type RenderedPage,
  readProjectHint,
  wantedCookie,
} from '@elan/domain/contract/pageData';
import { isoDayInToronto } from '@elan/domain/day';
import { Failure } from '@elan/domain/failure';
import { defaultLanguage, landingPath, languageField, languages } from '@elan/domain/language';
import {
  isForPrograms,
  isLanding,
  isPage,
  isPlainProjectPage,
  isPublicPage,
  isPublicQuery,
  offlineMark,
  offlinePath,
  projectAddress,
  readProjectAddress,
} from '@elan/domain/pages';
import { withoutTrailing } from '@elan/domain/text';
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { standInsOf } from '../../config/config.ts';
import { describeDeployment, loadPageData, type Screen } from '../../flows/pages/loadPageData.ts';
import type { Services } from '../../services.ts';
import { readCookie } from '../readCookie.ts';
import type { RequireAccount } from '../requireAccount.ts';
import { allowInlineScripts } from '../securityHeaders.ts';
import { hasSessionHint } from '../sessionCookies.ts';
import { serveBrowserRequests } from './browserRequests.ts';
import type { PageSource } from './builtPages.ts';
import { askedLanguage, keepLanguage, languageOfPage } from './negotiateLanguage.ts';
import { createPublicPageCache, sendReadyPage } from './publicPageCache.ts';

const dashboard = '/dashboard';

/** Delay in milliseconds, after the server starts to listen, before it renders the landing page in advance. */
const aheadMs = 1_000;

/** Ten times faster than the best quality, for output that is a few percent larger. */
const pageBrotliQuality = 5;

/** Personal pages are never cached, so that they cannot be shown after a sign-out. */
const personalCaching = 'private, no-store';

/**
 * Browsers reuse the landing page for ten minutes. Shared caches must not store it, since not all respect
 * `Vary: Cookie`. Browsers cache its files for longer, so that a deployment does not break a cached page.
 */
const landingCaching = 'private, max-age=600';

/**
 * Matches the page that confirmation and recovery links open. Its URL may contain tokens until the page reads them.
 */
const mayCarryTokens = /^\/auth(?![^/?])/i;

/** Pages for signed-out visitors, rendered without account data. */
const isForSignedOut = new Set<string>([
  ...Object.values(landingPath),
  '/auth',
  '/account-deleted',
]);

/** @returns the canonical path of a page, which is lowercase and has no trailing slash. */
export function pagePath(path: string): string {
  return withoutTrailing(path.toLowerCase(), /\//) || '/';
}

/** @returns whether signed-out visitors can see the page. Such pages are few, and cached for them. */
function isForStrangers(path: string): boolean {
  return isPublicPage(path) || isForSignedOut.has(path);
}

/**
 * Serves the files and pages of the web app. Unknown paths redirect to the home page, or fail with `not_found` if
 * only software requests them, such as `.js` and `/.well-known/`.
 */
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
  serveBrowserRequests(app, source.icons);
  // Compresses personal pages, which are rendered for each request. The compressed length reveals nothing (BREACH),
  // because they contain no secret: the session is in a cookie that scripts cannot read.
  await app.register(fastifyCompress, {
    global: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: pageBrotliQuality } },
  });
  const deployment = describeDeployment(services, standInsOf(services.config));
  const publicPages = createPublicPageCache({
    // For built pages, the current day in Toronto, so that all servers render the same page during that day.
    version: () => {
      const now = services.clock.now();
      return source.keepsNothing ? now.toISOString() : dayOf(now);
    },
    render: async ({ path, query, language }, at) => {
      const page = await render({ path, query, origin, language, at, data: { deployment } });
      return page && 'markup' in page ? source.write({ path, language, page }) : undefined;
    },
  });
  let ahead: Promise<unknown> | undefined;
  const renderAhead = (): void => {
    ahead = Promise.all(
      languages.map((language) =>
        publicPages.find({ path: landingPath[language], query: '', language }),
      ),
    );
  };
  app.addHook('onListen', async () => {
    const timer = setTimeout(renderAhead, aheadMs).unref();
    app.server.once('close', () => clearTimeout(timer));
  });
  app.addHook('onClose', async () => {
    await ahead;
  });

  // The browser renders the offline page, in the user's language. The page preloads the files of a module's screen,
  // which is the screen most likely to be needed.
  app.get(offlinePath, async (_request, reply) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    const language = defaultLanguage;
    const page = await source.write({ path: '/module/brainstorm', language });
    return reply.compress(page.replace('<html ', `<html ${offlineMark} `));
  });

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '/', query = ''] = request.url.split('?');
    reply.header('vary', 'Cookie');
    const isSignedIn = hasSessionHint(request);
    const home = isSignedIn ? dashboard : landingPath.fr;
    const place = pagePath(path);
    if (!isPage(place)) {
      if (isForPrograms(path)) throw new Failure('not_found');
      return leadTo(reply, home);
    }
    const named = readProjectAddress(place);
    if (path !== place && (named || isPlainProjectPage(place))) {
      return leadTo(reply, query === '' ? place : `${place}?${query}`);
    }
    const asked = askedLanguage(request);
    if (asked) {
      keepLanguage(reply, asked, origin);
      return leadTo(reply, isLanding(place) ? landingPath[asked] : path + publicPart(path, query));
    }
    if (isLanding(path) && isSignedIn) return leadTo(reply, home);
    const own = isForSignedOut.has(place) ? undefined : await ownData(request, reply, path);
    // A deleted project gets the same answer as another person's project.
    if (own?.isProjectMissing) reply.code(404);
    reply.type('text/html; charset=utf-8');
    if (mayCarryTokens.test(path)) reply.header('referrer-policy', 'no-referrer');
    const { language, isNew } = languageOfPage(request, path, own?.me?.language);
    if (isNew) keepLanguage(reply, language, origin);
    reply.header('cache-control', own ? personalCaching : 'private, no-cache');
    if (!isSignedIn && path === place && isForStrangers(path) && isPublicQuery(path, query)) {
      const ready = await publicPages.find({ path, query, language });
      if (ready) {
        if (isLanding(path) && !isNew) reply.header('cache-control', landingCaching);
        allowScripts(reply, ready.scriptHashes);
        return sendReadyPage(ready, request, reply);
      }
    }
    // All other pages with a query are rendered by the browser, since a query may contain personal data.
    const mayRender = query === '' && path === place;
    const project =
      own?.me && !own.isProjectMissing && (named || isPlainProjectPage(path))
        ? { personId: own.me.user.id, id: own.projectId }
        : undefined;
    if (!own || !mayRender) return reply.compress(await source.write({ path, language, project }));
    // A URL without a project id is rendered as the URL of the current project. The browser replaces the URL
    // before it displays the page.
    const address = project?.id ? projectAddress(project.id, named?.page ?? path) : path;
    const nonce = randomBytes(16).toString('base64');
    const at = services.clock.now().toISOString();
    const data = { deployment, ...own };
    const page = await render({ path: address, origin, language, at, nonce, data });
    if (page && 'redirect' in page) return leadTo(reply, page.redirect);
    if (page) allowScripts(reply, [`nonce-${nonce}`]);
    return reply.compress(await source.write({ path, language, page, nonce, project }));
  };
  // Separate patterns, so that logs and metrics distinguish these pages.
  for (const pattern of ['/p/:id/module/:module', '/p/:id/rehearsal', '/p/:id/dossier', '/*']) {
    app.get(pattern, sendPage);
  }

  /** @returns undefined if the page cannot be rendered here, in which case the browser renders it. */
  async function render(page: PageToRender): Promise<RenderedPage | PageRedirect | undefined> {
    try {
      const renderPage = await source.loadRenderer();
      return await renderPage?.(page);
    } catch (error) {
      app.log.error({ err: error }, 'rendering of a page');
      return undefined;
    }
  }

  /**
   * @returns the data of a signed-in user; undefined if signed out, or after an error. The page then requests the data
   *   itself.
   */
  async function ownData(request: FastifyRequest, reply: FastifyReply, path: string) {
    if (!hasSessionHint(request)) return undefined;
    try {
      const account = await requireAccount(request, reply);
      request.log = request.log.child({ accountId: account.id });
      const wanted = readCookie(request, wantedCookie);
      const hint = readProjectHint(readCookie(request, projectCookie.name));
      const { projectId, page = path } = readProjectAddress(path) ?? {};
      const screen = screenOf(page);
      return await loadPageData(services, { account, screen, projectId, hint, wanted });
    } catch (error) {
      const isOver = error instanceof Failure && error.code === 'unauthenticated';
      if (!isOver) request.log.error({ err: error }, 'data of a page');
      return undefined;
    }
  }
}

function screenOf(path: string): Screen {
  if (path.startsWith('/module/')) return 'module';
  if (path === '/pricing') return 'pricing';
  if (path === '/rehearsal') return 'rehearsal';
  if (path === '/dossier') return 'dossier';
  if (path === '/account') return 'account';
  return path === dashboard ? 'dashboard' : 'other';
}

function allowScripts(reply: FastifyReply, sources: readonly string[]): void {
  const name = 'content-security-policy';
  const policy = reply.getHeader(name);
  if (typeof policy !== 'string' || sources.length === 0) return;
  reply.header(name, allowInlineScripts(policy, sources));
}

/** @returns the query without its language field, preceded by `?`; an empty string if nothing public is left. */
function publicPart(path: string, query: string): string {
  const rest = query
    .split('&')
    .filter((part) => !part.startsWith(`${languageField}=`))
    .join('&');
  return rest !== '' && isPublicQuery(path, rest) ? `?${rest}` : '';
}

/** Redirects are not cached, because they depend on cookies. */
function leadTo(reply: FastifyReply, path: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(path, 303);
}

/** @returns a time around noon of that day in Toronto, in ISO 8601. */
function dayOf(now: Date): string {
  return `${isoDayInToronto(now)}T17:00:00.000Z`;
}
