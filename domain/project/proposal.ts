import * as z from 'zod/mini';
import { text } from '../text.ts';
import { maxWriteUpLength } from '../writeUp/length.ts';
import { writeUpEndings } from './moduleEntry.ts';

/** What a revision proposes. It is shown to the user but not stored in the module. */
export const proposalFields = {
  text: z.optional(text(maxWriteUpLength)),
  textEnding: z.optional(z.enum(writeUpEndings)),
};
const proposalSchema = z.object(proposalFields);
export type Proposal = z.infer<typeof proposalSchema>;
