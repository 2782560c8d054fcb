import { withoutTrailing } from '@elan/domain/text';
import { listMark } from './excerpt.ts';

/** Where a thought ends: a semicolon, or a sentence that another one follows. */
const thoughtEnd = /;|(?<=(?<!\b(?:St|Ste|Mr|Mrs|Ms|Mme|Dr|M))[.!?])\s+(?=[\p{Lu}\d«“$])/u;

/** Where one thing of a list ends; a comma within an amount is none. */
const thingEnd = /[;\n]|[,.](?!\d)/u;

function parts(text: string, end: RegExp | string): readonly string[] {
  return text
    .split(end)
    .map((part) => withoutTrailing(part.trim().replace(listMark, ''), /[.,\s]/))
    .filter((part) => part !== '');
}

/** @returns the thoughts of an answer, as they were written: a line each, or a sentence each. */
export function thoughtsIn(text: string): readonly string[] {
  const lines = parts(text, '\n');
  return lines.length > 1 ? lines : parts(text, thoughtEnd);
}

/** @returns the things that an answer lists, such as skills. */
export function thingsIn(text: string): readonly string[] {
  return parts(text, thingEnd).map((part) => part.replace(/^(?:et|and)\s+/iu, ''));
}
