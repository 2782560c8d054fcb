import { asLanguage, defaultLanguage, type Language } from '@elan/domain/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CardFlow, Hosted, Outcome } from '../hosted/cardFlow.ts';
import { readCard, type TypedCard } from '../objects/readCard.ts';
import { inWork } from '../work.ts';
import { textField } from './fields.ts';
import { askingPage, hostedPage, missingPage, type Refused, type Shown } from './hostedPage.ts';
import { sendPage } from './page.ts';
import type { PageServices } from './services.ts';

/** Serves one of the two pages that take a card, and its step in between. */
export function serveHosted(app: FastifyInstance, services: PageServices, flow: CardFlow): void {
  const address = `/sandbox/${flow.path}/:id`;
  const hide = { schema: { hide: true } };
  const shownFor = (request: FastifyRequest, hosted: Hosted | undefined): Shown => ({
    path: flow.path,
    id: idOf(request),
    language: languageOf(request, hosted?.language),
    now: services.clock.now(),
  });
  const read = (id: string) => inWork(services, (work) => flow.read(work, id));

  /** Draws the session, unless it is not there. */
  async function show(request: FastifyRequest, reply: FastifyReply, asking: boolean) {
    const hosted = await read(idOf(request));
    const shown = shownFor(request, hosted);
    if (!hosted) return sendPage(reply, missingPage(shown), 404);
    if (asking && hosted.asking && hosted.state === 'open') {
      return sendPage(reply, askingPage(shown, hosted));
    }
    return sendPage(reply, hostedPage(shown, hosted), hosted.state === 'expired' ? 410 : 200);
  }

  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    refused: Refused,
  ) {
    const hosted = await read(idOf(request));
    const shown = shownFor(request, hosted);
    if (!hosted) return sendPage(reply, missingPage(shown), 404);
    return sendPage(reply, hostedPage(shown, hosted, refused), status);
  }

  async function lead(
    request: FastifyRequest,
    reply: FastifyReply,
    outcome: Outcome,
    typed: Pick<TypedCard, 'expiry' | 'name'>,
  ) {
    const query = languageQuery(request);
    const here = `/sandbox/${flow.path}/${encodeURIComponent(idOf(request))}`;
    switch (outcome.kind) {
      case 'done':
        return reply.redirect(outcome.to, 303);
      case 'ask_holder':
        return reply.redirect(`${here}/authentication${query}`, 303);
      case 'closed':
        return reply.redirect(`${here}${query}`, 303);
      default:
        return refuse(request, reply, 402, { kept: typed, errors: {}, outcome });
    }
  }

  app.get(address, hide, (request, reply) => show(request, reply, false));
  app.get(`${address}/authentication`, hide, (request, reply) => show(request, reply, true));

  app.post(address, hide, async (request, reply) => {
    const { body } = request;
    const typed: TypedCard = {
      number: textField(body, 'number'),
      expiry: textField(body, 'expiry'),
      cvc: textField(body, 'cvc'),
      name: textField(body, 'name'),
    };
    const { card, errors } = readCard(typed, services.clock.now());
    if (!card) return refuse(request, reply, 422, { kept: typed, errors });
    const outcome = await inWork(services, (work) => flow.submit(work, idOf(request), card));
    return lead(request, reply, outcome, typed);
  });

  app.post(`${address}/authentication`, hide, async (request, reply) => {
    const passed = textField(request.body, 'outcome') === 'complete';
    const outcome = await inWork(services, (work) => flow.confirm(work, idOf(request), passed));
    return lead(request, reply, outcome, { expiry: '', name: '' });
  });
}

function idOf(request: FastifyRequest): string {
  return textField(request.params, 'id');
}

/** Chosen on the page, else that of the session, else that of the product's own cookie. */
export function languageOf(request: FastifyRequest, own?: Language): Language {
  return (
    asLanguage(textField(request.query, 'lang')) ??
    own ??
    asLanguage(request.cookies?.elan_language) ??
    defaultLanguage
  );
}

function languageQuery(request: FastifyRequest): string {
  const language = asLanguage(textField(request.query, 'lang'));
  return language ? `?lang=${language}` : '';
}
