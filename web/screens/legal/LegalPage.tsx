import { lazyRouteComponent } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { LegalText } from '../../legal/LegalText.tsx';
import type { ReadableDocument } from '../../legal/useLegalDocument.ts';
import { mayBeSignedIn } from '../../lib/sessionEnd.ts';
import { useBeganSignedIn } from '../../session/useBeganSignedIn.ts';
import { LoadingScreen } from '../../shell/LoadingScreen.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { SignedOutFrame } from '../../shell/SignedOutFrame.tsx';

/** A legal document on its own page. */
export function LegalPage({ document }: { document: ReadableDocument }) {
  const { title, effective, lead, sections } = document;
  return (
    <EitherFrame>
      <PageTitle title={title} />
      <article aria-label={title} className="mx-auto max-w-3xl">
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        <p className="mt-1 text-muted">{effective}</p>
        <p className="mt-4 max-w-[70ch] text-lg">{lead}</p>
        <LegalText sections={sections} heading="h2" />
      </article>
    </EitherFrame>
  );
}

// The signed-in frame loads the catalogue, which signed-out visitors do not need.
const SignedIn = lazyRouteComponent(() => import('../../shell/SignedIn.tsx'), 'SignedIn');

/** If the user may be signed in, loads the signed-in frame before the page is rendered on the server or hydrated. */
export async function preloadFrame(): Promise<void> {
  if (mayBeSignedIn()) await SignedIn.preload?.();
}

/** A public page, in the frame for signed-in or signed-out users. */
function EitherFrame({ children }: { children: ReactNode }) {
  const isSignedIn = useBeganSignedIn();
  if (!isSignedIn) return <SignedOutFrame className="pt-6 pb-16">{children}</SignedOutFrame>;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <SignedIn>{children}</SignedIn>
    </Suspense>
  );
}
