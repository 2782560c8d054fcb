import { type Decision, refused } from '../decision.ts';
import type { JournalEntry } from '../project/journal.ts';
import { hasContent, type ModuleContent } from '../project/moduleEntry.ts';
import { type Answers, missingAnswers } from '../questionnaire/answers.ts';
import type { ModuleDefinition } from '../questionnaire/module.ts';
import type { Access } from '../subscription/access.ts';
import { type StorageUse, storageLevel } from '../subscription/storage.ts';

export interface Usage {
  readonly used: number;
  /** By generations that are still running. */
  readonly held?: number;
  readonly limit: number;
}

/**
 * @returns whether this person may write in this module: not suspended, and the module is free or
 * the person has premium.
 */
export function decideWriting(definition: ModuleDefinition, access: Access): Decision {
  if (!access.hasAccess) return refused('suspended');
  if (!definition.free && !access.hasPremiumAccess) return refused('premium_required');
  return { allowed: true };
}

/**
 * May this person save this change? The rule is that of writing, but a journal with content stays
 * open to new entries without premium (docs/product.md#journal, docs/product.md#premium).
 * @param input.before what the module holds.
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
 * May this person generate here, now? The button and the server share this rule; the
 * refusals come in the order of docs/product.md#generations.
 */
export function decideGeneration(input: {
  readonly definition: ModuleDefinition;
  readonly access: Access;
  readonly answers: Answers;
  /** For a journal. */
  readonly entries?: readonly JournalEntry[] | undefined;
  readonly usage: Usage;
  /** Absent on a page that has not loaded it yet. */
  readonly storage?: StorageUse | undefined;
}): Decision {
  const writing = decideWriting(input.definition, input.access);
  if (!writing.allowed) return writing;
  if (missingAnswers(input.definition, input.answers).length > 0) return refused('answers_missing');
  if (input.definition.kind === 'journal' && !input.entries?.length) {
    return refused('entries_missing');
  }
  return decideUnit(input);
}

/**
 * For a page, which gives first what no answer can change: the account, the plan, the quota. A full storage has a notice
 * of its own there. Over HTTP the order of docs/product.md#generations holds.
 * @param decide the decision in that order.
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

/** @returns whether a generation is left, and whether there is room for its result. */
export function decideUnit(input: {
  readonly access: Access;
  readonly usage: Usage;
  readonly storage?: StorageUse | undefined;
}): Decision {
  const quota = decideQuota(input.access, input.usage);
  if (!quota.allowed) return quota;
  const { storage } = input;
  return storage && storageLevel(storage) === 'full' ? refused('storage_full') : { allowed: true };
}

/**
 * @returns whether a generation is left; a founder's are never counted. Where the last one is only held, the refusal
 *   mentions it: it may be free again. Where it is spent, a free account can subscribe, a premium one waits for next month.
 */
export function decideQuota(access: Access, { used, held = 0, limit }: Usage): Decision {
  if (access.isFounder || used + held < limit) return { allowed: true };
  if (used < limit) return refused('generation_under_way');
  return refused(access.hasPremiumAccess ? 'monthly_quota_spent' : 'quota_spent');
}
