import { withoutTrailing } from '@elan/domain/text';
import { listMark } from './excerpt.ts';

/** Matches the end of a thought: a semicolon, or the end of a sentence that another one follows. */
const thoughtEnd = /;|(?<=(?<!\b(?:St|Ste|Mr|Mrs|Ms|Mme|Dr|M))[.!?])\s+(?=[\p{Lu}\d«“$])/u;

/** Matches the separator between the items of a list, but not a comma or point within an amount. */
const thingEnd = /[;\n]|[,.](?!\d)/u;

function parts(text: string, end: RegExp | string): readonly string[] {
  return text
    .split(end)
    .map((part) => withoutTrailing(part.trim().replace(listMark, ''), /[.,\s]/))
    .filter((part) => part !== '');
}

/** @returns the thoughts of an answer: its lines if there are several, otherwise its sentences. */
export function thoughtsIn(text: string): readonly string[] {
  const lines = parts(text, '\n');
  return lines.length > 1 ? lines : parts(text, thoughtEnd);
}

/** @returns the items that an answer lists, such as skills. */
export function thingsIn(text: string): readonly string[] {
  return parts(text, thingEnd).map((part) => part.replace(/^(?:et|and)\s+/iu, ''));
}
