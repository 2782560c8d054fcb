import type { Readable } from 'node:stream';
import type { Call, CallReply } from '@elan/domain/contract/call';
import { Failure } from '@elan/domain/failure';
import { isStorable } from '@elan/domain/text';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { inProject, ownProject, type ProjectScope } from '../access/projectScope.ts';
import type { Account } from '../auth/currentAccount.ts';
import { networkPrefixOf } from '../auth/networkPrefix.ts';
import type { Services } from '../services.ts';
import { findProjectHead } from '../store/projects/projects.ts';
import { hasTwoFactor } from '../store/signIn/twoFactor.ts';
import { limited } from './jsonBodyParser.ts';
import type { Limit, LimitName } from './rateLimits.ts';
import type { RequireAccount } from './requireAccount.ts';

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

/** Prefix of all paths that belong to one project. */
const inOneProject = '/api/projects/:id';

export interface Served<C extends Call> {
  readonly params: Output<C['params']>;
  readonly query: Output<C['query']>;
  readonly body: Output<C['body']>;
  readonly account: C['session'] extends 'none' ? undefined : Account;
  /** Set only for calls within a project. */
  readonly scope: C['path'] extends `${typeof inOneProject}${string}` ? ProjectScope : undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** @returns the reply; undefined if the handler sends it itself. */
export type Handler<C extends Call> = (served: Served<C>) => Promise<CallReply<C> | undefined>;

interface ServeOptions<C extends Call> {
  /** An additional rate limit by network. */
  readonly limit?: LimitName;
  /** Maximum size of the request body, in bytes, instead of the app's default. */
  readonly bodyLimit?: number;
  /** Accepts bodies up to this `bodyLimit` if `allows` resolves to true. */
  readonly exception?: {
    readonly bodyLimit: number;
    /** @param params the path parameters, which are not validated yet. */
    readonly allows: (scope: ProjectScope, params: Output<C['params']>) => Promise<boolean>;
  };
}

export type Serve = <const C extends Call>(
  call: C,
  handler: Handler<C>,
  options?: ServeOptions<C>,
) => void;

/** Schema of the params, query or body that a call does not declare. Unknown fields are refused, not dropped. */
const nothing = z.strictObject({});
const noBody = z.optional(z.nullable(nothing));

/** @throws Failure `not_found` if the account has no such project, or it is in the recycle bin. */
async function refuseForeignProject(
  db: Services['db'],
  scope: ProjectScope | undefined,
): Promise<void> {
  if (!scope) return;
  const found = await inProject(db, scope, (tx) =>
    findProjectHead(tx, scope.owner.id, scope.projectId),
  );
  if (!found) throw new Failure('not_found');
}

/** @throws Failure `not_found` if the path contains text that no id in the database can contain. */
async function refuseUnstorable({ params }: FastifyRequest): Promise<void> {
  if (!Object.values(Object(params)).map(String).every(isStorable)) throw new Failure('not_found');
}

function isMalformed(error: unknown): boolean {
  return error instanceof Failure && error.code === 'malformed';
}

/** Rethrows an error, but as `not_found` if it is `unauthenticated`, so that calls for administrators stay hidden. */
function asMissing(error: unknown): never {
  const isStranger = error instanceof Failure && error.code === 'unauthenticated';
  throw isStranger ? new Failure('not_found') : error;
}

/**
 * @returns a variant of `requireAccount` that accepts only administrators.
 * @throws Failure `not_found` for everyone else; `two_factor_required` for an administrator without
 *   two-factor sign-in.
 */
export function createRequireAdmin(
  requireAccount: RequireAccount,
  { db }: Pick<Services, 'db'>,
): RequireAccount {
  return async (request, reply) => {
    const account = await requireAccount(request, reply).catch(asMissing);
    if (!account.access.isAdmin) {
      const { url: route } = request.routeOptions;
      const network = networkPrefixOf(request.ip);
      request.log.info({ route, network, accountId: account.id }, 'refused');
      throw new Failure('not_found');
    }
    if (!(await hasTwoFactor(db, account.id))) throw new Failure('two_factor_required');
    return account;
  };
}

/**
 * Creates the function that mounts calls of the contract. Each request is checked in this order: the call's own rate
 * limit by network, session (401), rate limit by account, characters of the path (404), then params, query and body
 * (400, or 404 if the project is not the account's). The handler runs last.
 */
export function createServe(
  app: FastifyInstance,
  requireAccount: RequireAccount,
  requireAdmin: RequireAccount,
  limit: Limit,
  { db }: Pick<Services, 'db'>,
): Serve {
  return (call, handler, options = {}) => {
    const { bodyLimit, exception } = options;
    const accounts = new WeakMap<FastifyRequest, Account>();
    const scopeOf = (request: FastifyRequest): ProjectScope | undefined => {
      const account = accounts.get(request);
      if (!account || !call.path.startsWith(inOneProject)) return undefined;
      return ownProject(account, String(Object(request.params).id));
    };
    app.route({
      method: call.method,
      url: call.path,
      ...(bodyLimit ? { bodyLimit: exception?.bodyLimit ?? bodyLimit } : {}),
      schema: {
        params: call.params ?? nothing,
        querystring: call.query ?? nothing,
        ...(call.method === 'GET' ? {} : { body: call.body ?? noBody }),
      },
      // Validation errors are reported only after the ownership of the project has been checked.
      attachValidation: true,
      onRequest: [
        async (request, reply) => {
          if (options.limit) await limit.byNetwork(options.limit, request, reply);
          if (call.session === 'none') return;
          const account =
            call.session === 'admin'
              ? await requireAdmin(request, reply)
              : await requireAccount(request, reply);
          await limit('account', account.id, request, reply);
          accounts.set(request, account);
          // From here on, every log line of this request names the account.
          request.log = request.log.child({ accountId: account.id });
        },
        refuseUnstorable,
      ],
      ...(bodyLimit && exception
        ? {
            preParsing: async (request: FastifyRequest, reply: FastifyReply, payload: Readable) => {
              const declaredLength = Number(request.headers['content-length'] ?? Number.NaN);
              if (declaredLength <= bodyLimit) return payload;
              const scope = scopeOf(request);
              if (scope && (await exception.allows(scope, request.params as never))) return payload;
              if (declaredLength > bodyLimit) {
                reply.header('connection', 'close');
                throw new Failure('body_too_large');
              }
              return limited(payload, bodyLimit);
            },
          }
        : {}),
      handler: async (request, reply) => {
        const scope = scopeOf(request);
        const refuseMalformed = async (error: unknown): Promise<never> => {
          await refuseForeignProject(db, scope);
          throw error;
        };
        if (request.validationError) return refuseMalformed(request.validationError);
        // The cast is safe: this call's own validators have run.
        const served = {
          params: request.params,
          query: request.query,
          body: request.body,
          account: accounts.get(request),
          scope,
          request,
          reply,
        } as unknown as Parameters<typeof handler>[0];
        // Some handlers validate further parts of the body before they look up the project.
        const answer = await handler(served).catch((error: unknown) =>
          isMalformed(error) ? refuseMalformed(error) : Promise.reject(error),
        );
        if (answer === undefined) return reply;
        return reply.code(call.status ?? 200).send(answer);
      },
    });
  };
}
