import type { Drawn } from '@elan/domain/contract/pageData';
import { type Language, landingAddress } from '@elan/domain/language';
import { type ReactNode, StrictMode } from 'react';
import { LanguageProvider } from '../copy/language.tsx';
import { type Deployment, DeploymentSource } from '../deployment.ts';
import { DrawnAt } from '../drawn.ts';
import { SandboxBanner } from '../shell/SandboxBanner.tsx';
import { SkipLink } from '../shell/SkipLink.tsx';

interface FrontPageProps {
  readonly drawn: Drawn;
  readonly deployment: Deployment;
  /** The landing screen, which is also one of the app's. */
  readonly children: ReactNode;
}

/** The first page as it stands by itself: plain links, the data it came with, no router and nothing that asks. */
export function FrontPage({ drawn, deployment, children }: FrontPageProps) {
  return (
    <StrictMode>
      <DrawnAt value={drawn.at}>
        <DeploymentSource value={() => deployment}>
          <LanguageProvider initial={drawn.language} lead={leadToLanguage}>
            <SkipLink />
            {children}
            <SandboxBanner />
          </LanguageProvider>
        </DeploymentSource>
      </DrawnAt>
    </StrictMode>
  );
}

function leadToLanguage(language: Language): void {
  location.assign(landingAddress[language]);
}
