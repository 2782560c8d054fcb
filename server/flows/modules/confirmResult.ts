import { Failure } from '@elan/domain/failure';
import { decideWriting } from '@elan/domain/generation/decideGeneration';
import type { Basis } from '@elan/domain/project/basis';
import { inProject, type ProjectScope } from '../../access/projectScope.ts';
import { prepareForecast, writtenFrom } from '../../generation/writtenFrom.ts';
import { existingModule } from '../../lib/assertExists.ts';
import type { Services } from '../../services.ts';
import { readModule } from '../../store/projects/modules.ts';
import { findProject, touchProject } from '../../store/projects/projects.ts';
import { writeModule } from '../storage/withinStorage.ts';

/**
 * Confirms that the result of a module is still right: its basis becomes the project as it is now.
 * @throws Failure `not_found`, also if no result was generated; `suspended`, `premium_required`, `save_conflict`,
 *   `storage_full`.
 */
export async function confirmResult(
  services: Pick<Services, 'db' | 'clock'>,
  input: ProjectScope & {
    readonly module: string;
    readonly base: Date;
  },
): Promise<{ basis: Basis; lastUpdated: string }> {
  const { owner, projectId } = input;
  const definition = existingModule(input.module);
  const place = { ownerId: owner.id, projectId, module: definition.key };
  const made = await inProject(services.db, input, async (tx) => {
    const before = await readModule(tx, place);
    return { before, project: await findProject(tx, owner.id, projectId) };
  });
  if (!made.before?.data.basis || !made.project) throw new Failure('not_found');
  const { modulesData } = made.project;
  await prepareForecast(modulesData);
  const figures = Object.keys(made.before.data.basis.figures);
  const basis = writtenFrom(definition, modulesData, { at: services.clock.now(), figures });
  const isAsSeen = made.before.lastUpdated.getTime() === input.base.getTime();
  return inProject(services.db, input, async (tx) => {
    const now = services.clock.now();
    if ((await touchProject(tx, owner.id, projectId, now)) !== 'live') {
      throw new Failure('not_found');
    }
    const before = await readModule(tx, place);
    if (!before?.data.basis) throw new Failure('not_found');
    const decision = decideWriting(definition, owner.access);
    if (!decision.allowed) throw new Failure(decision.because);
    if (!isAsSeen) throw new Failure('save_conflict');
    const change = {
      data: { basis },
      cause: before.cause,
      sitting: before.sitting,
      hasContent: undefined,
      answersComplete: undefined,
    };
    const write = { place, before, change, lost: undefined, base: input.base };
    const lastUpdated = await writeModule(tx, owner, write, now);
    return { basis, lastUpdated: lastUpdated.toISOString() };
  });
}
