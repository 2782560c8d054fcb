import { modulesCounted } from '@elan/domain/project/progress';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { allowanceOf } from '@elan/domain/subscription/plans';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { useCopy, useFailureText } from '../../copy/copy.ts';
import { useMe } from '../../session/me.ts';
import { wants } from '../../session/wantedModule.ts';
import { ModulePreview } from '../../subscription/ModulePreview.tsx';
import { PaymentRefused } from '../../subscription/PaymentRefused.tsx';
import { PlanComparison } from '../../subscription/PlanComparison.tsx';
import { PlanPrice, TickList } from '../../subscription/PlanPrice.tsx';
import { SubscriptionStatus } from '../../subscription/SubscriptionStatus.tsx';
import { useSubscription } from '../../subscription/subscription.ts';
import { usePremiumOffer } from '../../subscription/UnlockLink.tsx';
import { useLapseNotice } from '../../subscription/useLapse.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useBusyFocus } from '../../ui/focus.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useArrivalFocus } from '../../ui/useListFocus.ts';

interface UpsellProps {
  readonly definition: ModuleDefinition;
  /** Whether there are saved answers or a draft, although nothing was generated. */
  readonly hasWritten: boolean;
  /** Whether the displayed module was just emptied, so that the upsell receives the focus. */
  readonly isAwaited?: boolean;
}

/** Shown instead of an empty paid module: what Premium adds, and the user's plan (docs/product.md#premium-upsell). */
export function Upsell({ definition, hasWritten, isAwaited = false }: UpsellProps) {
  const { moduleScreen, upsell } = useCopy();
  const title = useId();
  // There is already a subscription with an unpaid invoice, so the user updates the card and nothing is sold.
  const isOwed = usePremiumOffer() === 'fixPayment';
  const lapsed = useLapseNotice();
  const heading = useArrivalFocus<HTMLHeadingElement>(isAwaited);
  const { title: moduleTitle, toolTitle, text } = moduleScreen.premium;
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
      <section aria-labelledby={title} className="max-sm:mt-3">
        <h2
          id={title}
          ref={heading}
          tabIndex={-1}
          className="flex items-center gap-3 text-lg outline-none sm:text-2xl"
        >
          <Lock aria-hidden size={24} className="shrink-0 text-muted" />
          <span>{definition.kind === 'writeUp' ? moduleTitle : toolTitle}</span>
        </h2>
        <p className="mt-2">{lapsed ?? text}</p>
        <PaymentRefused className="mt-4" />
        {hasWritten ? <Notice className="mt-4">{upsell.kept}</Notice> : null}
      </section>
      {isOwed ? null : <OfferCard definition={definition} />}
      <div className="min-w-0 space-y-8">
        <ModulePreview definition={definition} />
        {isOwed ? null : (
          <div>
            <p className="mb-5 text-muted">{upsell.lead}</p>
            <PlanComparison />
          </div>
        )}
        <OwnPlan />
      </div>
    </div>
  );
}

/** The price and contents of Premium. As on the pricing page, the price and the button come before the list. */
function OfferCard({ definition }: { definition: ModuleDefinition }) {
  const { pricing, upsell } = useCopy();
  const { aiUsage } = useMe();
  const features = useId();
  const { limit } = allowanceOf('premium', aiUsage.limit);
  return (
    <Card
      as="section"
      aria-labelledby={features}
      className="border-t-4 border-t-action sm:p-7 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <PlanPrice />
      <LinkButton to="/pricing" className="mt-5 w-full" {...wants(definition.key)}>
        {upsell.unlock}
      </LinkButton>
      <h2 id={features} className="mt-6 border-t border-line pt-5 text-xl">
        {pricing.featuresTitle}
      </h2>
      <TickList items={pricing.features(modulesCounted, limit)} className="mt-4" />
    </Card>
  );
}

/** The user's e-mail, subscription and usage. */
function OwnPlan() {
  const { common, moduleScreen, upsell } = useCopy();
  const { user, aiUsage } = useMe();
  const title = useId();
  const { used, limit } = aiUsage;
  const words = moduleScreen.usageValue(used, limit);
  return (
    <section aria-labelledby={title} className="border-t border-line pt-5">
      <h2 id={title} className="text-xl">
        {upsell.account}
      </h2>
      <dl className="mt-3 grid gap-3">
        <div className="min-w-0">
          <dt className="text-sm text-muted">{upsell.email}</dt>
          <dd className="font-semibold [overflow-wrap:anywhere]">{user.email}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{upsell.subscription}</dt>
          <dd className="font-semibold">
            <OwnStatus />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{upsell.usage}</dt>
          <dd>
            <p className="font-semibold">{words}</p>
            <ProgressBar
              label={upsell.usage}
              value={used}
              max={limit}
              valueText={words}
              limitReached={used >= limit ? common.limitReached : undefined}
              className="mt-2"
            />
          </dd>
        </div>
      </dl>
    </section>
  );
}

function OwnStatus() {
  const { common, upsell } = useCopy();
  const say = useFailureText();
  const { data: row, error, isFetching, refetch } = useSubscription();
  const button = useBusyFocus(isFetching);
  if (row) return <SubscriptionStatus status={row.subscription_status} />;
  if (row === null) return <span>{upsell.noSubscription}</span>;
  if (!error) return <Skeleton className="h-6 w-24" />;
  return (
    <div className="font-normal">
      <p role="alert" className="text-danger">
        {say(error)}
      </p>
      <Button ref={button} className="mt-2" busy={isFetching} onClick={() => void refetch()}>
        {common.retry}
      </Button>
    </div>
  );
}
