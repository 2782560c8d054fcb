import { Failure } from '@elan/domain/failure';
import { decideSaving } from '@elan/domain/generation/decideGeneration';
import { changeOf, hasContent, touchesContent } from '@elan/domain/project/moduleEntry';
import { missingAnswers } from '@elan/domain/questionnaire/answers';
import type { Account } from '../accounts/account.ts';
import type { Services } from '../services.ts';
import { asUser } from '../store/asUser.ts';
import { mergeModule, readModule } from '../store/modules.ts';
import { touchProject } from '../store/projects.ts';
import { keepWhatWent } from '../store/versions.ts';
import { existingId, existingModule } from './existing.ts';
import { parseSavedData } from './parseModuleData.ts';

/**
 * Merges what a person wrote into one module of a project; what it takes away is kept as a version.
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
  const isAnswered = data.answers !== undefined || definition.questions.length === 0;
  return asUser(services.db, account.id, async (tx) => {
    const now = services.clock.now();
    const where = await touchProject(tx, account.id, projectId, now);
    if (where !== 'live') throw new Failure('not_found');
    const place = { userId: account.id, projectId, module: definition.key };
    const before = await readModule(tx, place);
    const decision = decideSaving({
      definition,
      access: account.access,
      change: data,
      before: before?.data,
    });
    if (!decision.allowed) throw new Failure(decision.because);
    const change = {
      data,
      cause: 'saved' as const,
      hasContent: touchesContent(data) ? hasContent({ ...before?.data, ...data }) : undefined,
      answersComplete: isAnswered
        ? missingAnswers(definition, data.answers ?? {}).length === 0
        : undefined,
    };
    const lastUpdated = await mergeModule(tx, place, change, input.base, now);
    if (!lastUpdated) throw new Failure('save_conflict');
    await keepWhatWent(tx, place, before, data);
    return lastUpdated;
  });
}
