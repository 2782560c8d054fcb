import { privacyVersion } from '@elan/domain/account/terms';
import { privacy as en } from '../../copy/en/privacy.ts';
import { privacy as fr } from '../../copy/fr/privacy.ts';
import { useLegalDocument } from '../../legal/useLegalDocument.ts';
import { LegalPage } from './LegalPage.tsx';

export { preloadFrame } from './LegalPage.tsx';

export function PrivacyScreen() {
  return <LegalPage document={useLegalDocument({ fr, en }, privacyVersion)} />;
}
