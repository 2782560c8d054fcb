import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { actAtDesk, asDeskAction } from '../desk/actions.ts';
import { readDesk } from '../desk/readDesk.ts';
import { deliverAgain } from '../webhooks/queue.ts';
import { changeSettings } from '../webhooks/settings.ts';
import { inWork } from '../work.ts';
import { deskPage, deskPath } from './deskPage.ts';
import { textField } from './fields.ts';
import { languageOf } from './hostedRoutes.ts';
import { sendPage } from './page.ts';
import type { PageServices } from './services.ts';

const mostCopies = 20;

/** Serves the provider's desk; every action leads back to it. */
export function serveDesk(app: FastifyInstance, services: PageServices): void {
  const hide = { schema: { hide: true } };
  const back = (request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(`${deskPath}?lang=${languageOf(request)}`, 303);

  app.get(deskPath, hide, async (request, reply) => {
    const desk = await inWork(services, readDesk);
    return sendPage(reply, deskPage(desk, languageOf(request)));
  });

  app.post(`${deskPath}/subscriptions/:id/:action`, hide, async (request, reply) => {
    const id = textField(request.params, 'id');
    const action = asDeskAction(textField(request.params, 'action'));
    if (action) await inWork(services, (work) => actAtDesk(work, id, action));
    return back(request, reply);
  });

  app.post(`${deskPath}/events/:id/again`, hide, async (request, reply) => {
    await inWork(services, (work) => deliverAgain(work, textField(request.params, 'id')));
    return back(request, reply);
  });

  app.post(`${deskPath}/deliveries`, hide, async (request, reply) => {
    const checked = (name: string) => textField(request.body, name) === 'yes';
    const copies = Math.trunc(Number(textField(request.body, 'copies'))) || 1;
    const settings = {
      hold: checked('hold'),
      shuffle: checked('shuffle'),
      failFirst: checked('failFirst'),
      copies: Math.min(mostCopies, Math.max(1, copies)),
    };
    await inWork(services, (work) => changeSettings(work.tx, settings));
    return back(request, reply);
  });
}
