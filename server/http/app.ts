import { Failure } from '@elan/domain/failure';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { requireOwnOrigin } from '../lib/ownOrigin.ts';
import type { Tracer } from '../lib/traces.ts';
import type { Services } from '../services.ts';
import type { StandIns } from '../standIns.ts';
import { answerFailure } from './errorReplies.ts';
import {
  closeConnectionsWhileLeaving,
  type Leaving,
  refuseWhileClosing,
} from './gracefulShutdown.ts';
import { parseJsonBodies, refuseCompressedBodies } from './jsonBodyParser.ts';
import { refuseUnknownHosts } from './knownHosts.ts';
import { refuseOtherMethods } from './methods.ts';
import { createRequireAdmin, createServe } from './mountContract.ts';
import { observeRequests, requestIdOf } from './observeRequests.ts';
import { serveApiPage } from './openApi/apiPage.ts';
import { serveApiDocument } from './openApi/serveApiDocument.ts';
import { createSessionBoundStreams } from './openStreams.ts';
import { builtPages, type PageSource } from './pages/builtPages.ts';
import { languageOfBrowser } from './pages/negotiateLanguage.ts';
import { serveCrawlers } from './pages/robotsTxt.ts';
import { serveSecurityTxt } from './pages/securityTxt.ts';
import { servePages } from './pages/servePages.ts';
import { createRateLimits } from './rateLimits.ts';
import { answerClientError, pathOfRequest, requireForm } from './requestForm.ts';
import { createRequireAccount } from './requireAccount.ts';
import { accountRoutes } from './routes/account.ts';
import { adminRoutes } from './routes/admin.ts';
import { confirmationRoutes, redirectEarlierConfirmationLinks } from './routes/confirmation.ts';
import { dossierRoutes } from './routes/dossier.ts';
import { forecastRoutes } from './routes/forecast.ts';
import { feedbackRoutes, moduleRoutes, versionRoutes } from './routes/modules.ts';
import { ownAccountRoutes } from './routes/ownAccount.ts';
import { projectRoutes } from './routes/projects.ts';
import { deploymentRoute, serviceRoutes } from './routes/service.ts';
import { sessionRoutes } from './routes/sessions.ts';
import { subscriptionRoutes } from './routes/subscription.ts';
import { twoFactorRoutes } from './routes/twoFactor.ts';
import { webhookPath, webhookRoute } from './routes/webhook.ts';
import { headersWithoutRoute, setSecurityHeaders } from './securityHeaders.ts';
import { endStalledReplies } from './stalledReplies.ts';
import { validatorCompiler } from './validatorCompiler.ts';

/**
 * Default limit for a request body, in bytes. Some calls allow larger bodies, such as saves
 * (`domain/project/moduleEntry.ts`).
 */
const bodyLimit = 1_048_576;

/** Time limit for receiving a complete request, in milliseconds. It does not limit the reply. */
const requestTimeoutMs = 60_000;

/**
 * Creates the HTTP app, which maps requests to flows and failures to replies.
 * @param options.pages the folder of the built web app, or another source of its pages; if undefined, only the API is
 *   served.
 * @param options.standIns the running stand-ins. Their pages are served too, and unknown hosts are refused.
 */
export async function createApp(
  services: Services,
  options: {
    readonly logger: FastifyBaseLogger;
    readonly pages: string | PageSource | undefined;
    readonly standIns?: StandIns | undefined;
    /** `isLeaving` becomes true when the server is about to stop. */
    readonly leaving?: Leaving;
    /** Starts a trace for each request. */
    readonly tracer?: Tracer | undefined;
  },
): Promise<FastifyInstance> {
  const { config } = services;
  const { leaving = { isLeaving: false } } = options;
  const bareHeaders = headersWithoutRoute(config.publicUrl);
  const app: FastifyInstance = Fastify({
    loggerInstance: options.logger,
    bodyLimit,
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    requestTimeout: requestTimeoutMs,
    // requestForm.ts refuses a missing Host header, in our own failure format.
    http: { requireHostHeader: false },
    rewriteUrl: pathOfRequest,
    genReqId: requestIdOf,
    // gracefulShutdown.ts refuses these requests, in our own failure format.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, bareHeaders),
    // A URL that cannot be decoded matches no route, so neither hooks nor the error handler run.
    frameworkErrors: (error, request, reply) => {
      observe(request, reply);
      answerFailure(error, request, reply.headers(bareHeaders));
    },
  });
  const observe = observeRequests(app, {
    measure: services.measure,
    tracer: options.tracer,
    leaving,
  });
  app.setValidatorCompiler(validatorCompiler);
  // Replies are not validated: the contract types them, and the presenters choose their fields.
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(answerFailure);
  parseJsonBodies(app);
  refuseCompressedBodies(app);

  await app.register(cookie);
  await setSecurityHeaders(app, config.publicUrl);
  const limit = createRateLimits(services.db);
  const requireAccount = createRequireAccount(services);
  const requireAdmin = createRequireAdmin(requireAccount, services);
  const openReplies = createSessionBoundStreams(services);
  app.addHook('onClose', async () => openReplies.stop());

  requireForm(app, bareHeaders);
  if (options.standIns) refuseUnknownHosts(app, config);
  closeConnectionsWhileLeaving(app, leaving);
  refuseWhileClosing(app);
  endStalledReplies(app);
  app.addHook('onRequest', async (request, reply) => {
    const name = request.routeOptions.url === webhookPath ? 'webhook' : 'network';
    await limit.byNetwork(name, request, reply);
    // Webhook events are authenticated by their signature alone.
    if (name !== 'webhook') requireOwnOrigin(request, config.publicUrl);
  });
  refuseOtherMethods(app, requireAdmin);
  app.addHook('onSend', async (request, reply) => {
    const isCall = request.routeOptions.url?.startsWith('/api/');
    if (isCall && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
  });

  await app.register(async (api) => {
    const serve = createServe(api, requireAccount, requireAdmin, limit, services);
    serviceRoutes(serve, services, leaving);
    if (config.role === 'worker') return;
    deploymentRoute(serve, services);
    accountRoutes(serve, services, limit);
    confirmationRoutes(serve, services);
    redirectEarlierConfirmationLinks(api);
    sessionRoutes(serve, services, limit);
    twoFactorRoutes(serve, services, limit);
    ownAccountRoutes(serve, services, limit, openReplies);
    projectRoutes(serve, services);
    moduleRoutes(serve, services, openReplies);
    versionRoutes(serve, services);
    feedbackRoutes(serve, services);
    forecastRoutes(serve, services);
    dossierRoutes(serve, services, limit);
    subscriptionRoutes(serve, services);
    adminRoutes(serve, services);
    await webhookRoute(api, services);
    serveApiDocument(api, config);
    await options.standIns?.addRoutes(api, languageOfBrowser);
  });
  app.setNotFoundHandler(() => {
    throw new Failure('not_found');
  });
  if (options.pages !== undefined && config.role !== 'worker') {
    serveApiPage(app, { mayTry: !config.production });
    serveSecurityTxt(app, services);
    serveCrawlers(app, config.publicUrl, options.standIns?.paths);
    const source = typeof options.pages === 'string' ? builtPages(options.pages) : options.pages;
    await servePages(app, { source, services, requireAccount });
  }
  return app;
}
