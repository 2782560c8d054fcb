import { useTerms } from '../../legal/useTerms.ts';
import { LegalPage } from './LegalPage.tsx';

export { preloadFrame } from './LegalPage.tsx';

/** The Terms of Service. The dialog shows the same text. */
export function TermsScreen() {
  return <LegalPage document={useTerms()} />;
}
