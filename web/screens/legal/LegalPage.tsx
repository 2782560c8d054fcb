import { lazy, type ReactNode, Suspense, useState } from 'react';
import { LegalText } from '../../legal/LegalText.tsx';
import type { ReadableDocument } from '../../legal/useLegalDocument.ts';
import { hasSessionHint } from '../../lib/sessionEnd.ts';
import { LoadingScreen } from '../../shell/LoadingScreen.tsx';
import { SignedOutFrame } from '../../shell/SignedOutFrame.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';

/** A legal text on a page of its own. */
export function LegalPage({ document }: { document: ReadableDocument }) {
  const { title, effective, lead, sections } = document;
  useDocumentTitle(title);
  return (
    <EitherFrame>
      <article aria-label={title} className="mx-auto max-w-3xl">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-1 text-muted">{effective}</p>
        <p className="mt-4 max-w-[70ch] text-lg">{lead}</p>
        <LegalText sections={sections} heading="h2" />
      </article>
    </EitherFrame>
  );
}

// The signed-in frame loads the catalogue, which a signed-out visitor does not need.
const SignedIn = lazy(async () => ({
  default: (await import('../../shell/SignedIn.tsx')).SignedIn,
}));

/** A public page, in the frame for a signed-in or a signed-out person. */
function EitherFrame({ children }: { children: ReactNode }) {
  // Read once: a sign-out clears the hint before it leaves the page, which must not change until then.
  const [isSignedIn] = useState(hasSessionHint);
  if (!isSignedIn) return <SignedOutFrame className="pt-6 pb-16">{children}</SignedOutFrame>;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <SignedIn>{children}</SignedIn>
    </Suspense>
  );
}
