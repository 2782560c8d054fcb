import { portable } from '@elan/domain/writeUp/portable';
import { asHtml } from './asHtml.ts';

/** @returns a write-up as HTML and as plain text, for the clipboard. */
export function copied(written: string): { readonly html: string; readonly plain: string } {
  return { html: asHtml(written), plain: portable(written) };
}
