import { useCopy } from '../../copy/copy.ts';
import { useFailureText } from '../../copy/failureText.ts';
import { SupportLink } from '../../subscription/SupportLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface UnconfirmedProps {
  /** Why the last request failed; undefined where it answered that nothing is paid yet. */
  readonly failure: unknown;
  readonly onRetry: () => void;
}

/** The payment is not confirmed yet: says so, and what can be done. */
export function Unconfirmed({ failure, onRetry }: UnconfirmedProps) {
  const { common, success } = useCopy();
  const say = useFailureText();
  return (
    <Card className="mt-5 sm:p-7">
      <p className="max-w-[70ch]">{success.unconfirmed.text}</p>
      {failure ? (
        <Notice tone="danger" title={success.failed} announce className="mt-4">
          {say(failure)}
        </Notice>
      ) : null}
      <Button variant="primary" className="mt-5" onClick={onRetry}>
        {common.retry}
      </Button>
      <p className="mt-4 flex flex-wrap items-center gap-x-2 text-muted">
        {success.support} <SupportLink />
      </p>
    </Card>
  );
}
