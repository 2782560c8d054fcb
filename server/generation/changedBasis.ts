import { setImmediate as nextTurn } from 'node:timers/promises';
import { withChangedFigures } from '@elan/domain/generation/basis';
import type { Basis } from '@elan/domain/project/basis';
import type { ReplacedText } from '@elan/domain/project/editedText';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import type { ProjectRow } from '../store/projects/projects.ts';
import { figuresHeld, tracerOf } from './traceReply.ts';

/**
 * @param project the saved project.
 * @param change the new content of the module, as edited by the user.
 * @returns the new basis of the edited text; undefined if it had none, or if the project has no forecast.
 */
export async function changedBasis(
  project: Pick<ProjectRow, 'name' | 'description' | 'modulesData'>,
  definition: ModuleDefinition,
  { change, replaced }: { readonly change: ModuleContent; readonly replaced: ReplacedText },
  now: Date,
): Promise<Basis | undefined> {
  const before = project.modulesData[definition.key];
  const tracer = await tracerOf(project, { definition, content: change }, now);
  if (!before?.basis || !tracer) return undefined;
  const heldBefore = figuresHeld(tracer, before[replaced.field] ?? '');
  await nextTurn();
  const heldAfter = figuresHeld(tracer, replaced.text);
  return withChangedFigures(before.basis, tracer.figures, { before: heldBefore, after: heldAfter });
}
