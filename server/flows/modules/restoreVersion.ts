import { Failure } from '@elan/domain/failure';
import { decideWriting } from '@elan/domain/generation/decideGeneration';
import { isAnswered, withMarks } from '@elan/domain/project/answerMarks';
import { editNotes, isTextEdited } from '@elan/domain/project/editedText';
import {
  changeOf,
  hasContent,
  type ModuleContent,
  type ModuleEntry,
} from '@elan/domain/project/moduleEntry';
import { lostBy } from '@elan/domain/project/versions';
import { inProject } from '../../access/projectScope.ts';
import { existingId, existingModule } from '../../lib/assertExists.ts';
import type { Services } from '../../services.ts';
import { readModule } from '../../store/projects/modules.ts';
import { touchProject } from '../../store/projects/projects.ts';
import { findVersion } from '../../store/projects/versions.ts';
import { writeModule } from '../storage/withinStorage.ts';
import type { VersionInput } from './readVersion.ts';

/**
 * Restores an earlier version of a module. The replaced content becomes a version, and the restored version stays one,
 * unless storage runs short (`writeModule`).
 * @param input.base the `lastUpdated` that the user saw; null if nothing was saved.
 * @throws Failure `not_found`, `suspended`, `premium_required`, `save_conflict`, `storage_full`.
 */
export async function restoreVersion(
  services: Pick<Services, 'db' | 'clock'>,
  input: VersionInput & { readonly base: Date | null },
): Promise<ModuleEntry> {
  const { owner, projectId } = input;
  const definition = existingModule(input.module);
  const version = existingId(input.version);
  const place = { ownerId: owner.id, projectId, module: definition.key };
  return inProject(services.db, input, async (tx) => {
    const now = services.clock.now();
    if ((await touchProject(tx, owner.id, projectId, now)) !== 'live') {
      throw new Failure('not_found');
    }
    const kept = await findVersion(tx, place, version);
    if (!kept) throw new Failure('not_found');
    const decision = decideWriting(definition, owner.access);
    if (!decision.allowed) throw new Failure(decision.because);
    const before = await readModule(tx, place);
    const basis = basisOfVersion(kept.data, before?.data);
    const isEdited = isTextEdited(kept.data);
    const notes = isEdited || isTextEdited(before?.data) ? editNotes(kept.data, isEdited) : {};
    const data = withMarks({ ...changeOf(kept.data), ...notes, ...basis }, before?.data);
    const content = { ...before?.data, ...data };
    const change = {
      data,
      cause: 'restored' as const,
      sitting: null,
      hasContent: hasContent(content),
      answersComplete: isAnswered(definition, content),
    };
    const lost = before && lostBy(before.data, data);
    const write = { place, before, change, lost, base: input.base };
    const lastUpdated = await writeModule(tx, owner, write, now);
    return { ...content, lastUpdated: lastUpdated.toISOString() };
  });
}

/**
 * @returns the basis of the restored text. A version without a basis gets that of the replaced text, except what is
 *   specific to that text.
 */
function basisOfVersion({ basis }: ModuleContent, before: ModuleContent | undefined) {
  if (basis) return { basis };
  return before?.basis
    ? { basis: { ...before.basis, words: {}, figures: {}, blocking: undefined } }
    : {};
}
