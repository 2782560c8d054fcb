import { useCopy } from '../copy/copy.ts';
import { announceSessionEnd } from '../lib/sessionEnd.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

/** Shown if a form cannot be saved because the session is over. Its button opens the sign-in page. */
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
