import { Failure } from '@elan/domain/failure';
import type { FastifyInstance } from 'fastify';

/**
 * Takes JSON bodies and no others. Bytes that are not UTF-8 are refused rather than replaced, and so
 * are keys that would reach an object's prototype. Of no bytes is no body, whatever type is named: clients that name
 * one in every request delete things, too.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) {
      done(null, undefined);
      return;
    }
    let text: string;
    try {
      text = decoder.decode(body as Buffer);
    } catch {
      done(new Failure('malformed', { detail: 'the body is not UTF-8' }), undefined);
      return;
    }
    parse(request, text, done);
  });
}
