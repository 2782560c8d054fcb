import { withMarks } from '@elan/domain/project/answerMarks';
import type { Basis } from '@elan/domain/project/basis';
import { replacedText } from '@elan/domain/project/editedText';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { inProject, type ProjectScope } from '../../access/projectScope.ts';
import { changedBasis } from '../../generation/changedBasis.ts';
import type { Services } from '../../services.ts';
import { type ModulePlace, readModule } from '../../store/projects/modules.ts';
import { findProject } from '../../store/projects/projects.ts';
import { findOffered } from '../../store/projects/versions.ts';

/** A replacement of a module's text by a save. */
interface Edit {
  /** True if the user accepted an offered text, which is not an edit and brings its own basis. */
  readonly isOffered: boolean;
  /** The new basis of the text; undefined if it does not change. */
  readonly basis: Basis | undefined;
}

/**
 * Computes the new basis of a replaced text. Because this takes long, it runs before the transaction that locks the
 * project. The result is valid only for the version on which the save is based.
 * @returns undefined if no text is replaced, or if the module is at another version, in which case the save conflicts.
 */
export async function readEdit(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  definition: ModuleDefinition,
  save: Pick<ProjectScope, 'actor' | 'projectId'> & {
    readonly place: ModulePlace;
    readonly change: ModuleContent;
    readonly base: Date | null;
  },
): Promise<Edit | undefined> {
  const { place, change, base } = save;
  if (change.aiResponse === undefined && change.aiAnalysis === undefined) return undefined;
  const read = await inProject(db, save, async (tx) => {
    const before = await readModule(tx, place);
    if (!before || before.lastUpdated.getTime() !== base?.getTime()) return undefined;
    const written = withMarks(change, before.data);
    const replaced = replacedText(before.data, written);
    if (!replaced) return undefined;
    const offered = await findOffered(tx, place, replaced.field, replaced.text);
    const project = offered ? undefined : await findProject(tx, place.ownerId, place.projectId);
    return { written, replaced, offered, project };
  });
  if (!read) return undefined;
  const { written, replaced, offered, project } = read;
  const edit = { change: written, replaced };
  return {
    isOffered: offered !== undefined,
    basis: project ? await changedBasis(project, definition, edit, clock.now()) : offered?.basis,
  };
}
