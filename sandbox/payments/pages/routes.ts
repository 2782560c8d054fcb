import { cookieNames, type OurCookie } from '@elan/domain/cookieName';
import { asLanguage, defaultLanguage, type Language, languageCookie } from '@elan/domain/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../../page.ts';
import { parseForm } from '../api/server.ts';
import { readCard, type TypedCard } from '../cards.ts';
import { inTransaction, type StoreServices } from '../store.ts';
import { type CardPageKind, readSession, submitCard } from './cardFlow.ts';
import { cardPage, type Refused } from './cardPage.ts';
import { actAtDesk, readDesk } from './desk.ts';
import { deskPage, deskPath } from './deskPage.ts';

/** Maximum size of a form, in bytes. */
const bodyLimit = 16 * 1024;

/**
 * Serves the payment page, the page for changing a card and the provider's desk. Forms are parsed only in this scope,
 * because the rest of the app must not accept forms that another site could post.
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

function serveCardPage(app: FastifyInstance, services: StoreServices, kind: CardPageKind): void {
  const route = `/sandbox/${kind}/:id`;

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    refused?: Refused & { readonly status: number },
  ) {
    const id = textField(request.params, 'id');
    const session = await inTransaction(services, (context) => readSession(context, kind, id));
    const language = languageOf(request, session?.language);
    const page = cardPage({ kind, id, language, now: services.clock.now() }, session, refused);
    const isExpired = session?.state === 'expired';
    const status = session ? (refused?.status ?? (isExpired ? 410 : 200)) : 404;
    return sendPage(reply, page, status);
  }

  app.get(route, (request, reply) => show(request, reply));

  app.post(route, async (request, reply) => {
    const { body } = request;
    const typed: TypedCard = {
      number: textField(body, 'number'),
      expiry: textField(body, 'expiry'),
      cvc: textField(body, 'cvc'),
      name: textField(body, 'name'),
    };
    const { card, wrong } = readCard(typed, services.clock.now());
    if (!card) return show(request, reply, { status: 422, typed, wrong });
    const id = textField(request.params, 'id');
    const { to, refusal } = await inTransaction(services, (context) =>
      submitCard(context, kind, id, card),
    );
    if (refusal) return show(request, reply, { status: 402, typed, wrong: [], refusal });
    const language = asLanguage(textField(request.query, 'lang'));
    const here = `/sandbox/${kind}/${encodeURIComponent(id)}`;
    return reply.redirect(to ?? `${here}${language ? `?lang=${language}` : ''}`, 303);
  });
}

function serveDesk(app: FastifyInstance, services: StoreServices): void {
  app.get(deskPath, async (request, reply) => {
    const subscriptions = await inTransaction(services, readDesk);
    return sendPage(reply, deskPage(subscriptions, languageOf(request)));
  });
  app.post(`${deskPath}/subscriptions/:id/:action`, async (request, reply) => {
    const [id, action] = ['id', 'action'].map((name) => textField(request.params, name));
    await inTransaction(services, (context) => actAtDesk(context, id ?? '', action ?? ''));
    return reply.redirect(`${deskPath}?lang=${languageOf(request)}`, 303);
  });
}

/** Returns the language chosen on the page, else the session's, else the product's cookie's, else the default. */
function languageOf(request: FastifyRequest, own?: Language): Language {
  return (
    asLanguage(textField(request.query, 'lang')) ??
    own ??
    asLanguage(cookieOf(request, languageCookie.name)) ??
    defaultLanguage
  );
}

/** @returns a text field of a form, query or path; empty if it is missing or not a text. */
function textField(fields: unknown, name: string): string {
  if (typeof fields !== 'object' || fields === null || !Object.hasOwn(fields, name)) return '';
  const value: unknown = Reflect.get(fields, name);
  return typeof value === 'string' ? value : '';
}

function cookieOf({ cookies }: FastifyRequest, name: OurCookie): string | undefined {
  const found = cookieNames(name).find((each) => cookies?.[each] !== undefined);
  return found && cookies[found];
}
