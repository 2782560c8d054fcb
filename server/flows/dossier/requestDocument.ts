import { setTimeout as delay } from 'node:timers/promises';
import { isoDayInToronto } from '@elan/domain/day';
import { decideDossier } from '@elan/domain/dossier/formats';
import { Failure, isFailureCode } from '@elan/domain/failure';
import type { Services } from '../../services.ts';
import {
  type DocumentKind,
  type DocumentProgress,
  followDocument,
  readDocumentPart,
  requestDocument,
} from '../../store/documents.ts';
import type { Edition } from './readSource.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'config' | 'queueDocument' | 'stopping'>;

/** Time limit for creating a document, in milliseconds. Without Premium, only a preview is created. */
const longestMs = { free: 15_000, premium: 60_000 } as const;
/** Seconds after which a user may retry while another document of theirs is being created. */
const busySeconds = 2;
/** Seconds after which a user may retry while the queue is full; the text of `dossier_queue_full` mentions this time. */
const fullSeconds = 30;
/** How long a reply waits for a document, in milliseconds. After that, the reader comes back for it. */
const longestWaitMs = 20_000;
/** Pauses between looks at a document, in milliseconds: the second one after a second. */
const pausesMs = [50, 250] as const;

/** A document that is ready. */
export interface ReadyDocument {
  readonly id: string;
  /** Number of files that it consists of. */
  readonly parts: number;
  /** The characters that no font can display. */
  readonly replaced: readonly string[];
  /** Changes with each change to the project, and each day. */
  readonly version: string;
}

/** Thrown if a document is not ready within the time that a reply waits, or before the server stops. */
export class StillWaiting extends Error {
  readonly id: string;
  /** How many documents have waited longer. */
  readonly place: number;

  constructor(id: string, place: number) {
    super('a document is not ready yet');
    this.id = id;
    this.place = place;
  }
}

/**
 * Requests a document of the project as last changed at `updatedAt`, and waits until it is ready.
 * @throws Failure `dossier_busy`, `dossier_queue_full`, `dossier_too_large`, `not_found` or `internal`.
 * @throws StillWaiting
 */
export async function readyDocument(
  services: Needs,
  input: Edition,
  { kind, updatedAt }: { readonly kind: DocumentKind; readonly updatedAt: Date },
): Promise<ReadyDocument> {
  const { actor, owner, projectId, pack, parts, language, signal } = input;
  const now = services.clock.now();
  // The cover shows today's date, and the checks depend on that date.
  const edition = [kind, pack, parts?.join(',') ?? 'all', language, isoDayInToronto(now)];
  const version = [actor.id, projectId, ...edition, updatedAt.toISOString()].join(' ');
  const requested = await requestDocument(
    services.db,
    {
      ...{ madeBy: actor.id, ownerId: owner.id, projectId, version, kind },
      edition: { pack, parts, language },
      longestMs: longestMs[decideDossier('pdf', owner.access).allowed ? 'premium' : 'free'],
    },
    {
      own: services.config.documentPersonLimit,
      waiting: services.config.documentQueueLimit,
    },
    now,
  );
  if (requested.outcome === 'own') {
    throw new Failure('dossier_busy', { facts: { retryAfter: busySeconds } });
  }
  if (requested.outcome === 'full') {
    throw new Failure('dossier_queue_full', { facts: { retryAfter: fullSeconds } });
  }
  const { outcome, id } = requested;
  if (outcome === 'added') services.queueDocument(id);
  return { id, version, ...(await waitFor(services, id, signal)) };
}

/** @throws what `readyDocument` throws. */
async function waitFor(
  services: Pick<Services, 'db' | 'clock' | 'stopping'>,
  id: string,
  signal: AbortSignal | undefined,
): Promise<Pick<ReadyDocument, 'parts' | 'replaced'>> {
  const { stopping } = services;
  const ended = AbortSignal.any(signal ? [signal, stopping] : [stopping]);
  const began = performance.now();
  for (;;) {
    const found = await followDocument(services.db, id, services.clock.now());
    if (found?.state === 'ready') return found;
    if (!found || found.state === 'failed') throw failureOf(found);
    const waited = performance.now() - began;
    if (waited > longestWaitMs || stopping.aborted) throw new StillWaiting(id, found.place);
    // The reply to a reader who has left is never read, so any code will do.
    if (signal?.aborted) throw new Failure('stopping');
    await delay(pausesMs[waited < 1_000 ? 0 : 1], undefined, { signal: ended }).catch(() => {});
  }
}

function failureOf(found: DocumentProgress | undefined): Failure {
  const code = found?.failure;
  return new Failure(isFailureCode(code) ? code : 'internal');
}

/** @returns one file of a ready document. @throws Failure `not_found` */
export async function documentPart(
  { db }: Pick<Services, 'db'>,
  id: string,
  part: number,
): Promise<Uint8Array> {
  const content = await readDocumentPart(db, id, part);
  if (!content) throw new Failure('not_found');
  return content;
}
