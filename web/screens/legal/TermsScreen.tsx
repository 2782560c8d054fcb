import { LegalPage } from './LegalPage.tsx';
import { useTerms } from './useTerms.ts';

/** The Terms of Service; the dialog shows the same text. */
export function TermsScreen() {
  return <LegalPage document={useTerms()} />;
}
