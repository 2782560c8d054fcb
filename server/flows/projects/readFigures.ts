import type { Project } from '@elan/domain/contract/projects';
import { Failure } from '@elan/domain/failure';
import type { Figures } from '@elan/domain/figures/figures';
import { figuresOf } from '@elan/domain/figures/figuresOf';
import { placeholdersIn } from '@elan/domain/figures/placeholder';
import { figureSourceParts } from '@elan/domain/figures/source';
import { catalogue } from '@elan/modules/catalogue';
import type { Account } from '../../auth/currentAccount.ts';
import { prepareForecast } from '../../generation/writtenFrom.ts';
import { existingId } from '../../lib/assertExists.ts';
import { inTurns } from '../../lib/takingTurns.ts';
import type { Services } from '../../services.ts';
import { readModule } from '../../store/projects/modules.ts';
import { holdProject } from '../../store/projects/projects.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';

const { key: finances } = catalogue.finances;

/**
 * What the texts of a project may name, computed from the saved forecast by the rules of today.
 * @throws Failure `not_found` where there is no such project.
 */
export async function readFigures(
  { db }: Pick<Services, 'db'>,
  input: { readonly account: Account; readonly projectId: string },
): Promise<Figures> {
  const projectId = existingId(input.projectId);
  const { id: userId } = input.account;
  const read = await withRowLevelSecurity(db, userId, async (tx) => {
    if (!(await holdProject(tx, userId, projectId))) return undefined;
    return { saved: await readModule(tx, { userId, projectId, module: finances }) };
  });
  if (!read) throw new Failure('not_found');
  const inputs = read.saved?.data.forecast?.inputs;
  if (inputs) await inTurns(figureSourceParts(inputs));
  return figuresOf(inputs);
}

/** @returns the same for a project that was already read; undefined where none of its texts names a figure. */
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
