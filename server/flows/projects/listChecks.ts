import { setImmediate as nextTurn } from 'node:timers/promises';
import type { KeptAnswer } from '@elan/domain/checks/checkAnswers';
import type { BriefChecks, ProjectChecks } from '@elan/domain/contract/checks';
import type { DossierProfile } from '@elan/domain/dossier/profile';
import { Failure } from '@elan/domain/failure';
import { figureSourceParts } from '@elan/domain/figures/source';
import { catalogue, journey } from '@elan/modules/catalogue';
import { briefChecks } from '@elan/reading/review/briefChecks';
import { inProject, type ProjectScope } from '../../access/projectScope.ts';
import type { Transaction } from '../../adapters/database/database.ts';
import { inTurns } from '../../lib/takingTurns.ts';
import type { Services } from '../../services.ts';
import { readCheckAnswers } from '../../store/projects/checkAnswers.ts';
import { type CheckedModules, readCheckedModules } from '../../store/projects/checkedModules.ts';
import { findProject, holdProject } from '../../store/projects/projects.ts';
import { untracedAmounts } from './untracedAmounts.ts';

/**
 * @returns the contradictions in a saved project, its stale texts, and the unexplained amounts in its texts.
 * @throws Failure `not_found` if the project does not exist.
 */
export async function listChecks(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  scope: ProjectScope,
): Promise<ProjectChecks> {
  const place = { ownerId: scope.owner.id, projectId: scope.projectId };
  const read = await inProject(db, scope, async (tx) => {
    const reviewed = await readReviewed(tx, place);
    const project = reviewed && (await findProject(tx, place.ownerId, place.projectId));
    return project && { project, reviewed };
  });
  if (!read) throw new Failure('not_found');
  const now = clock.now();
  const brief = await checksIn(read.reviewed, now);
  await nextTurn();
  const inputs = savedInputs(read.reviewed.modules);
  return { ...brief, ...(await untracedAmounts(read.project, inputs, now)) };
}

/** The saved data that checks read. */
export interface Reviewed {
  readonly name: string;
  readonly profile: DossierProfile;
  readonly modules: CheckedModules;
  readonly answers: readonly KeptAnswer[];
}

/**
 * Prevents the project from being deleted until the transaction ends.
 * @returns undefined if the project does not exist.
 */
export async function readReviewed(
  tx: Transaction,
  place: { readonly ownerId: string; readonly projectId: string },
): Promise<Reviewed | undefined> {
  const held = await holdProject(tx, place.ownerId, place.projectId);
  if (!held) return undefined;
  const modules = await readCheckedModules(tx, place);
  return { ...held, modules, answers: await readCheckAnswers(tx, place.projectId) };
}

/** @returns the inputs of the saved forecast; undefined if there is none. */
export function savedInputs(modules: CheckedModules) {
  return modules[catalogue.finances.key]?.inputs;
}

/** @returns the findings of the checks in these modules. */
export async function checksIn(
  { modules, answers, profile }: Reviewed,
  now: Date,
): Promise<BriefChecks> {
  const inputs = savedInputs(modules);
  if (inputs) await inTurns(figureSourceParts(inputs));
  return briefChecks(modules, { journey, inputs, answers, profile, now });
}
