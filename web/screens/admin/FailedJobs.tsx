import type { FailedJob } from '@elan/domain/contract/admin';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useCopy, useFailureText } from '../../copy/copy.ts';
import { torontoDateTime } from '../../copy/dates.ts';
import { useLanguage } from '../../copy/language.tsx';
import { call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { ConnectionError } from '../../shell/ConnectionError.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const jobsQuery = queryOptions({
  queryKey: ['failedJobs'],
  queryFn: ({ signal }) => call(contract.listFailedJobs, undefined, { signal }),
});

/** The jobs of the server that have failed for good, each with a button to try it again. */
export function FailedJobs() {
  const { jobs: copy } = useCopy().admin;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery(jobsQuery);
  const { data, error } = query;
  return (
    <section aria-labelledby={titleId} className="mt-10">
      <h2 ref={heading} id={titleId} tabIndex={-1} className="text-2xl">
        {copy.title}
      </h2>
      <p className="mt-1 text-muted">{copy.lead}</p>
      {data?.jobs.length === 0 ? <p className="mt-4">{copy.empty}</p> : null}
      {data && data.jobs.length > 0 ? (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {data.jobs.map((job) => (
            <JobItem key={job.id} job={job} onGone={() => heading.current?.focus()} />
          ))}
        </ul>
      ) : null}
      {!data && !error ? <Skeleton className="mt-4 h-20 w-full" /> : null}
      {error ? <ConnectionError query={query} className="mt-4" /> : null}
    </section>
  );
}

interface JobItemProps {
  readonly job: FailedJob;
  /** Called when the job leaves the list, to move the focus nearby. */
  readonly onGone: () => void;
}

function JobItem({ job, onGone }: JobItemProps) {
  const { jobs: copy } = useCopy().admin;
  const { language } = useLanguage();
  const say = useFailureText();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(contract.retryJob, { params: { id: job.id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: jobsQuery.queryKey });
      onGone();
    },
  });
  const when = torontoDateTime(job.failed_at, language);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
      <p className="min-w-0 grow basis-64 wrap-anywhere">
        <strong className="font-semibold">{copy.kinds[job.kind]}</strong>
        <span className="text-sm text-muted">
          {` · ${job.reason} · ${copy.attempts(job.attempts)} · `}
        </span>
        <time dateTime={job.failed_at} className="text-sm text-muted">
          {when}
        </time>
      </p>
      <Button
        variant="secondary"
        busy={isPending}
        aria-label={copy.retryOf(copy.kinds[job.kind], when)}
        onClick={() => mutate()}
      >
        {copy.retry}
      </Button>
      {error ? (
        <Notice tone="danger" announce className="basis-full">
          {say(error)}
        </Notice>
      ) : null}
    </li>
  );
}
