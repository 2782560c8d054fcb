import { useId } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { ConnectionError } from '../../shell/ConnectionError.tsx';
import { readAgain } from '../../shell/readAgain.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useBusyFocus } from '../../ui/useBusyFocus.ts';
import { AuditItem } from './AuditItem.tsx';
import { useAuditLog } from './useSupportDesk.ts';

/** The actions of administrators, newest first. */
export function AuditLog() {
  const { log } = useCopy().admin;
  const titleId = useId();
  const query = useAuditLog();
  const more = useBusyFocus(query.isFetchingNextPage);
  const entries = query.data?.pages.flatMap((page) => page.entries);
  return (
    <section aria-labelledby={titleId} className="mt-10">
      <h2 id={titleId} className="text-2xl">
        {log.title}
      </h2>
      <p className="mt-1 text-muted">{log.lead}</p>
      {entries?.length === 0 ? <p className="mt-4">{log.empty}</p> : null}
      {entries && entries.length > 0 ? (
        <ol className="mt-4 divide-y divide-line border-y border-line">
          {entries.map((entry) => (
            <AuditItem key={entry.id} entry={entry} />
          ))}
        </ol>
      ) : null}
      {query.isPending ? <Skeleton className="mt-4 h-40 w-full" /> : null}
      {query.error ? (
        <div className="mt-4">
          <ConnectionError
            failure={query.error}
            busy={query.isFetching}
            onRetry={() => readAgain(query)}
          />
        </div>
      ) : null}
      {query.hasNextPage && !query.error ? (
        <Button
          ref={more}
          className="mt-4"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {log.more}
        </Button>
      ) : null}
    </section>
  );
}
