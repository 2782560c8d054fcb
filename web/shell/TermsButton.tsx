import { lazy, type ReactNode, Suspense, useState } from 'react';

const TermsDialog = lazy(async () => ({
  default: (await import('./TermsDialog.tsx')).TermsDialog,
}));

/** Opens the Terms of Service over the page, which are fetched only then. */
export function TermsButton(props: { children: ReactNode; className?: string }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <button
        type="button"
        className={`min-h-11 rounded ${props.className ?? ''}`}
        aria-haspopup="dialog"
        onClick={() => setState('open')}
      >
        {props.children}
      </button>
      {state === 'never' ? null : (
        <Suspense>
          <TermsDialog
            open={state === 'open'}
            onOpenChange={(open) => setState(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  );
}
