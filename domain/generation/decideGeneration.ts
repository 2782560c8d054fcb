import { type Decision, refused } from '../decision.ts';
import type { JournalEntry } from '../project/journal.ts';
import { hasContent, type ModuleContent } from '../project/moduleEntry.ts';
import { type Answers, missingAnswers } from '../questionnaire/answers.ts';
import type { ModuleDefinition } from '../questionnaire/module.ts';
import type { Access } from '../subscription/access.ts';
import { type StorageUse, storageLevel } from '../subscription/storage.ts';

export interface Usage {
  readonly used: number;
  /** Generations that are still running. */
  readonly held?: number;
  readonly limit: number;
}

/**
 * @returns whether this user may write in this module: they must not be suspended, and the module must be free or the
 * user must have Premium.
 */
export function decideWriting(definition: ModuleDefinition, access: Access): Decision {
  if (!access.hasAccess) return refused('suspended');
  if (!definition.free && !access.hasPremiumAccess) return refused('premium_required');
  return { allowed: true };
}

/** What every decision about a request for a generation depends on. */
export interface RequestFacts {
  readonly definition: ModuleDefinition;
  /** The access of the project's owner. */
  readonly access: Access;
  /** The access of the account whose `usage` is given, if it is not the owner. */
  readonly quotaAccess?: Access | undefined;
  /** Whether the request is based on the saved module; if absent, it is. */
  readonly isCurrent?: boolean | undefined;
  readonly usage: Usage;
  /** Absent while the page loads it; storage is then not checked. */
  readonly storage?: StorageUse | undefined;
}

/** Decides as `decideWriting` does, but also refuses a request that is based on another version of the module. */
export function decideRequest(
  input: Pick<RequestFacts, 'definition' | 'access' | 'isCurrent'>,
): Decision {
  const writing = decideWriting(input.definition, input.access);
  if (!writing.allowed) return writing;
  return input.isCurrent === false ? refused('save_conflict') : { allowed: true };
}

/**
 * Decides whether this user may save this change. The rule is that of `decideWriting`, except that a journal with
 * content still accepts entries without Premium (docs/product.md#journal, docs/product.md#premium).
 * @param input.before the module's content before the change.
 */
export function decideSaving(input: {
  readonly definition: ModuleDefinition;
  readonly access: Access;
  readonly change: ModuleContent;
  readonly before: ModuleContent | undefined;
}): Decision {
  const { definition, access, change, before } = input;
  const onlyEntries = Object.keys(change).every((field) => field === 'entries');
  const isOpenJournal = definition.kind === 'journal' && onlyEntries && hasContent(before);
  return decideWriting(isOpenJournal ? { ...definition, free: true } : definition, access);
}

/**
 * Decides whether this user may generate this module now. The button and the server share this rule. The refusals are
 * checked in the order given in docs/product.md#generations.
 */
export function decideGeneration(
  input: RequestFacts & {
    readonly answers: Answers;
    /** Only for a journal. */
    readonly entries?: readonly JournalEntry[] | undefined;
  },
): Decision {
  const request = decideRequest(input);
  if (!request.allowed) return request;
  if (missingAnswers(input.definition, input.answers).length > 0) return refused('answers_missing');
  if (input.definition.kind === 'journal' && !input.entries?.length) {
    return refused('entries_missing');
  }
  return decideUnit(input);
}

/**
 * Decides for the page, which first shows refusals that no answer can change: account, plan and quota. Full storage has
 * its own notice on the page. The API keeps the order given in docs/product.md#generations.
 * @param decide returns the decision in the API's order.
 */
export function limitFirst(
  input: {
    readonly definition: ModuleDefinition;
    readonly access: Access;
    readonly usage: Usage;
  },
  decide: () => Decision,
): Decision {
  const writing = decideWriting(input.definition, input.access);
  if (!writing.allowed) return writing;
  const quota = decideQuota(input.access, input.usage);
  return quota.allowed ? decide() : quota;
}

/** @returns whether the user has a generation and storage left. */
export function decideUnit({
  access,
  quotaAccess = access,
  usage,
  storage,
}: Pick<RequestFacts, 'access' | 'quotaAccess' | 'usage' | 'storage'>): Decision {
  const quota = decideQuota(quotaAccess, usage);
  if (!quota.allowed) return quota;
  return storage && storageLevel(storage) === 'full' ? refused('storage_full') : { allowed: true };
}

/**
 * @returns whether the user has a generation left; a founder's are never counted. If running generations hold the rest,
 * the refusal is `generation_under_way`, because a hold may be released. If all are used, the refusal depends on the
 * plan: a free account can subscribe, a Premium one must wait for next month.
 */
export function decideQuota(access: Access, { used, held = 0, limit }: Usage): Decision {
  if (access.isFounder || used + held < limit) return { allowed: true };
  if (used < limit) return refused('generation_under_way');
  return refused(access.hasPremiumAccess ? 'monthly_quota_spent' : 'quota_spent');
}
