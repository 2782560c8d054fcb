import { portable } from '@elan/domain/writeUp/portable';
import { asHtml } from './asHtml.ts';

/** @returns a write-up in the two forms in which a clipboard takes it. */
export function copied(written: string): { readonly html: string; readonly plain: string } {
  return { html: asHtml(written), plain: portable(written) };
}
