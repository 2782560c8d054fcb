import { dayInToronto } from '@elan/domain/day';
import type { Language } from '@elan/domain/language';
import { useLanguage } from '../copy/language.tsx';
import type { LegalDocument, LegalSection } from '../copy/legalDocument.ts';
import { useLegalFacts } from './useLegalFacts.ts';

/** A legal text with its date and facts filled in. */
export interface ReadableDocument {
  readonly title: string;
  readonly effective: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

/**
 * @param version the effective date, such as "2025-06-22".
 * @returns the text in the page's language, with the current facts filled in.
 */
export function useLegalDocument(
  texts: Readonly<Record<Language, LegalDocument>>,
  version: string,
): ReadableDocument {
  const { language } = useLanguage();
  const { title, effective, lead, sections } = texts[language];
  const facts = useLegalFacts(language);
  // Noon, so that daylight saving time does not change the date in Toronto.
  const day = dayInToronto(new Date(`${version}T12:00:00-05:00`), language);
  return { title, effective: effective(day), lead, sections: sections(facts) };
}
