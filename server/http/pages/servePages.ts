import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import { type PageRenderer, serverTimeZone } from '@elan/domain/contract/pageData';
import { Failure } from '@elan/domain/failure';
import { landingPath, languages } from '@elan/domain/language';
import { isLanding, isPage, isPublicPage } from '@elan/domain/pages';
import { withoutTrailing } from '@elan/domain/text';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { standInsOf } from '../../config/config.ts';
import { describeDeployment } from '../../flows/pages/describeDeployment.ts';
import { loadPageData } from '../../flows/pages/loadPageData.ts';
import type { Services } from '../../services.ts';
import type { RequireAccount } from '../requireAccount.ts';
import { hasSessionHint } from '../sessionCookies.ts';
import { type PageParts, readPageTemplate } from './htmlTemplate.ts';
import { loadSsrBundle, ssrBundleFolder } from './loadSsrBundle.ts';
import { askedLanguage, keepLanguage, languageOfPage } from './negotiateLanguage.ts';
import { createPublicPageCache, sendReadyPage } from './publicPageCache.ts';

/** Where the build of the web app is found. */
export const webBuild = fileURLToPath(new URL('../../../web/dist', import.meta.url));

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

/** What is drawn for who is not signed in: few pages, each kept. */
function isForStrangers(path: string): boolean {
  return isPublicPage(path) || isForSignedOut.has(path);
}

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
  const { publicUrl: origin } = services.config;
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
  // A person's page, for each request. It repeats nothing of the request, so that its length betrays nothing
  // of what stands in it (BREACH), and no secret does: the session is in a cookie that scripts cannot read.
  await app.register(fastifyCompress, {
    global: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: pageBrotliQuality } },
  });
  // Not waited for: a server is ready before.
  const drawer: Promise<PageRenderer | undefined> = loadSsrBundle(folder).catch(
    (error: unknown) => {
      app.log.error({ err: error }, 'loading what draws pages');
      return undefined;
    },
  );
  const write = readPageTemplate(folder);
  const deployment = describeDeployment(services, standInsOf(services.config));
  const signedOutPages = createPublicPageCache({
    // A day of Toronto, from whose first moment on a page is the same on every server.
    edition: () => dayOf(services.clock.now()),
    draw: async ({ path, language }, at) => {
      const page = { path, language, data: { deployment } };
      const drawn = await draw(page, at);
      return drawn && write(drawn);
    },
  });
  const ahead = languages.map((language) =>
    signedOutPages.find({ path: landingPath[language], language }),
  );
  app.addHook('onClose', async () => {
    await Promise.all(ahead);
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
    if (!isSignedIn && query === '' && isForStrangers(path)) {
      const ready = await signedOutPages.find({ path, language });
      if (ready) {
        if (isLanding(path) && !isNew) reply.header('cache-control', landingCaching);
        return sendReadyPage(ready, request, reply);
      }
    }
    const page = { path, language, data: { deployment, ...own } };
    const now = services.clock.now().toISOString();
    const drawn = path === dashboard && own?.projects ? await draw(page, now) : undefined;
    return reply.compress(write(drawn ?? page));
  });

  /** The same page drawn. One that cannot be is left to the browser. */
  async function draw(page: PageParts, at: string): Promise<PageParts | undefined> {
    const renderPage = await drawer;
    if (!renderPage) return undefined;
    const data = { ...page.data, drawn: { at, language: page.language } };
    try {
      return { ...page, data, page: await renderPage({ path: page.path, origin, data }) };
    } catch (error) {
      app.log.error({ err: error }, 'drawing of a page');
      return undefined;
    }
  }

  /** Data of the person, where there is one; a page without it asks by itself and says what is wrong. */
  async function ownData(request: FastifyRequest, reply: FastifyReply, path: string) {
    if (!hasSessionHint(request)) return undefined;
    try {
      const account = await requireAccount(request, reply);
      return await loadPageData(services, { account, isDashboard: path === dashboard });
    } catch (error) {
      const isOver = error instanceof Failure && error.code === 'unauthenticated';
      if (!isOver) request.log.error({ err: error }, 'data of a page');
      return undefined;
    }
  }
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
