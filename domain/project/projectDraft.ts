import * as z from 'zod/mini';
import { timestamp } from '../timestamp.ts';

/** An unsaved project's name and description, as stored in the browser. */
export const projectDraftSchema = z.strictObject({
  name: z.string(),
  description: z.string(),
  savedAt: timestamp,
});
export type ProjectDraft = z.infer<typeof projectDraftSchema>;
