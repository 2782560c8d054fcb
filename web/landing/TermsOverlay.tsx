import type { Language } from '@elan/domain/language';
import { createRoot } from 'react-dom/client';
import { LanguageProvider } from '../copy/language.tsx';
import { call } from '../lib/apiClient.ts';
import { contract } from '../lib/contract.ts';
import { type Deployment, DeploymentSource } from '../session/deployment.ts';
import { TermsDialog } from '../shell/TermsDialog.tsx';

/** The settings of this installation, once read. */
let known: Deployment | undefined;

/**
 * Opens the Terms of Service over a page that does not use React, and unmounts the dialog once closed.
 * @throws ApiFailure if the settings of this installation, which the terms state, cannot be read
 */
export async function openTermsOverlay(language: Language): Promise<void> {
  known ??= await call(contract.deployment);
  const deployment = known;
  const source = () => deployment;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const leave = () => {
    root.unmount();
    place.remove();
  };
  const render = (open: boolean) =>
    root.render(
      <LanguageProvider initial={language}>
        <DeploymentSource value={source}>
          <TermsDialog open={open} onOpenChange={render} onClosed={leave} />
        </DeploymentSource>
      </LanguageProvider>,
    );
  render(true);
}
