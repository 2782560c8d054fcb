import type { Call } from '@elan/domain/contract/call';
import { contract } from '@elan/domain/contract/contract';
import { Failure } from '@elan/domain/failure';
import { isPage } from '@elan/domain/pages';
import { findModule } from '@elan/modules/catalogue';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pagePath } from './pages/servePages.ts';
import type { RequireAccount } from './requireAccount.ts';

const calls: readonly Call[] = Object.values(contract);
const adminPaths = new Set<string>(
  calls.filter(({ session }) => session === 'admin').map(({ path }) => path),
);

/**
 * Answers requests that match no route: 405 with `Allow` if the path accepts another method, otherwise 404.
 * OPTIONS returns the allowed methods without CORS headers, so preflight requests from other sites fail. Must
 * be called before the routes are added.
 * @param requireAdmin hides the calls of the support desk, by throwing Failure `not_found` for everyone but
 *   administrators.
 */
export function refuseOtherMethods(app: FastifyInstance, requireAdmin: RequireAccount): void {
  const routes = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = routes.get(url) ?? new Set(['OPTIONS']);
    routes.set(url, methods);
    for (const one of [method].flat()) methods.add(one);
    if (methods.has('GET')) methods.add('HEAD');
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404 && !isUnderPages(request)) return;
    const [path = ''] = request.url.split('?');
    // A fixed path and a pattern with an id can match the same path.
    const found = [...routes].filter(([one]) => isOf(one, path));
    const methods = new Set(found.flatMap(([, own]) => [...own]));
    // The method exists, but the router found no route, for example because it parses the path differently.
    const isTaken = methods.has(request.method) && request.method !== 'OPTIONS';
    if (found.length === 0 || isTaken) throw new Failure('not_found');
    if (found.some(([url]) => adminPaths.has(url))) await requireAdmin(request, reply);
    reply.header('allow', [...methods].sort().join(', '));
    if (request.method !== 'OPTIONS') throw new Failure('method_not_allowed');
    return reply.code(204).send();
  });
}

/** @returns whether an API or asset path matched only the pages' catch-all route, which serves neither. */
function isUnderPages({ url, routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === '/*' && /^\/(api|assets)(\/|$|\?)/.test(url);
}

/**
 * @returns whether a path matches a route: `/*` matches pages, `:module` module keys, and any other `:name` a
 *   non-empty segment.
 */
function isOf(url: string, path: string): boolean {
  if (url === '/*') return isPage(pagePath(path));
  const [wanted, given] = [url.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((one, at) => fits(one, given[at] ?? ''));
}

function fits(wanted: string, given: string): boolean {
  if (wanted === ':module') return findModule(given) !== undefined;
  return wanted.startsWith(':') ? given !== '' : given === wanted;
}
