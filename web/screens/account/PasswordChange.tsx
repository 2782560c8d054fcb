import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useAccountCopy } from './accountCopy.ts';
import { PasswordForm } from './PasswordForm.tsx';

type State = 'closed' | 'open' | 'changed';

/** A button that opens the form; the form closes by itself once the password is changed. */
export function PasswordChange() {
  const { security } = useAccountCopy();
  const [state, setState] = useState<State>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The focused form disappears; return the focus to the button.
    if (wasOpen.current && state !== 'open') button.current?.focus();
    wasOpen.current = state === 'open';
  }, [state]);

  return (
    <>
      <h3 className="text-lg">{security.password}</h3>
      <p className="text-muted">{security.passwordText}</p>
      {state === 'open' ? (
        <PasswordForm onChanged={() => setState('changed')} onCancel={() => setState('closed')} />
      ) : (
        <Button ref={button} className="mt-3" onClick={() => setState('open')}>
          {security.change}
        </Button>
      )}
      <div role="status">
        {state === 'changed' ? (
          <Notice tone="done" className="mt-4">
            {security.changed}
          </Notice>
        ) : null}
      </div>
    </>
  );
}
