import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { contract } from '@elan/domain/contract/contract';
import { dossierTypes } from '@elan/domain/contract/dossier';
import { largestExchange } from '@elan/domain/dossier/exchange';
import { type PackId, partIds } from '@elan/domain/dossier/packs';
import type { Language } from '@elan/domain/language';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProjectScope } from '../../access/projectScope.ts';
import { importProject } from '../../flows/dossier/importProject.ts';
import { makeDossier } from '../../flows/dossier/makeDossier.ts';
import { countPages, readPage } from '../../flows/dossier/previewDossier.ts';
import { changeProfile, readProfile } from '../../flows/dossier/profile.ts';
import { StillWaiting } from '../../flows/dossier/requestDocument.ts';
import type { Services } from '../../services.ts';
import { attachment } from '../attachment.ts';
import type { Serve } from '../mountContract.ts';
import type { Limit } from '../rateLimits.ts';
import { signalOfLeaving } from '../signalOfLeaving.ts';

/** Policy for the SVG of a page: opened directly, it must not run scripts or load anything. */
const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox";

export function dossierRoutes(serve: Serve, services: Services, limit: Limit): void {
  serve(contract.getDossier, async ({ scope, query, request, reply }) => {
    await limit('dossier', scope.actor.id, request, reply);
    const { format } = query;
    const asked = { ...edition(scope, query), signal: signalOfLeaving(reply), format };
    const made = await orPending(request, reply, makeDossier(services, asked));
    if (!made) return undefined;
    const { name, content } = made;
    const type = dossierTypes[format];
    reply
      .type(typeof content === 'string' ? `${type}; charset=utf-8` : type)
      .header('content-disposition', attachment(name))
      .send(typeof content === 'string' ? content : asBuffer(content));
    return undefined;
  });

  serve(contract.listDossierPages, async ({ scope, query, request, reply }) => {
    await limit('dossierPage', scope.actor.id, request, reply);
    const signal = signalOfLeaving(reply);
    const pages = countPages(services, { ...edition(scope, query), signal });
    return orPending(request, reply, pages);
  });

  serve(contract.getDossierPage, async ({ scope, params, query, request, reply }) => {
    await limit('dossierPage', scope.actor.id, request, reply);
    const signal = signalOfLeaving(reply);
    const asked = { ...edition(scope, query), signal, page: params.n };
    const made = await orPending(request, reply, readPage(services, asked));
    if (made) await sendDrawing(made.svg, `"${made.version}"`, request, reply);
    return undefined;
  });

  serve(contract.getDossierProfile, ({ scope }) => readProfile(services, scope));

  serve(contract.changeDossierProfile, ({ scope, body }) =>
    changeProfile(services, { ...scope, change: body }),
  );

  serve(
    contract.importProject,
    async ({ account, body, request, reply }) => {
      await limit('projectImport', account.id, request, reply);
      return importProject(services, { account, document: body });
    },
    { bodyLimit: largestExchange },
  );
}

/** Seconds after which a client asks again for a document that is not ready. */
const pendingSeconds = 1;

/** @returns the result; undefined after a 202 reply, if the document is not ready in time. The same URL then has it. */
async function orPending<Result>(
  request: FastifyRequest,
  reply: FastifyReply,
  result: Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await result;
  } catch (error) {
    if (!(error instanceof StillWaiting)) throw error;
    reply
      .code(202)
      .header('location', request.originalUrl)
      .header('retry-after', pendingSeconds)
      .send({ place: error.place });
    return undefined;
  }
}

function edition(
  scope: ProjectScope,
  query: {
    readonly pack?: PackId | undefined;
    readonly language?: Language | undefined;
    readonly parts?: string | undefined;
  },
) {
  const { pack = 'personal', language = scope.actor.language } = query;
  const chosen = query.parts?.split(',');
  const parts = chosen && partIds.filter((part) => chosen.includes(part));
  return { ...scope, pack, parts, language };
}

/** Sends a zipped SVG, unzipped if necessary, or 304 if the browser's copy is current. Browsers must revalidate it. */
async function sendDrawing(
  zipped: Uint8Array,
  etag: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  reply
    .type('image/svg+xml')
    .header('content-security-policy', drawingPolicy)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'Cookie, Authorization, Accept-Encoding')
    .header('etag', etag);
  const known = request.headers['if-none-match']?.split(',') ?? [];
  if (known.some((one) => one.trim().replace(/^W\//, '') === etag)) {
    reply.code(304).send();
  } else if (negotiate(String(request.headers['accept-encoding'] ?? ''), ['gzip']) === 'gzip') {
    reply.header('content-encoding', 'gzip').send(asBuffer(zipped));
  } else {
    reply.send(await promisify(gunzip)(zipped));
  }
}

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
