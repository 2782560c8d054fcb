import * as z from 'zod/mini';
import { requiredText, text } from '../text.ts';

export const maxProjectNameLength = 120;
export const maxDescriptionLength = 2_000;

export const projectNameSchema = requiredText(maxProjectNameLength);

/**
 * Removes a byte order mark at the start, which a pasted file may contain. It is not part of the text, and the embedded
 * database does not return it.
 */
export const projectDescriptionSchema = text(maxDescriptionLength).check(
  z.overwrite((value) => value.replace(/^\uFEFF+/, '')),
);
