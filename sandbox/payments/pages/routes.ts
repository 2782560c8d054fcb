import { asLanguage, defaultLanguage, type Language, languageCookie } from '@elan/domain/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../../page.ts';
import { parseForm } from '../api/server.ts';
import { readCard, type TypedCard } from '../cards.ts';
import { inTransaction, type StoreServices } from '../store.ts';
import { changeSettings, deliverAgain } from '../webhooks.ts';
import {
  type CardPageKind,
  type CardPageState,
  type Outcome,
  readSession,
  submitCard,
} from './cardFlow.ts';
import { cardPage, missingPage, type Refused, type Shown } from './cardPage.ts';
import { actAtDesk, readDesk } from './desk.ts';
import { deskPage, deskPath } from './deskPage.ts';

/** Longest form, in bytes. */
const bodyLimit = 16 * 1024;

/**
 * Serves the payment page, the page that changes a card and the provider's desk. Forms are parsed in
 * this scope only: the rest of the app accepts none that another site could post.
 */
export async function serveSandboxPayments(
  app: FastifyInstance,
  services: StoreServices,
): Promise<void> {
  await app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, parseForm(String(body))),
    );
    serveCardPage(pages, services, 'checkout');
    serveCardPage(pages, services, 'portal');
    serveDesk(pages, services);
  });
}

const hide = { schema: { hide: true } };

function serveCardPage(app: FastifyInstance, services: StoreServices, kind: CardPageKind): void {
  const route = `/sandbox/${kind}/:id`;
  const read = (request: FastifyRequest) =>
    inTransaction(services, (context) => readSession(context, kind, idOf(request)));
  const shownFor = (request: FastifyRequest, session: CardPageState | undefined): Shown => ({
    kind,
    id: idOf(request),
    language: languageOf(request, session?.language),
    now: services.clock.now(),
  });

  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    refused: Refused,
  ) {
    const session = await read(request);
    const shown = shownFor(request, session);
    if (!session) return sendPage(reply, missingPage(shown), 404);
    return sendPage(reply, cardPage(shown, session, refused), status);
  }

  async function respond(
    request: FastifyRequest,
    reply: FastifyReply,
    outcome: Outcome,
    typed: Refused['typed'],
  ) {
    const language = asLanguage(textField(request.query, 'lang'));
    const query = language ? `?lang=${language}` : '';
    const here = `/sandbox/${kind}/${encodeURIComponent(idOf(request))}`;
    switch (outcome.kind) {
      case 'done':
        return reply.redirect(outcome.to, 303);
      case 'closed':
        return reply.redirect(`${here}${query}`, 303);
      default:
        return refuse(request, reply, 402, { typed, wrong: [], outcome });
    }
  }

  app.get(route, hide, async (request, reply) => {
    const session = await read(request);
    const shown = shownFor(request, session);
    if (!session) return sendPage(reply, missingPage(shown), 404);
    return sendPage(reply, cardPage(shown, session), session.state === 'expired' ? 410 : 200);
  });

  app.post(route, hide, async (request, reply) => {
    const { body } = request;
    const typed: TypedCard = {
      number: textField(body, 'number'),
      expiry: textField(body, 'expiry'),
      cvc: textField(body, 'cvc'),
      name: textField(body, 'name'),
    };
    const { card, wrong } = readCard(typed, services.clock.now());
    if (!card) return refuse(request, reply, 422, { typed, wrong });
    const outcome = await inTransaction(services, (context) =>
      submitCard(context, kind, idOf(request), card),
    );
    return respond(request, reply, outcome, typed);
  });
}

/** Every action leads back to the desk. */
function serveDesk(app: FastifyInstance, services: StoreServices): void {
  const back = (request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(`${deskPath}?lang=${languageOf(request)}`, 303);

  app.get(deskPath, hide, async (request, reply) => {
    const desk = await inTransaction(services, readDesk);
    return sendPage(reply, deskPage(desk, languageOf(request)));
  });
  app.post(`${deskPath}/subscriptions/:id/:action`, hide, async (request, reply) => {
    const action = textField(request.params, 'action');
    await inTransaction(services, (context) => actAtDesk(context, idOf(request), action));
    return back(request, reply);
  });
  app.post(`${deskPath}/events/:id/again`, hide, async (request, reply) => {
    await inTransaction(services, (context) => deliverAgain(context, idOf(request)));
    return back(request, reply);
  });
  app.post(`${deskPath}/deliveries`, hide, async (request, reply) => {
    const checked = (name: string) => textField(request.body, name) === 'yes';
    const copies = Math.trunc(Number(textField(request.body, 'copies'))) || 1;
    const settings = {
      hold: checked('hold'),
      shuffle: checked('shuffle'),
      failFirst: checked('failFirst'),
      copies: Math.min(20, Math.max(1, copies)),
    };
    await inTransaction(services, ({ tx }) => changeSettings(tx, settings));
    return back(request, reply);
  });
}

function idOf(request: FastifyRequest): string {
  return textField(request.params, 'id');
}

/** Chosen on the page, else the session's, else the language of the product's cookie. */
function languageOf(request: FastifyRequest, own?: Language): Language {
  return (
    asLanguage(textField(request.query, 'lang')) ??
    own ??
    asLanguage(request.cookies?.[languageCookie.name]) ??
    defaultLanguage
  );
}

/** @returns one text of a form, a query or a path; empty if it is missing or not a text. */
function textField(fields: unknown, name: string): string {
  if (typeof fields !== 'object' || fields === null || !Object.hasOwn(fields, name)) return '';
  const value: unknown = Reflect.get(fields, name);
  return typeof value === 'string' ? value : '';
}
