import * as z from 'zod/mini';
import { timestamp } from '../timestamp.ts';

/** The typed name or description of a project that is not saved, as stored in the browser. */
export const projectDraftSchema = z.strictObject({
  /** Absent if it was not changed. */
  name: z.optional(z.string()),
  /** Absent if it was not changed. */
  description: z.optional(z.string()),
  savedAt: timestamp,
});
export type ProjectDraft = z.infer<typeof projectDraftSchema>;
