import { useCopy } from '../copy/copy.ts';
import { announceSessionEnd } from '../lib/sessionEnd.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

/** Says where a form cannot be saved any more because the session is over, and leads to the sign-in page. */
export function SessionOverNotice() {
  const { sessionOver } = useCopy().moduleScreen;
  return (
    <Notice
      tone="warn"
      title={sessionOver.title}
      action={<Button onClick={announceSessionEnd}>{sessionOver.signIn}</Button>}
    >
      {sessionOver.text}
    </Notice>
  );
}
