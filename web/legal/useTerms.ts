import { termsVersion } from '@elan/domain/account/terms';
import { terms as en } from '../copy/en/terms.ts';
import { terms as fr } from '../copy/fr/terms.ts';
import { type ReadableDocument, useLegalDocument } from './useLegalDocument.ts';

/** @returns the Terms of Service, shown both on their page and in the dialog. */
export function useTerms(): ReadableDocument {
  return useLegalDocument({ fr, en }, termsVersion);
}
