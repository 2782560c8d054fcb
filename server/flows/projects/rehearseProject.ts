import type { CallReply } from '@elan/domain/contract/call';
import type { getRehearsal } from '@elan/domain/contract/rehearsal';
import { Failure } from '@elan/domain/failure';
import { rehearse } from '@elan/reading/rehearsal/rehearse';
import { inProject, type ProjectScope } from '../../access/projectScope.ts';
import type { Services } from '../../services.ts';
import { checksIn, readReviewed, savedInputs } from './listChecks.ts';

/**
 * @returns the ten questions that a lender is most likely to ask about the saved project.
 * @throws Failure `not_found` if the project does not exist.
 */
export async function rehearseProject(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  scope: ProjectScope,
): Promise<CallReply<typeof getRehearsal>> {
  const { owner, projectId: id } = scope;
  const reviewed = await inProject(db, scope, (tx) =>
    readReviewed(tx, { ownerId: owner.id, projectId: id }),
  );
  if (!reviewed) throw new Failure('not_found');
  const { name, modules } = reviewed;
  const { checks } = await checksIn(reviewed, clock.now());
  const items = rehearse({ modules, inputs: savedInputs(modules), checks });
  return { project: { id, name }, items: [...items] };
}
