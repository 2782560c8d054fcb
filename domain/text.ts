import * as z from 'zod/mini';

/**
 * PostgreSQL stores neither NUL nor lone surrogates. A text that contains one is refused rather
 * than altered, so that a typed text is returned byte for byte.
 */
export function isStorable(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed();
}

/**
 * zod counts code points; the fields, the browser's own checks and our other limits count code
 * units.
 */
function fits(max: number) {
  return z.refine<string>(({ length }) => length <= max, `must be at most ${max} code units long`);
}

/**
 * @returns a text that no person typed, such as a provider's, without the characters that cannot be
 * stored.
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

/** A storable text, trimmed, of 1 to `max` UTF-16 code units, with something visible in it. */
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
 * @param dropped the characters to drop, as an expression for one character.
 * @returns a text without such characters at its end. An expression that ends in `$` would do the
 * same, but restarts at each of them: eight thousand spaces before a letter are 32 million steps.
 */
export function withoutTrailing(text: string, dropped: RegExp): string {
  let end = text.length;
  while (end > 0 && dropped.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/**
 * White space and characters that no font shows: controls, zero-width and direction marks, fillers,
 * the blank of braille.
 */
const unseen = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** @returns true when the text has nothing visible. */
export function isBlank(value: string | undefined): boolean {
  return value === undefined || unseen.test(value);
}

/** A mark that ends a sentence, and what may close after it. */
const sentenceEnd = /[.!?…][\s»”’"')\]]*$/u;

/** @returns whether a text ends where a sentence does, by its last mark. */
export function endsSentence(value: string): boolean {
  // Only the end counts, however long the text is.
  return sentenceEnd.test(value.slice(-20));
}
