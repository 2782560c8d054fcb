import * as z from 'zod/mini';
import { timestamp } from '../timestamp.ts';

/** What a browser keeps of a project’s name and description while they are typed. */
export const projectDraftSchema = z.strictObject({
  name: z.string(),
  description: z.string(),
  savedAt: timestamp,
});
export type ProjectDraft = z.infer<typeof projectDraftSchema>;
