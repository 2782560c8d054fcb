import { useId } from 'react';
import { useCopy, useFailureText } from '../../copy/copy.ts';
import { useMe } from '../../session/me.ts';
import { SubscriptionStatus } from '../../subscription/SubscriptionStatus.tsx';
import { useSubscription } from '../../subscription/subscription.ts';
import { Button } from '../../ui/Button.tsx';
import { useBusyFocus } from '../../ui/focus.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The user's e-mail, subscription and usage. */
export function OwnPlan() {
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
