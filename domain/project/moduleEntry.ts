import * as z from 'zod/mini';
import { answersSchema } from '../questionnaire/answers.ts';
import { oncePerModule } from '../questionnaire/oncePerModule.ts';
import { isBlank, text } from '../text.ts';
import { timestamp } from '../timestamp.ts';

/** Longest comments box, in UTF-16 code units. */
export const maxCommentsLength = 4_000;
/** Longest write-up kept, in UTF-16 code units: five times what 3,000 tokens give. */
export const maxWriteUpLength = 60_000;

/** How the stored write-up ended: by itself, stopped by the person, or cut at the provider's length limit. */
export const writeUpEndings = ['complete', 'stopped', 'cut'] as const;
export type WriteUpEnding = (typeof writeUpEndings)[number];

/** One module of a project as it is read: `modules_data[key]` (spec, section 3). */
export const moduleEntrySchema = z.strictObject({
  answers: z.optional(z.record(z.string(), z.string())),
  comments: z.optional(z.string()),
  aiResponse: z.optional(z.string()),
  aiResponseEnding: z.optional(z.enum(writeUpEndings)),
  lastUpdated: timestamp,
});
export type ModuleEntry = z.infer<typeof moduleEntrySchema>;

/**
 * What a save of this module may carry. `lastUpdated` is accepted, so that an entry can be sent
 * back as it was read, but the server's own stamp is the one that is stored.
 */
export const savedDataSchema = oncePerModule((definition) =>
  z.strictObject({
    answers: z.optional(answersSchema(definition)),
    comments: z.optional(text(maxCommentsLength)),
    aiResponse: z.optional(text(maxWriteUpLength)),
    aiResponseEnding: z.optional(z.enum(writeUpEndings)),
    lastUpdated: z.optional(timestamp),
  }),
);
export type SavedData = z.infer<ReturnType<typeof savedDataSchema>>;

/**
 * What a save changes. A text and how it ended belong together: a text without an ending is the
 * person's own, hence complete, and an ending without a text changes nothing.
 */
export function changeOf({
  lastUpdated: _serverOwn,
  aiResponse,
  aiResponseEnding,
  ...rest
}: SavedData): SavedData {
  if (aiResponse === undefined) return rest;
  return { ...rest, aiResponse, aiResponseEnding: aiResponseEnding ?? 'complete' };
}

/** A module counts for progress when it has content: here, a write-up that is not blank (decisions, "Content"). */
export function hasContent(entry: Pick<ModuleEntry, 'aiResponse'> | undefined): boolean {
  return !isBlank(entry?.aiResponse);
}
