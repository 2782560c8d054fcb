import * as z from 'zod/mini';
import { text } from '../text.ts';
import { timestamp } from '../timestamp.ts';

/** Well above the number of fields and figures that one result can use. */
const mostHashes = 500;
const hashes = z
  .record(text(120), text(20))
  .check(z.refine((all) => Object.keys(all).length <= mostHashes, 'must be fewer'));

/**
 * Hashes of the inputs that a result was generated from. They reveal a later change without storing any text. A client
 * cannot change them by saving a module.
 */
export const basisSchema = z.strictObject({
  /** When the generation of the result was admitted, or when the user last confirmed that the result is right. */
  at: timestamp,
  /** The version of the prompt. */
  prompt: text(12),
  /** What the user wrote, keyed by `module.question`, `module.comments` or `module.selectedIdea`. */
  words: hashes,
  /**
   * The forecast figures that the text contains as written numbers, by figure id. A figure inserted by a placeholder is
   * not listed, since it updates by itself.
   */
  figures: hashes,
  /** Hash of the forecast's blocking checks; absent if the prompt does not use the forecast. */
  blocking: z.optional(text(20)),
});
export type Basis = z.infer<typeof basisSchema>;
