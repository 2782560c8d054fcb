import type { Edit } from './edits.ts';
import { type Line, numberRest, numberStart } from './line.ts';
import type { Applies } from './rules.ts';

/** @returns an edit that inserts text. */
export const put = (at: number, words: string): Edit => ({ start: at, end: at, put: words });

const plusNumber = new RegExp(String.raw`^\+[ \u00a0\u202f]+${numberStart}`);
const minusAmount = new RegExp(
  String.raw`^-[ \u00a0\u202f]+${numberStart}${numberRest}[\ue000\ue001]?[%$€]`,
);
const minusDollars = /^-[ \u00a0\u202f]+\$[ \u00a0\u202f]?\d/;
const anyItem = /^(?:[-*+•]|\d{1,9}[.)])(?:\s|$)/;

/**
 * @returns whether a line starts with a signed number ("+ 5") or amount ("- 5 %") and is not one of several list items.
 * @param beside the lines next to it that may be list items.
 */
export function isSigned(words: string, beside: readonly string[]): boolean {
  if (plusNumber.test(words)) {
    return !beside.some((other) => /^\+\s/.test(other) && !plusNumber.test(other));
  }
  if (!minusAmount.test(words) && !minusDollars.test(words)) return false;
  return !beside.some((other) => anyItem.test(other) && !plusNumber.test(other));
}

const sentenceEnd = /[.!?;:,…»"”)*_]$/;

/** @returns whether "1." at the start of a line ends the sentence of the line above instead of starting a list. */
export function endsSentence(words: string, above: string, below: string): boolean {
  return /^1[.)]\s/.test(words) && !sentenceEnd.test(above.trimEnd()) && !/^2[.)]\s/.test(below);
}

const reference =
  /^\[(?!\^)[^\]\n]{1,300}\]:[ \t]*(?:<|[a-z][a-z\d+.-]*:|\/|#|\.{1,2}\/|www\.|\S+\.[a-z]{2,}(?:[/?#]|\s|$)|$)/i;

/**
 * @returns whether brackets before a colon are text rather than a link definition: "[Note]: voir", "[^1]: une source".
 */
export function isBracketed(words: string): boolean {
  return /^\[[^\]\n]{1,300}\]:/.test(words) && !reference.test(words);
}

/** Longer lines are taken for sentences, not titles. */
const longestTitle = 100;

/** @returns the meaning of a line of hyphens or equals signs below a paragraph. */
export function underlineOf(
  words: string,
  above: string,
  linesAbove: number,
): 'heading' | 'rule' | 'words' {
  const underline = words.trimEnd();
  if (underline.length < 3) return 'words';
  const title = above.trim();
  const isTitle =
    linesAbove === 1 &&
    title.length <= longestTitle &&
    !sentenceEnd.test(title) &&
    !/^(?:[-*+•|]|\d+[.)])\s/.test(title);
  const isDrawn = underline.startsWith('=') || underline.length * 2 >= title.length;
  return isTitle && isDrawn ? 'heading' : 'rule';
}

const spacedBold =
  /(?<![*\\])\*\*(?!\*)([ \u00a0]?)([^\s*`](?:[^*`\n]{0,600}[^\s*`])?)([ \u00a0]?)\*\*(?!\*)/g;

/** @returns the edits that move spaces just inside bold marks to the outside. */
export function spacedBoldIn({ words, start }: Line, applies: Applies): readonly Edit[] {
  if (!words.includes('**') || !applies('bold with a space inside its marks')) return [];
  // With inline code on the line, the marks cannot be paired reliably here.
  if (words.includes('`')) return [];
  const edits: Edit[] = [];
  for (const { 0: whole, 1: before = '', 2: bold = '', 3: after = '', index } of words.matchAll(
    spacedBold,
  )) {
    const end = index + whole.length;
    const opensWord = index === 0 || /[\s(«]/.test(words.charAt(index - 1));
    if (!opensWord || (before === '' && after === '')) continue;
    // If a space is only after the opening stars, or before a digit, the stars are something else, such as a power.
    const isApart = before !== '' && (after === '' || /^\d/.test(bold));
    if (isApart) continue;
    if (before !== '') {
      const [mark, space] = [start + index, start + index + 2];
      edits.push(put(mark, ' '), { start: space, end: space + 1, put: '' });
    }
    if (after !== '') {
      const [space, mark] = [start + end - 3, start + end];
      edits.push({ start: space, end: space + 1, put: '' }, put(mark, after));
    }
  }
  return edits;
}
