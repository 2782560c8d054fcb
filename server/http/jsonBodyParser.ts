import { type Readable, Transform } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Failure } from '@elan/domain/failure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { excessIn } from './jsonStructure.ts';

/** Matches the charset of a content type, quoted or not. */
const charsets = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;]*))/gi;

/** @returns whether the content type declares UTF-8, or no charset at all. */
function isUtf8(contentType = ''): boolean {
  const named = Array.from(contentType.matchAll(charsets), ([, quoted, plain]) => quoted ?? plain);
  return named.every((charset) => /^utf-?8$/i.test(charset ?? ''));
}

/**
 * Refuses compressed bodies on every route. Nothing decompresses them, so a small body cannot expand to fill
 * the memory.
 */
export function refuseCompressedBodies(app: FastifyInstance): void {
  app.addHook('preParsing', async ({ headers }) => {
    if (/^\s*(identity\s*)?$/i.test(headers['content-encoding'] ?? '')) return;
    throw new Failure('unsupported_media_type', { detail: 'the body is compressed' });
  });
}

/**
 * Size in bytes above which a body is decoded, parsed and validated in separate turns of the event loop, so
 * that other requests are served in between.
 */
const oneTurn = 262_144;

/**
 * Accepts only JSON bodies in UTF-8. Refuses invalid bytes instead of replacing them, keys that could modify an
 * object's prototype, and structures that are slow to parse. An empty body is treated as absent, since some clients
 * send the JSON content type with every request, including DELETE.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (body.length === 0) return undefined;
      if (!isUtf8(request.headers['content-type'])) {
        throw new Failure('unsupported_media_type', { detail: 'the charset is not UTF-8' });
      }
      const excess = excessIn(body);
      if (excess !== undefined) {
        throw new Failure('malformed', { detail: `the body holds ${excess}` });
      }
      const isLarge = body.length > oneTurn;
      if (isLarge) await nextTurn();
      const text = decoded(body);
      if (isLarge) await nextTurn();
      const parsed = await new Promise((resolve, reject) => {
        parse(request, text, (error, value) => (error ? reject(error) : resolve(value)));
      });
      if (isLarge) await nextTurn();
      return parsed;
    },
  );
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function decoded(body: Buffer): string {
  try {
    return decoder.decode(body);
  } catch {
    throw new Failure('malformed', { detail: 'the body is not UTF-8' });
  }
}

/** @returns a stream of the body that fails with `body_too_large` once it exceeds `limit` bytes. */
export function limited(body: Readable, limit: number): Readable {
  let length = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      done(length > limit ? new Failure('body_too_large') : null, chunk);
    },
  });
  body.once('error', (error) => counted.destroy(error));
  return body.pipe(counted);
}
