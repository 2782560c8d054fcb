import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Language } from '@elan/domain/language';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

const compress: Readonly<Record<Encoding, (page: Buffer) => Promise<Buffer>>> = {
  br: (page) =>
    promisify(brotliCompress)(page, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
      },
    }),
  gzip: (page) => promisify(gzip)(page, { level: constants.Z_BEST_COMPRESSION }),
};

/** A page as it is sent: the same bytes to everybody. */
export interface ReadyPage {
  readonly plain: Buffer;
  readonly compressed: Readonly<Record<Encoding, Buffer>>;
  /** Names these very bytes, apart from their encoding. */
  readonly hash: string;
}

export interface Address {
  readonly path: string;
  readonly language: Language;
}

/** The pages of who is not signed in, which are nobody's own: each drawn once, and kept as small as can be. */
export interface SignedOutPages {
  /** @returns the page, or undefined where it cannot be drawn. */
  find(address: Address): Promise<ReadyPage | undefined>;
}

/**
 * @param options.draw a whole page; undefined where nothing draws.
 * @param options.edition of when the pages are: each is drawn anew in the next, as the year in its footer changes.
 */
export function createPublicPageCache(options: {
  readonly draw: (address: Address, edition: string) => Promise<string | undefined>;
  readonly edition: () => string;
}): SignedOutPages {
  interface Kept {
    readonly edition: string;
    readonly page: Promise<ReadyPage | undefined>;
  }
  const kept = new Map<string, Kept>();
  const readyPage = (address: Address): Promise<ReadyPage | undefined> => {
    const name = `${address.language} ${address.path}`;
    const edition = options.edition();
    const found = kept.get(name);
    if (found?.edition === edition) return found.page;
    const page = options
      .draw(address, edition)
      .then((drawn) => (drawn === undefined ? undefined : makeReady(drawn)));
    kept.set(name, { edition, page });
    // One that could not be drawn may be the next time.
    const forget = () => kept.delete(name);
    page.then((ready) => ready ?? forget(), forget);
    return page;
  };
  return { find: readyPage };
}

/** Sends a page as the browser can read it best, or tells it that it has it already. */
export function sendReadyPage(
  page: ReadyPage,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const accepted = negotiate(request.headers['accept-encoding'] ?? '', [...encodings]);
  const encoding = encodings.find((one) => one === accepted);
  const etag = `"${page.hash}${encoding ? `-${encoding}` : ''}"`;
  reply.header('etag', etag).header('vary', 'Cookie, Accept-Encoding');
  const known = request.headers['if-none-match']?.split(',') ?? [];
  if (known.some((one) => one.trim().replace(/^W\//, '') === etag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(encoding ? page.compressed[encoding] : page.plain);
}

async function makeReady(page: string): Promise<ReadyPage> {
  const plain = Buffer.from(page);
  const [br, zipped] = await Promise.all(encodings.map((one) => compress[one](plain)));
  if (!br || !zipped) throw new Error('a page was not compressed');
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 16);
  return { plain, compressed: { br, gzip: zipped }, hash };
}
