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

/** A rendered page, identical for every signed-out visitor with the same `PageAddress`. */
export interface ReadyPage {
  readonly plain: Buffer;
  readonly compressed: Readonly<Record<Encoding, Buffer>>;
  /** Hash of the uncompressed page. */
  readonly hash: string;
  /** Hashes of the inline scripts, in the format of the content security policy. */
  readonly scriptHashes: readonly string[];
}

export interface PageAddress {
  readonly path: string;
  readonly query: string;
  readonly language: Language;
}

/** Renders each page for signed-out visitors once per version, and caches it compressed. */
export interface PublicPageCache {
  /** @returns undefined if the page cannot be rendered. */
  find(address: PageAddress): Promise<ReadyPage | undefined>;
}

/**
 * @param options.render renders a complete page; returns undefined if it cannot.
 * @param options.version pages are rendered again when it changes, since the year in their footer may change.
 */
export function createPublicPageCache(options: {
  readonly render: (address: PageAddress, version: string) => Promise<string | undefined>;
  readonly version: () => string;
}): PublicPageCache {
  interface Kept {
    readonly version: string;
    readonly page: Promise<ReadyPage | undefined>;
  }
  const kept = new Map<string, Kept>();
  const readyPage = (address: PageAddress): Promise<ReadyPage | undefined> => {
    const name = `${address.language} ${address.path}?${address.query}`;
    const version = options.version();
    const found = kept.get(name);
    if (found?.version === version) return found.page;
    const page = options
      .render(address, version)
      .then((rendered) => (rendered === undefined ? undefined : makeReady(rendered)));
    kept.set(name, { version, page });
    // Failed renderings are not cached, since the next attempt may succeed.
    const forget = () => kept.delete(name);
    page.then((ready) => ready ?? forget(), forget);
    return page;
  };
  return { find: readyPage };
}

/** Sends the page in the best encoding that the browser accepts, or 304 if its cached copy is current. */
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
  return { plain, compressed: { br, gzip: zipped }, hash, scriptHashes: scriptHashesOf(page) };
}

/** Matches inline scripts that are executed, but not external scripts or data blocks. */
const inlineScript = /<script(?![^>]* (?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs;

function scriptHashesOf(page: string): readonly string[] {
  return Array.from(page.matchAll(inlineScript), ([, script = '']) => {
    return `sha256-${createHash('sha256').update(script).digest('base64')}`;
  });
}
