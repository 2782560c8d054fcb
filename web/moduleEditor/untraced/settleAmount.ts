import { figurePlaceholder } from '@elan/domain/figures/placeholder';
import type { Bilingual } from '@elan/domain/language';
import type { Untraced } from './useUntraced.ts';

/** Marks an amount as still to be verified. Recognised by `reading/tracing/traceAmounts.ts`. */
export const toVerify: Bilingual = { fr: '(à vérifier)', en: '(to verify)' };

/** @returns the text with a forecast figure's placeholder in place of the amount. */
export function withFigure(text: string, { start, end }: Untraced, id: string): string {
  return `${text.slice(0, start)}${figurePlaceholder(id)}${text.slice(end)}`;
}

/** @returns the text with the mark added after the amount. */
export function withMark(text: string, { end }: Untraced, mark: string): string {
  return `${text.slice(0, end)} ${mark}${text.slice(end)}`;
}
