import { lazy, type ReactNode, Suspense, useState } from 'react';

const TermsDialog = lazy(async () => ({
  default: (await import('./TermsDialog.tsx')).TermsDialog,
}));

interface TermsButtonProps {
  readonly children: ReactNode;
  readonly className?: string;
  /** Use `submit` inside a form that opens the terms page. */
  readonly type?: 'button' | 'submit';
}

/** A button that opens the Terms of Service in a dialog, which is loaded on the first click. */
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
