import type { CheckAnswer } from '@elan/domain/checks/checkAnswers';
import { Failure } from '@elan/domain/failure';
import { evidenceOf } from '@elan/reading/review/evidence';
import { inProject, type ProjectScope } from '../../access/projectScope.ts';
import type { Transaction } from '../../adapters/database/database.ts';
import { requireActive } from '../../auth/currentAccount.ts';
import type { Services } from '../../services.ts';
import { holdAccount } from '../../store/accounts/accounts.ts';
import {
  insertCheckAnswers,
  removeCheckAnswer,
  removeOtherCheckAnswers,
} from '../../store/projects/checkAnswers.ts';
import { lockProject, touchProject } from '../../store/projects/projects.ts';
import { requireStorage } from '../storage/withinStorage.ts';
import { checksIn, readReviewed, savedInputs } from './listChecks.ts';

type Needs = Pick<Services, 'db' | 'clock'>;
interface CheckPlace extends ProjectScope {
  readonly checkId: string;
}

/**
 * Stores why a check's finding is intended, with a fingerprint of the data that the check is based on.
 * @throws Failure `not_found`, also if the project has no such check; `suspended`, `storage_full`.
 */
export async function answerCheck(
  services: Needs,
  { because, ...place }: CheckPlace & { readonly because: string },
): Promise<CheckAnswer> {
  const now = services.clock.now();
  const { modules, checks, check } = await findCheck(services, place, now);
  const at = now.toISOString();
  const restsOn = evidenceOf(check, { modules, inputs: savedInputs(modules) });
  const { actor, projectId, checkId } = place;
  const change = { because, at, restsOn, check: checkId };
  await changeAnswers(services, place, now, async (tx) => {
    // Deletes the earlier answer to this check, and the answers to checks that no longer exist.
    const others = checks.map(({ id }) => id).filter((id) => id !== checkId);
    await removeOtherCheckAnswers(tx, projectId, others);
    await insertCheckAnswers(tx, { projectId, madeBy: actor.id }, [change]);
  });
  return { because, at };
}

/**
 * Removes the answer to a check, if any.
 * @throws Failure `not_found`, also if the project has no such check; `suspended`.
 */
export async function takeBackCheckAnswer(services: Needs, place: CheckPlace): Promise<void> {
  const now = services.clock.now();
  await findCheck(services, place, now);
  await changeAnswers(services, place, now, (tx) =>
    removeCheckAnswer(tx, place.projectId, place.checkId),
  );
}

/**
 * Computes the checks without locking the project. If the check changes before the answer is stored, the answer does
 * not apply to the changed check.
 */
async function findCheck({ db }: Needs, { checkId, ...scope }: CheckPlace, now: Date) {
  const { actor, owner, projectId } = scope;
  const reviewed = await inProject(db, scope, (tx) =>
    readReviewed(tx, { ownerId: owner.id, projectId }),
  );
  if (!reviewed) throw new Failure('not_found');
  requireActive(actor);
  const { checks } = await checksIn(reviewed, now);
  const check = checks.find(({ id }) => id === checkId);
  if (!check) throw new Failure('not_found');
  return { modules: reviewed.modules, checks, check };
}

async function changeAnswers(
  { db }: Needs,
  scope: ProjectScope,
  now: Date,
  change: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const { actor, owner, projectId } = scope;
  await inProject(db, scope, async (tx) => {
    // Locked first, because an answer references the account (`store/lockOrder.ts`).
    await holdAccount(tx, actor.id);
    const before = await lockProject(tx, owner.id, projectId);
    if (!before) throw new Failure('not_found');
    await change(tx);
    await touchProject(tx, owner.id, projectId, now);
    const after = await lockProject(tx, owner.id, projectId);
    if (after) await requireStorage(tx, owner, after.bytes - before.bytes);
  });
}
