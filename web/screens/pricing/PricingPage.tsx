import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { PlanComparison } from '../../subscription/PlanComparison.tsx';
import { inElement } from '../../ui/inElement.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface PricingPageProps {
  /** The text below the headline. By default, it invites the user to buy. */
  readonly lead?: string | undefined;
  /** Information about the module that the user wanted to open, beside the plan or, on a phone, below it. */
  readonly wanted?: ReactNode;
  /** The plan card for this user. */
  readonly children: ReactNode;
}

/** The paid plan beside the free one, with reasons to choose it. */
export function PricingPage({ lead, wanted, children }: PricingPageProps) {
  const { pricing } = useCopy();
  const why = useId();
  const isCancelled = useSearch({ strict: false }).checkout === 'cancelled';
  return (
    <div className="mx-auto max-w-[67rem]">
      <PageTitle title={pricing.title} />
      <h1 className="text-2xl sm:text-3xl">{pricing.headline}</h1>
      <p className="mt-2 max-w-[70ch] text-muted sm:text-lg">{lead ?? pricing.lead}</p>
      {isCancelled ? (
        <div role="status" className="mt-6">
          <Notice title={pricing.cancelled.title}>{pricing.cancelled.text}</Notice>
        </div>
      ) : null}
      <div className="mt-5 grid grid-cols-1 items-start gap-x-12 gap-y-10 sm:mt-7 lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
        {inElement(children)}
        <div className="space-y-10">
          {inElement(wanted)}
          <PlanComparison />
          <section aria-labelledby={why}>
            <h2 id={why} className="text-xl sm:text-2xl">
              {pricing.why.title}
            </h2>
            <dl className="mt-3 divide-y divide-line border-y border-line">
              {pricing.why.points.map((point) => (
                <div key={point.title} className="py-3">
                  <dt className="font-display text-lg font-semibold">{point.title}</dt>
                  <dd className="text-muted">{point.text}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </div>
    </div>
  );
}
