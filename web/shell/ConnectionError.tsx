import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useCopy, useFailureText } from '../copy/copy.ts';
import { Button } from '../ui/Button.tsx';
import { useBusyFocus } from '../ui/focus.ts';
import { Notice } from '../ui/Notice.tsx';

type ConnectionErrorProps = {
  readonly busy: boolean;
  readonly onRetry: () => void;
} & (
  | { readonly failure: unknown; readonly text?: never }
  /** The screen's own message, used instead of a text derived from the failure. */
  | { readonly text: string; readonly failure?: never }
);

/** An error notice with the reason and a retry button. */
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

/** Retries a failed request of a paged list: the next page if that failed, else the loaded pages. */
export function readAgain(
  query: Pick<UseInfiniteQueryResult, 'isFetchNextPageError' | 'fetchNextPage' | 'refetch'>,
): void {
  void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch());
}
