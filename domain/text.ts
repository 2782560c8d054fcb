import * as z from 'zod/mini';

/**
 * @returns whether PostgreSQL can store the text, which must contain neither NUL nor lone surrogates. Typed text that
 * it cannot store is refused, not altered.
 */
export function isStorable(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed();
}

/** zod counts code points, but form fields, the browser's own checks and our other limits count UTF-16 code units. */
function fits(max: number) {
  return z.refine<string>(({ length }) => length <= max, `must be at most ${max} code units long`);
}

/**
 * @returns the text with lone surrogates replaced and NUL removed. Only for text that no user typed.
 */
export function madeStorable(value: string): string {
  return value.toWellFormed().replaceAll('\u0000', '');
}

/** A storable text of at most `max` UTF-16 code units. */
export function text(max: number) {
  return z
    .string()
    .check(
      z.maxLength(max),
      fits(max),
      z.refine(isStorable, 'must not hold NUL or lone surrogates'),
    );
}

/** A trimmed, storable text of 1 to `max` UTF-16 code units with at least one visible character. */
export function requiredText(max: number) {
  return z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(max),
    fits(max),
    z.refine(isStorable, 'must not hold NUL or lone surrogates'),
    z.refine((value) => !isBlank(value), 'must hold something that can be seen'),
  );
}

/**
 * @param dropped a pattern for one character.
 * @returns the text without the matching characters at its end. A pattern ending in `$` would do the same, but takes
 * quadratic time: eight thousand spaces before a letter would be 32 million steps.
 */
export function withoutTrailing(text: string, dropped: RegExp): string {
  let end = text.length;
  while (end > 0 && dropped.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/**
 * White space and characters that no font shows, such as control and zero-width characters, direction marks, fillers
 * and the blank braille pattern.
 */
const unseen = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** @returns true if the text is undefined or has no visible character. */
export function isBlank(value: string | undefined): boolean {
  return value === undefined || unseen.test(value);
}

/** A punctuation mark that ends a sentence, and closing marks after it. */
const sentenceEnd = /[.!?…][\s»”’"')\]]*$/u;

/** @returns whether the text ends with a complete sentence, judging by its last punctuation mark. */
export function endsSentence(value: string): boolean {
  // Limits the cost for long texts, since only the end matters.
  return sentenceEnd.test(value.slice(-20));
}
