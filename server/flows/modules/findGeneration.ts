import { Failure } from '@elan/domain/failure';
import { inProject, type ProjectScope } from '../../access/projectScope.ts';
import { endedRun, type Run } from '../../generation/run.ts';
import { watchGeneration } from '../../generation/watchGeneration.ts';
import { existingModule } from '../../lib/assertExists.ts';
import type { Services } from '../../services.ts';
import * as generations from '../../store/generations/generations.ts';
import { holdProject } from '../../store/projects/projects.ts';

/** Identifies a generation by its module and idempotency key. */
interface StartedGeneration extends ProjectScope {
  readonly module: string;
  readonly idempotencyKey: string;
}

/**
 * Finds the generation with an idempotency key, without starting or counting anything.
 * @returns a run that fails with `generation_not_begun` if the key started no generation in this module.
 * @throws Failure `not_found` if the project does not exist.
 */
export async function findGeneration(
  services: Pick<Services, 'db' | 'runs' | 'clock' | 'measure' | 'pace'>,
  input: StartedGeneration,
): Promise<Run> {
  const definition = existingModule(input.module);
  const { actor, owner, projectId } = input;
  const row = await inProject(services.db, input, async (tx) => {
    if (!(await holdProject(tx, owner.id, projectId))) throw new Failure('not_found');
    return generations.findGeneration(tx, actor.id, input.idempotencyKey);
  });
  if (row?.projectId !== projectId || row.module !== definition.key) {
    // Returned as a failed run, because a page that follows the generation reads this failure from its stream.
    return endedRun('', Promise.reject(new Failure('generation_not_begun')));
  }
  return watchGeneration(services, row);
}

/**
 * Stops a generation, whichever server runs it. A generation that has ended is not changed.
 * @throws Failure `not_found` if this module has no such generation.
 */
export async function stopGeneration(
  services: Pick<Services, 'db' | 'runs'>,
  input: StartedGeneration,
): Promise<void> {
  const definition = existingModule(input.module);
  const generation = await inProject(services.db, input, async (tx) => {
    const row = await generations.findGeneration(tx, input.actor.id, input.idempotencyKey);
    if (row?.projectId !== input.projectId || row.module !== definition.key) return undefined;
    await generations.requestStop(tx, row.id);
    return row;
  });
  if (!generation) throw new Failure('not_found');
  services.runs.find(generation.id)?.end(new Failure('generation_stopped'));
}
