import { placeholdersIn } from '@elan/domain/figures/placeholder';
import type { TraceSources } from './sources.ts';
import { traceAmounts } from './traceAmounts.ts';

/** An amount in a text that no source explains. */
export interface Untraced {
  /** Index in the text as stored. */
  readonly start: number;
  readonly end: number;
  /** As written in the text; for a placeholder with an unknown id, that id. */
  readonly amount: string;
  /** The amount with the words around it. */
  readonly context: string;
}

/**
 * @param most the maximum length of `untraced`.
 * @returns the unexplained amounts in the order of the text, and the number of all of them.
 */
export function untracedIn(
  text: string,
  sources: TraceSources,
  most: number = Number.POSITIVE_INFINITY,
): { readonly untraced: readonly Untraced[]; readonly count: number } {
  const found = traceAmounts(text, sources).filter(({ source }) => source === undefined);
  const untraced = found.slice(0, most).map(({ start, end, written }) => {
    const [placeholder] = placeholdersIn(written);
    const amount = placeholder ? placeholder.id : written;
    return { start, end, amount, context: contextOf(text, start, end) };
  });
  return { untraced, count: found.length };
}

/** Number of characters of context on either side of an amount. */
const reach = 60;

/** @returns an amount with the words around it on the same line, without Markdown marks. */
function contextOf(text: string, start: number, end: number): string {
  const before =
    text
      .slice(Math.max(0, start - reach), start)
      .split('\n')
      .at(-1) ?? '';
  const [after = ''] = text.slice(end, end + reach).split('\n');
  const isCutBefore = start - before.length > 0 && text[start - before.length - 1] !== '\n';
  const isCutAfter = end + after.length < text.length && text[end + after.length] !== '\n';
  const opening = isCutBefore ? before.replace(/^\S*\s/, '… ') : before;
  const closing = isCutAfter ? after.replace(/\s\S*$/, ' …') : after;
  return `${opening}${text.slice(start, end)}${closing}`
    .replaceAll(/^\s*(?:[-*>]|#+|\d+[.)])\s+|\*\*|[`_\\]/g, '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' · ');
}
