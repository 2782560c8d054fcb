import { generateModule, idempotencyKey } from '@elan/domain/contract/modules';
import { moods } from '@elan/domain/project/journal';
import { answerMarkSchema } from '@elan/domain/project/moduleEntry';
import { timestamp } from '@elan/domain/timestamp';
import * as z from 'zod/mini';

/** A generation that was asked for and whose end was not seen yet: enough to ask for it again. */
export const pendingGenerationSchema = z.strictObject({
  key: idempotencyKey,
  /** Absent for a plain generation. */
  action: z.optional(z.literal('autoFill')),
  /** Exactly what was sent; the same key with another body is refused. */
  body: z.strictObject({
    ...generateModule.body.shape,
    answers: z.record(z.string(), z.string()),
    comments: z.string(),
  }),
  startedAt: timestamp,
});
export type PendingGeneration = z.infer<typeof pendingGenerationSchema>;

/** What a browser keeps of a module that was edited and not saved (docs/product.md#drafts). */
export const draftSchema = z.strictObject({
  answers: z.record(z.string(), z.string()),
  comments: z.string(),
  proposedAnswers: z.optional(answerMarkSchema),
  defaultedAnswers: z.optional(answerMarkSchema),
  /** An entry of the journal that is not added yet. */
  newEntry: z.optional(
    z.strictObject({
      title: z.string(),
      content: z.string(),
      mood: z.enum(moods),
      /** It was sent under this id; whether it arrived was not seen. */
      sentAs: z.optional(z.strictObject({ id: z.string(), date: timestamp })),
    }),
  ),
  /** The `lastUpdated` that the edit began from; null where nothing was saved. */
  baseLastUpdated: z.nullable(timestamp),
  savedAt: timestamp,
  pendingGeneration: z.optional(pendingGenerationSchema),
});
export type Draft = z.infer<typeof draftSchema>;
