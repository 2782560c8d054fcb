import type { ProjectChecks } from '@elan/domain/contract/checks';
import { Failure } from '@elan/domain/failure';
import { figuresOf } from '@elan/domain/figures/figuresOf';
import { checksOfProject } from '@elan/domain/forecast/contradictions/projectChecks';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import { type Change, changesSince } from '@elan/domain/generation/basis';
import { catalogue, findModule, journey } from '@elan/modules/catalogue';
import type { Account } from '../../auth/currentAccount.ts';
import { existingId } from '../../lib/assertExists.ts';
import type { Services } from '../../services.ts';
import { type CheckedModules, readCheckedModules } from '../../store/checkedModules.ts';
import { holdProject } from '../../store/projects.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';

/**
 * What disagrees in a project as it is saved, and which of its texts are stale.
 * @throws Failure `not_found` where there is no such project.
 */
export async function listChecks(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  input: { readonly account: Account; readonly projectId: string },
): Promise<ProjectChecks> {
  const projectId = existingId(input.projectId);
  const { id: userId } = input.account;
  const modules = await withRowLevelSecurity(db, userId, async (tx) => {
    if (!(await holdProject(tx, userId, projectId))) return undefined;
    return readCheckedModules(tx, { userId, projectId });
  });
  if (!modules) throw new Failure('not_found');
  return checksIn(modules, clock.now());
}

/** @returns what there is to look at again in these modules. */
export function checksIn(modules: CheckedModules, now: Date): ProjectChecks {
  const inputs = modules[catalogue.finances.key]?.inputs;
  return { checks: checksOfProject(modules, inputs, now), stale: staleIn(modules, inputs) };
}

function staleIn(modules: CheckedModules, inputs: ForecastInputs | undefined) {
  const generated = journey.filter(({ key }) => modules[key]?.basis);
  if (generated.length === 0) return [];
  const sources = { journey, modules, figures: figuresOf(inputs) };
  return generated.flatMap(({ key }): ProjectChecks['stale'] => {
    const basis = modules[key]?.basis;
    const changes = basis ? changesSince(basis, sources) : [];
    return changes.length > 0 ? [{ module: key, because: changes.map(reasonFor) }] : [];
  });
}

/** Comments and a chosen idea are no questions: the module alone is named. */
function reasonFor({ module, part }: Change): ProjectChecks['stale'][number]['because'][number] {
  const isQuestion = findModule(module)?.questions.some(({ id }) => id === part);
  return isQuestion && part !== undefined ? { module, question: part } : { module };
}
