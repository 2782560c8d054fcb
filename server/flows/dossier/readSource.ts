import { isoDayInToronto } from '@elan/domain/day';
import { decideDossier } from '@elan/domain/dossier/formats';
import type { PackId, PartId } from '@elan/domain/dossier/packs';
import { Failure } from '@elan/domain/failure';
import type { Language } from '@elan/domain/language';
import type { DocumentJob } from '@elan/dossier/makeDocument';
import { inProject, type ProjectScope } from '../../access/projectScope.ts';
import type { DocumentRequest } from '../../adapters/documents/documents.ts';
import type { Services } from '../../services.ts';
import { findProjectHead } from '../../store/projects/projects.ts';
import { readTakenAway } from './readTakenAway.ts';

/** Which document of a project: for whom, with which of the parts for them, and in which language. */
export interface Edition extends ProjectScope {
  readonly pack: PackId;
  /** All where it is left out. */
  readonly parts?: readonly PartId[] | undefined;
  readonly language: Language;
  /** Aborted when the reader has left. */
  readonly signal?: AbortSignal | undefined;
}

/** For how many milliseconds a document may be made: without Premium it is a preview. */
const longestMs = { free: 15_000, premium: 60_000 } as const;

/**
 * What decides whether a document may be made and whether it is still the same, without reading the project.
 * @throws Failure `not_found` where there is no such project.
 */
export async function readHead(
  { db }: Pick<Services, 'db'>,
  scope: ProjectScope,
): Promise<{ readonly name: string; readonly updatedAt: Date }> {
  const head = await inProject(db, scope, (tx) =>
    findProjectHead(tx, scope.owner.id, scope.projectId),
  );
  if (!head) throw new Failure('not_found');
  return head;
}

/** @returns an order for a document whose project was last changed at `updatedAt`. */
export function orderOf(
  services: Pick<Services, 'db' | 'clock'>,
  input: Edition,
  { kind, updatedAt }: { readonly kind: DocumentJob['kind']; readonly updatedAt: Date },
): DocumentRequest {
  const { actor, owner, projectId, pack, parts, language, signal } = input;
  // Its cover has today's date, and what there is to look at again depends on it.
  const today = isoDayInToronto(services.clock.now());
  const edition = [kind, pack, parts?.join(',') ?? 'all', language];
  return {
    person: actor.id,
    version: [actor.id, projectId, ...edition, updatedAt.toISOString(), today].join(' '),
    isPatient: kind === 'pages',
    longestMs: longestMs[decideDossier('pdf', owner.access).allowed ? 'premium' : 'free'],
    prepare: async () => ({ kind, source: await readSource(services, input) }),
    signal,
  };
}

/** Reads what a document is made from. @throws Failure `not_found` where there is no such project. */
export async function readSource(
  services: Pick<Services, 'db' | 'clock'>,
  { pack, parts, language, ...scope }: Omit<Edition, 'signal'>,
): Promise<DocumentJob['source']> {
  const { project, profile, answers } = await readTakenAway(services, scope);
  const { name, description, modules_data: modules } = project;
  return {
    project: { name, description, modules },
    profile,
    answers,
    pack,
    ...(parts ? { parts } : {}),
    language,
    now: services.clock.now(),
  };
}
