import { generateModule, idempotencyKey } from '@elan/domain/contract/modules';
import { forecastFormSchema, isSameForecast } from '@elan/domain/forecast/saved/savedForecast';
import { moods } from '@elan/domain/project/journal';
import { answerMarkSchema } from '@elan/domain/project/moduleEntry';
import { timestamp } from '@elan/domain/timestamp';
import * as z from 'zod/mini';

/** A generation whose end the page has not seen: enough to ask for it again. */
export const pendingGenerationSchema = z.strictObject({
  key: idempotencyKey,
  /** Absent for a plain generation. */
  action: z.optional(z.literal('autoFill')),
  /** Exactly what was sent; the server refuses the same key with another body. */
  body: z.strictObject({
    ...generateModule.body.shape,
    answers: z.record(z.string(), z.string()),
    comments: z.string(),
  }),
  startedAt: timestamp,
});
export type PendingGeneration = z.infer<typeof pendingGenerationSchema>;

/** Answers and comments, as the form had or sent them. */
export const writtenSchema = z.strictObject({
  answers: z.record(z.string(), z.string()),
  comments: z.string(),
  proposedAnswers: answerMarkSchema,
  defaultedAnswers: answerMarkSchema,
  forecast: z.optional(forecastFormSchema),
  /** The text of the module, where it was edited. */
  writeUp: z.optional(z.string()),
});

/** The unsaved changes of a module that a browser stores (docs/product.md#drafts). */
export const draftSchema = z.strictObject({
  answers: z.record(z.string(), z.string()),
  comments: z.string(),
  proposedAnswers: z.optional(answerMarkSchema),
  defaultedAnswers: z.optional(answerMarkSchema),
  /** With what was typed and is not a value yet. */
  forecast: z.optional(forecastFormSchema),
  /** The text of the module, where it was edited. */
  writeUp: z.optional(z.string()),
  /** A journal entry that is not added yet. */
  newEntry: z.optional(
    z.strictObject({
      title: z.string(),
      content: z.string(),
      mood: z.enum(moods),
      /** Set once it was sent under this id, while it is not known whether it arrived. */
      sentAs: z.optional(z.strictObject({ id: z.string(), date: timestamp })),
    }),
  ),
  /** The `lastUpdated` of the version that was edited; null where nothing was saved. */
  baseLastUpdated: z.nullable(timestamp),
  /** That version, to merge with what was saved since; absent from drafts of earlier versions of the app. */
  base: z.optional(writtenSchema),
  /** What was last sent, while it is not known whether it arrived. */
  sent: z.optional(writtenSchema),
  savedAt: timestamp,
  pendingGeneration: z.optional(pendingGenerationSchema),
});
export type Draft = z.infer<typeof draftSchema>;

/** @returns the prefix of the keys of a person's drafts in the browser's storage. */
export function draftsOf(userId: string): string {
  return `elan.draft.${userId}.`;
}

/**
 * @returns true for a draft that only remembers a pending generation, to find it again; it has no unsaved changes.
 */
export function isOnlyPending({ pendingGeneration, ...draft }: Draft): boolean {
  if (!pendingGeneration || draft.newEntry || hasTyped(draft)) return false;
  if (!isSameForecast(draft.forecast, draft.base?.forecast)) return false;
  if (draft.writeUp !== draft.base?.writeUp) return false;
  const { answers, comments } = pendingGeneration.body;
  const ids = new Set([...Object.keys(answers), ...Object.keys(draft.answers)]);
  return (
    comments === draft.comments &&
    [...ids].every((id) => (answers[id] ?? '') === (draft.answers[id] ?? ''))
  );
}

/** @returns true where a field of the forecast has a text that is no value yet, which cannot be saved. */
export function hasTyped({ forecast }: Pick<Draft, 'forecast'>): boolean {
  return Object.keys(forecast?.typed ?? {}).length > 0;
}
