import * as z from 'zod/mini';
import { timestamp } from '../timestamp.ts';

/** A project’s name and description while they are typed, as the browser stores them. */
export const projectDraftSchema = z.strictObject({
  name: z.string(),
  description: z.string(),
  savedAt: timestamp,
});
export type ProjectDraft = z.infer<typeof projectDraftSchema>;
