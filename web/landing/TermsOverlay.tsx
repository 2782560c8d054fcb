import type { Language } from '@elan/domain/language';
import { createRoot } from 'react-dom/client';
import { LanguageProvider } from '../copy/language.tsx';
import { TermsDialog } from '../shell/TermsDialog.tsx';

/** Opens the Terms of Service over a page that does not use React, and unmounts the dialog once closed. */
export function openTermsOverlay(language: Language): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const leave = () => {
    root.unmount();
    place.remove();
  };
  const render = (open: boolean) =>
    root.render(
      <LanguageProvider initial={language}>
        <TermsDialog open={open} onOpenChange={render} onClosed={leave} />
      </LanguageProvider>,
    );
  render(true);
}
