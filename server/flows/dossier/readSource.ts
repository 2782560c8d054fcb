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
import { readExport } from './readExport.ts';

/** The pack, parts and language of a document of a project. */
export interface Edition extends ProjectScope {
  readonly pack: PackId;
  /** If undefined, all parts. */
  readonly parts?: readonly PartId[] | undefined;
  readonly language: Language;
  /** Aborts when the client disconnects. */
  readonly signal?: AbortSignal | undefined;
}

/** Time limit for creating a document, in milliseconds. Without Premium, only a preview is created. */
const longestMs = { free: 15_000, premium: 60_000 } as const;

/**
 * @returns the project's name and last change, which suffice to check a document's access and version without
 *   reading the entire project.
 * @throws Failure `not_found` if the project does not exist.
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

/** @returns the request for a document of the project as last changed at `updatedAt`. */
export function orderOf(
  services: Pick<Services, 'db' | 'clock'>,
  input: Edition,
  { kind, updatedAt }: { readonly kind: DocumentJob['kind']; readonly updatedAt: Date },
): DocumentRequest {
  const { actor, owner, projectId, pack, parts, language, signal } = input;
  // The cover shows today's date, and the checks depend on that date.
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

/**
 * Reads the content of a document.
 * @throws Failure `not_found` if the project does not exist.
 */
export async function readSource(
  services: Pick<Services, 'db' | 'clock'>,
  { pack, parts, language, ...scope }: Omit<Edition, 'signal'>,
): Promise<DocumentJob['source']> {
  const { project, profile, answers } = await readExport(services, scope);
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
