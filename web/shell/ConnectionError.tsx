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
  return (
    <Notice
      tone="danger"
      title={common.connectionError}
      announce
      className={className}
      action={
        <Button
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
  readonly isShown: boolean;
  /** Called before the request, if the list then focuses its first new item itself. */
  readonly onAsk?: () => void;
  readonly className: string;
  readonly children: ReactNode;
}

/** A button that adds the next page to a list in pages. */
export function MoreButton({ query, isShown, onAsk, className, children }: MoreButtonProps) {
  const { isFetchingNextPage, fetchNextPage } = query;
  // After a failure the button is gone, and comes back once the next page has arrived.
  const button = useBusyFocus(isFetchingNextPage && onAsk === undefined);
  if (!isShown) return null;
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
