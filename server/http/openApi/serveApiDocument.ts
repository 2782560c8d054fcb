import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { createSessionCookies } from '../sessionCookies.ts';
import { describeApi } from './apiDocument.ts';

/** Serves the API document, which is generated at the first request and then cached. */
export function serveApiDocument(app: FastifyInstance, config: Config): void {
  const { name: cookie } = createSessionCookies(config.publicUrl);
  let json: string | undefined;
  app.get('/api/openapi.json', (_request, reply) => {
    json ??= JSON.stringify(describeApi({ cookie, contact: config.apiContact }));
    return reply.type('application/json; charset=utf-8').send(json);
  });
}
