import { lazy, type ReactNode, Suspense, useState } from 'react';

const TermsDialog = lazy(async () => ({
  default: (await import('./TermsDialog.tsx')).TermsDialog,
}));

interface TermsButtonProps {
  readonly children: ReactNode;
  readonly className?: string;
  /** `submit` inside a form that opens the page of the terms. */
  readonly type?: 'button' | 'submit';
}

/** Opens the Terms of Service over the page; they are loaded only then. */
export function TermsButton(props: TermsButtonProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <button
        type={props.type ?? 'button'}
        className={`min-h-11 rounded ${props.className ?? ''}`}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setState('open');
        }}
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
