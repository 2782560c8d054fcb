import type { Project } from '@elan/domain/contract/projects';
import { Failure } from '@elan/domain/failure';
import type { Figures } from '@elan/domain/figures/figures';
import { figuresOf } from '@elan/domain/figures/figuresOf';
import { placeholdersIn } from '@elan/domain/figures/placeholder';
import { figureSourceParts } from '@elan/domain/figures/source';
import { catalogue } from '@elan/modules/catalogue';
import { inProject, type ProjectScope } from '../../access/projectScope.ts';
import { prepareForecast } from '../../generation/writtenFrom.ts';
import { inTurns } from '../../lib/takingTurns.ts';
import type { Services } from '../../services.ts';
import { readModule } from '../../store/projects/modules.ts';
import { holdProject } from '../../store/projects/projects.ts';

const { key: finances } = catalogue.finances;

/**
 * @returns the figures that a project's texts may cite, computed from the saved forecast by the current
 *   rules.
 * @throws Failure `not_found` if the project does not exist.
 */
export async function readFigures(
  { db }: Pick<Services, 'db'>,
  scope: ProjectScope,
): Promise<Figures> {
  const { owner, projectId } = scope;
  const read = await inProject(db, scope, async (tx) => {
    if (!(await holdProject(tx, owner.id, projectId))) return undefined;
    return { saved: await readModule(tx, { ownerId: owner.id, projectId, module: finances }) };
  });
  if (!read) throw new Failure('not_found');
  const inputs = read.saved?.data.forecast?.inputs;
  if (inputs) await inTurns(figureSourceParts(inputs));
  return figuresOf(inputs);
}

/**
 * @returns the figures for a project that is already loaded; undefined if none of its results cites a figure.
 */
export async function figuresNamedIn({
  modules_data: modules,
}: Project): Promise<Figures | undefined> {
  const namesSome = Object.values(modules).some(({ aiResponse = '', aiAnalysis = '', score }) =>
    [aiResponse, aiAnalysis, JSON.stringify(score ?? '')].some(
      (text) => placeholdersIn(text).length > 0,
    ),
  );
  if (!namesSome) return undefined;
  await prepareForecast(modules);
  return figuresOf(modules[finances]?.forecast?.inputs);
}
