import { useCopy } from '../copy/copy.ts';
import { useFailureText } from '../copy/failureText.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useBusyFocus } from '../ui/useBusyFocus.ts';

type ConnectionErrorProps = {
  readonly busy: boolean;
  readonly onRetry: () => void;
} & (
  | { readonly failure: unknown; readonly text?: never }
  /** The screen's own text for the failure. */
  | { readonly text: string; readonly failure?: never }
);

/** What could not be read, why, and a retry button. */
export function ConnectionError({ failure, text, busy, onRetry }: ConnectionErrorProps) {
  const { common } = useCopy();
  const say = useFailureText();
  const button = useBusyFocus(busy);
  return (
    <Notice
      tone="danger"
      title={common.connectionError}
      announce
      action={
        <Button ref={button} variant="primary" busy={busy} onClick={onRetry}>
          {common.retry}
        </Button>
      }
    >
      {text ?? say(failure)}
    </Notice>
  );
}
