import { sayBrowser } from '@elan/domain/account/device';
import type { SessionEntry } from '@elan/domain/contract/sessions';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { torontoDateTime } from '../../copy/dates.ts';
import { useLanguage } from '../../copy/language.tsx';
import { call, isCode } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { sessionsKey } from '../../session/me.ts';
import { ConnectionError, MoreButton } from '../../shell/ConnectionError.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useListFocus } from '../../ui/useListFocus.ts';
import { FailureNotice } from '../auth/formParts.tsx';
import { useAccountCopy } from './accountCopy.ts';

/** The account's sessions, each except the current one with a button to end it. */
export function SessionList() {
  const { sessions: copy } = useAccountCopy();
  const { language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const [ended, setEnded] = useState('');
  const query = useSessions();
  const { data, error, hasNextPage } = query;
  const entries = data?.pages.flatMap((page) => page.sessions) ?? [];
  const focus = useListFocus<HTMLUListElement>(entries.length, () => heading.current?.focus());
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {copy.title}
      </h3>
      <p className="text-muted">{copy.text}</p>
      <ul
        ref={focus.list}
        className="mt-3 divide-y divide-line border-y border-line empty:border-0"
      >
        {entries.map((entry, index) => (
          <SessionItem
            key={entry.id}
            entry={entry}
            onEnded={(item) => {
              setEnded(copy.ended(sayBrowser(entry, language)));
              focus.handOver(index, item);
            }}
          />
        ))}
      </ul>
      <p role="status" className="mt-2 text-sm text-muted empty:hidden">
        {ended}
      </p>
      {!data && !error ? (
        <div role="status" className="mt-3 grid gap-3">
          <span className="sr-only">{copy.loading}</span>
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
      ) : null}
      {error ? <ConnectionError query={query} className="mt-3" /> : null}
      <MoreButton
        query={query}
        isShown={hasNextPage && !error}
        onAsk={focus.awaitMore}
        className="mt-3"
      >
        {copy.more}
      </MoreButton>
    </>
  );
}

/** @returns the paginated query of the user's sessions, newest first. */
function useSessions() {
  return useInfiniteQuery({
    queryKey: sessionsKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(contract.listSessions, { query: { cursor: pageParam } }, { signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

interface SessionItemProps {
  readonly entry: SessionEntry;
  /** Called when the session has ended, with the list item that is about to disappear. */
  readonly onEnded: (item: Element | null) => void;
}

/** One session: browser, times and network. The current session has no button; signing out ends it. */
function SessionItem({ entry, onEnded }: SessionItemProps) {
  const { sessions: copy } = useAccountCopy();
  const { language } = useLanguage();
  const name = useId();
  const item = useRef<HTMLLIElement>(null);
  const end = useEndSession(entry.id, () => onEnded(item.current));
  return (
    <li ref={item} className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span id={name} className="font-semibold">
            {sayBrowser(entry, language)}
          </span>
          {entry.current ? <Badge>{copy.thisDevice}</Badge> : null}
        </p>
        <p className="text-sm text-muted">
          <span>{`${copy.signedIn} `}</span>
          <time dateTime={entry.signed_in_at}>{torontoDateTime(entry.signed_in_at, language)}</time>
        </p>
        {entry.network === null ? null : (
          <p className="text-sm text-muted [overflow-wrap:anywhere]">
            {copy.network(entry.network)}
          </p>
        )}
        {entry.current ? null : (
          <p className="text-sm text-muted">
            <span>{`${copy.lastUsed} `}</span>
            <time dateTime={entry.last_used_at}>
              {torontoDateTime(entry.last_used_at, language)}
            </time>
          </p>
        )}
      </div>
      {entry.current ? null : (
        <Button aria-describedby={name} busy={end.isPending} onClick={() => end.mutate()}>
          {copy.end}
        </Button>
      )}
      {end.error ? (
        <div className="sm:col-span-2">
          <FailureNotice failure={end.error} />
        </div>
      ) : null}
    </li>
  );
}

/** Ends a session. If the session has already ended, that counts as a success. */
function useEndSession(id: string, onEnded: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await call(contract.endSession, { params: { id } }).catch((failure: unknown) => {
        if (!isCode(failure, 'not_found')) throw failure;
      });
      onEnded();
      await client.invalidateQueries({ queryKey: sessionsKey });
    },
  });
}
