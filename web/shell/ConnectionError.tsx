import { useCopy } from '../copy/copy.ts';
import { useFailureText } from '../copy/failureText.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useBusyFocus } from '../ui/useBusyFocus.ts';

/** What could not be read, why, and a way to try again. */
export function ConnectionError(props: { failure: unknown; busy: boolean; onRetry: () => void }) {
  const { common } = useCopy();
  const say = useFailureText();
  const button = useBusyFocus(props.busy);
  return (
    <Notice
      tone="danger"
      title={common.connectionError}
      announce
      action={
        <Button ref={button} look="primary" busy={props.busy} onClick={props.onRetry}>
          {common.retry}
        </Button>
      }
    >
      {say(props.failure)}
    </Notice>
  );
}
