import type { Drawn } from '@elan/domain/contract/pageData';
import { LanguageProvider } from '../copy/language.tsx';
import { type Deployment, DeploymentSource } from '../deployment/deployment.ts';
import { RenderedAt } from '../hydration/useIsHydrating.ts';
import { SandboxBanner } from '../shell/SandboxBanner.tsx';
import { SkipLink } from '../shell/SkipLink.tsx';
import { LandingScreen } from './LandingScreen.tsx';

interface FrontPageProps {
  readonly drawn: Drawn;
  readonly deployment: Deployment;
}

/**
 * The landing page as plain HTML: plain links, its data included, no router and no requests. Rendered on the server
 * only; in the browser `client.ts` attaches the behaviour.
 */
export function LandingDocument({ drawn, deployment }: FrontPageProps) {
  return (
    <RenderedAt value={drawn.at}>
      <DeploymentSource value={() => deployment}>
        <LanguageProvider initial={drawn.language}>
          <SkipLink />
          <LandingScreen />
          <SandboxBanner />
        </LanguageProvider>
      </DeploymentSource>
    </RenderedAt>
  );
}
