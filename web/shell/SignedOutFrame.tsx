import type { ReactNode } from 'react';
import { useCopy } from '../copy/copy.ts';
import { PageLink } from '../ui/PageLink.tsx';
import { Brand } from './Brand.tsx';
import { Footer } from './Footer.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';

interface SignedOutFrameProps {
  /** Layout classes of the main element, apart from its width. */
  readonly className: string;
  /** Hides the header's link to the sign-in page. */
  readonly isSignIn?: boolean;
  /** Query parameters to keep in the address if the language is changed without scripts. */
  readonly search?: object;
  readonly children: ReactNode;
}

const measure = 'max-w-6xl px-4 sm:px-7';
const link =
  'flex min-h-11 items-center rounded px-1 text-sm font-semibold text-action hover:underline sm:px-2';

/** Frame of the pages shown to signed-out users. */
export function SignedOutFrame(props: SignedOutFrameProps) {
  const { className, isSignIn = false, search, children } = props;
  const { shell } = useCopy();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex flex-wrap items-center justify-between gap-x-1 px-3 py-2 sm:px-7 print:hidden">
        <Brand to="/" />
        <div className="flex items-center gap-1 sm:gap-5">
          <PageLink to="/pricing" className={link}>
            {shell.pricing}
          </PageLink>
          {isSignIn ? null : (
            <PageLink to="/auth" className={link}>
              {shell.signIn}
            </PageLink>
          )}
          <LanguageToggle search={search} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={`mx-auto w-full ${measure} ${className}`}>
        {children}
      </main>
      <Footer measure={measure} />
    </div>
  );
}
