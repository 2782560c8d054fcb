import type { OwnerNumbers } from '@elan/domain/contract/numbers';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { torontoDateTime } from '../../../copy/dates.ts';
import { useLanguage } from '../../../copy/language.tsx';
import { call } from '../../../lib/apiClient.ts';
import { contract } from '../../../lib/contract.ts';
import { ConnectionError } from '../../../shell/ConnectionError.tsx';
import { Button } from '../../../ui/Button.tsx';
import { inElement } from '../../../ui/inElement.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Days } from './Days.tsx';
import { Models } from './Models.tsx';
import { countText, useNumbersCopy } from './numberTexts.ts';
import { Failures, FeedbackTable, Modules } from './OutcomeTables.tsx';

/** Statistics over all users for administrators: current totals, and details of the last thirty days. */
export function Numbers() {
  const copy = useNumbersCopy();
  const { language } = useLanguage();
  const titleId = useId();
  const query = useQuery({
    queryKey: ['numbers'],
    queryFn: ({ signal }) => call(contract.getNumbers, undefined, { signal }),
    // Not fetched again automatically on focus or within a minute, because the sums cover the entire installation.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
  const { data } = query;
  return (
    <section aria-labelledby={titleId} className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="text-2xl">
          {copy.title}
        </h2>
        {data ? (
          <Button busy={query.isFetching} onClick={() => void query.refetch()}>
            {copy.refresh}
          </Button>
        ) : null}
      </div>
      {query.isPending ? <Skeleton className="mt-4 h-64 w-full" /> : null}
      {query.error ? <ConnectionError query={query} className="mt-4" /> : null}
      {data ? (
        <>
          <p className="mt-1 max-w-[70ch] text-muted">
            {copy.lead(torontoDateTime(data.at, language))}
          </p>
          <Totals numbers={data} />
          <Part title={copy.days.title}>
            <Days days={data.days} />
          </Part>
          <Part title={copy.modules.title}>
            <Modules modules={data.modules} />
          </Part>
          <Part title={copy.failures.title}>
            <Failures failures={data.failures} />
          </Part>
          <Part title={copy.models.title}>
            <Models models={data.models} />
          </Part>
          <Part title={copy.feedback.title}>
            <FeedbackTable feedback={data.feedback} />
          </Part>
        </>
      ) : null}
    </section>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <h3 className="mt-8 mb-3 text-xl">{title}</h3>
      {inElement(children)}
    </>
  );
}

function Totals({ numbers: { accounts, mails } }: { readonly numbers: OwnerNumbers }) {
  const { accounts: copy } = useNumbersCopy();
  const { language } = useLanguage();
  const count = (value: number) => countText(value, language);
  const { active } = accounts;
  return (
    <>
      <dl className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        <Total name={copy.all} value={count(accounts.all)}>
          {copy.confirmed(count(accounts.confirmed))}
        </Total>
        <Total name={copy.premium} value={count(accounts.premium)} />
        <Total name={copy.activeDay} value={count(active.day)} />
        <Total name={copy.activeWeek} value={count(active.week)} />
        <Total name={copy.activeMonth} value={count(active.month)} />
        <Total name={copy.waiting} value={count(mails.waiting)}>
          {mails.oldest === null ? null : copy.since(torontoDateTime(mails.oldest, language))}
        </Total>
      </dl>
      <p className="mt-2 max-w-[70ch] text-sm text-muted">{copy.activeHelp}</p>
    </>
  );
}

interface TotalProps {
  readonly name: string;
  readonly value: string;
  readonly children?: ReactNode;
}

function Total({ name, value, children }: TotalProps) {
  return (
    <div className="rounded border border-line bg-surface p-3">
      <dt className="text-sm text-muted">{name}</dt>
      <dd>
        <span className="block text-2xl font-semibold tabular-nums">{value}</span>
        {children ? <span className="block text-sm text-muted">{children}</span> : null}
      </dd>
    </div>
  );
}
