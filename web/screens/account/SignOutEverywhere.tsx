import { useState } from 'react';
import { SignOutDialog } from '../../shell/SignOutDialog.tsx';
import { useSignOut } from '../../shell/useSignOut.ts';
import { Button } from '../../ui/Button.tsx';
import { useBusyFocus } from '../../ui/useBusyFocus.ts';
import { useAccountCopy } from './accountCopy.ts';

/** Ends every session of the account; asks first about unsaved drafts here. */
export function SignOutEverywhere() {
  const { security } = useAccountCopy();
  const [asking, setAsking] = useState(false);
  const signOut = useSignOut({ everywhere: true, onDrafts: () => setAsking(true) });
  const button = useBusyFocus(signOut.isPending);
  return (
    <>
      <h3 className="text-lg">{security.devices}</h3>
      <p className="text-muted">{security.devicesText}</p>
      <Button
        ref={button}
        className="mt-3"
        busy={signOut.isPending && !asking}
        onClick={signOut.ask}
      >
        {security.signOutEverywhere}
      </Button>
      <SignOutDialog open={asking} onOpenChange={setAsking} signOut={signOut} />
    </>
  );
}
