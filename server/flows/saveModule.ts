import { Failure } from '@elan/domain/failure';
import { decideWriting } from '@elan/domain/generation/decideGeneration';
import { changeOf, hasContent } from '@elan/domain/project/moduleEntry';
import { missingAnswers } from '@elan/domain/questionnaire/answers';
import type { Account } from '../accounts/account.ts';
import type { Services } from '../services.ts';
import { asUser } from '../store/asUser.ts';
import { mergeModule } from '../store/modules.ts';
import { touchProject } from '../store/projects.ts';
import { existingId, existingModule } from './existing.ts';
import { parseSavedData } from './parseModuleData.ts';

/**
 * Merges what a person wrote into one module of a project.
 * @param base the `lastUpdated` the edit began from; null where nothing was saved.
 * @returns the new `lastUpdated`.
 * @throws Failure `malformed`, `not_found`, `suspended`, `premium_required`, `save_conflict`.
 */
export async function saveModule(
  services: Pick<Services, 'db' | 'clock'>,
  input: {
    readonly account: Account;
    readonly projectId: string;
    readonly module: string;
    readonly data: unknown;
    readonly base: Date | null;
  },
): Promise<Date> {
  const { account, projectId } = input;
  const definition = existingModule(input.module);
  const data = changeOf(parseSavedData(definition, input.data));
  existingId(projectId);
  const change = {
    data,
    hasContent: data.aiResponse === undefined ? undefined : hasContent(data),
    answersComplete: data.answers && missingAnswers(definition, data.answers).length === 0,
  };
  return asUser(services.db, account.id, async (tx) => {
    const now = services.clock.now();
    if (!(await touchProject(tx, account.id, projectId, now))) throw new Failure('not_found');
    const decision = decideWriting(definition, account.access);
    if (!decision.allowed) throw new Failure(decision.because);
    const place = { userId: account.id, projectId, module: definition.key };
    const lastUpdated = await mergeModule(tx, place, change, input.base, now);
    if (!lastUpdated) throw new Failure('save_conflict');
    return lastUpdated;
  });
}
