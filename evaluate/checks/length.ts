import type { Check } from './check.ts';

/** A text may exceed the requested length by a tenth, and is too short below two fifths of it. */
const most = 1.1;
const least = 0.4;

/** The space inside a French number, which must count as one word. */
const groupSpace = /(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g;

/** Checks that the text has about the length that the prompt requested. */
export const checkLength: Check = ({ text, words: asked }) => {
  if (asked === undefined) return [];
  const words = text
    .replace(groupSpace, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  if (words > asked * most) return [`${words} words, ${asked} at most were asked for`];
  return words < asked * least ? [`${words} words only, of ${asked}`] : [];
};
