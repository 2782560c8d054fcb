import * as z from 'zod/mini';
import { text } from '../text.ts';
import { timestamp } from '../timestamp.ts';

/** More places and figures than there are. */
const mostHashes = 500;
const hashes = z
  .record(text(120), text(20))
  .check(z.refine((all) => Object.keys(all).length <= mostHashes, 'must be fewer'));

/**
 * What a result rests on, as hashes, which show a change and hold no words. Only the server writes it, with the result
 * or when the person confirms that the result is still right.
 */
export const basisSchema = z.strictObject({
  /** When the result was written, or last confirmed as right. */
  at: timestamp,
  /** The version of the instructions. */
  prompt: text(12),
  /** What the person wrote, by `module.question`, `module.comments` or `module.selectedIdea`. */
  words: hashes,
  /** The figures of the forecast that the text holds as words, by id; those named by a placeholder follow by themselves. */
  figures: hashes,
  /** What blocks the forecast; absent where the instructions do not read it. */
  blocking: z.optional(text(20)),
});
export type Basis = z.infer<typeof basisSchema>;
