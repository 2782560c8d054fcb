import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCopy, useFailureText } from '../copy/copy.ts';
import { Button } from '../ui/Button.tsx';
import { useBusyFocus } from '../ui/focus.ts';
import { Notice } from '../ui/Notice.tsx';

interface ConnectionErrorProps {
  /** The query that failed. The last two properties are those of a list in pages. */
  readonly query: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
    readonly isFetchNextPageError?: boolean;
    readonly fetchNextPage?: () => unknown;
  };
  /** The screen's own message, used instead of a text derived from the failure. */
  readonly text?: string;
  readonly className?: string;
}

/** An error notice with the reason and a retry button. For a list in pages, only the failed page is requested again. */
export function ConnectionError({ query, text, className = '' }: ConnectionErrorProps) {
  const { common } = useCopy();
  const say = useFailureText();
  const { error, isFetching, refetch, isFetchNextPageError, fetchNextPage } = query;
  const button = useBusyFocus(isFetching);
  return (
    <Notice
      tone="danger"
      title={common.connectionError}
      announce
      className={className}
      action={
        <Button
          ref={button}
          variant="primary"
          busy={isFetching}
          onClick={() => void (isFetchNextPageError ? fetchNextPage?.() : refetch())}
        >
          {common.retry}
        </Button>
      }
    >
      {text ?? say(error)}
    </Notice>
  );
}

interface MoreButtonProps {
  readonly query: Pick<UseInfiniteQueryResult, 'isFetchingNextPage' | 'fetchNextPage'>;
  /** Called before the request. */
  readonly onAsk?: () => void;
  readonly className: string;
  readonly children: ReactNode;
}

/** A button that adds the next page to a list in pages. */
export function MoreButton({ query, onAsk, className, children }: MoreButtonProps) {
  const { isFetchingNextPage, fetchNextPage } = query;
  const button = useBusyFocus(isFetchingNextPage);
  return (
    <Button
      ref={button}
      className={className}
      busy={isFetchingNextPage}
      onClick={() => {
        onAsk?.();
        void fetchNextPage();
      }}
    >
      {children}
    </Button>
  );
}
