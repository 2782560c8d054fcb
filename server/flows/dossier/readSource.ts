import type { PackId, PartId } from '@elan/domain/dossier/packs';
import { Failure } from '@elan/domain/failure';
import type { Language } from '@elan/domain/language';
import type { DocumentJob } from '@elan/dossier/makeDocument';
import { inProject, type ProjectIds, type ProjectScope } from '../../access/projectScope.ts';
import type { Services } from '../../services.ts';
import { findProjectHead } from '../../store/projects/projects.ts';
import type { StoredEdition } from '../../store/schema.ts';
import { readExport } from './readExport.ts';
import { industryOf } from './readIndustry.ts';

/** The pack, parts and language of a document of a project. */
export interface Edition extends ProjectScope {
  readonly pack: PackId;
  /** If undefined, all parts. */
  readonly parts?: readonly PartId[] | undefined;
  readonly language: Language;
  /** Aborts when the client disconnects. */
  readonly signal?: AbortSignal | undefined;
}

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

/**
 * Reads the content of a document.
 * @throws Failure `not_found` if the project does not exist.
 */
export async function readSource(
  services: Pick<Services, 'db' | 'clock'>,
  { pack, parts, language, ...scope }: ProjectIds & StoredEdition,
): Promise<DocumentJob['source']> {
  const { project, profile, answers } = await readExport(services, scope);
  const { name, description, modules_data: modules } = project;
  const industry = await industryOf(services, scope, profile);
  return {
    project: { name, description, modules },
    profile,
    answers,
    industry,
    pack,
    ...(parts ? { parts } : {}),
    language,
    now: services.clock.now(),
  };
}
