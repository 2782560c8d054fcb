import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { isOwed } from '@elan/domain/subscription/status';
import { type ReactNode, useId } from 'react';
import { useCopy, useFailureText } from '../../copy/copy.ts';
import { torontoDay } from '../../copy/dates.ts';
import { useLanguage } from '../../copy/language.tsx';
import { useFreeLimit } from '../../session/deployment.ts';
import { useMe } from '../../session/me.ts';
import { freeModulesCounted } from '../../subscription/freeModules.ts';
import { CarriedGenerations, SubscriptionStatus } from '../../subscription/SubscriptionStatus.tsx';
import { isBound, useSubscription } from '../../subscription/subscription.ts';
import { UnlockLink, useMayBuy } from '../../subscription/UnlockLink.tsx';
import { useLapse } from '../../subscription/useLapse.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { inElement } from '../../ui/inElement.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The user's plan in one line, with a link to manage or buy it. A founder's subscription is not fetched. */
export function SubscriptionCard({ className }: { className: string }) {
  const { common, shell, subscription } = useCopy();
  const { isFounder } = useMe();
  const mayBuy = useMayBuy();
  const freeLimit = useFreeLimit();
  const say = useFailureText();
  const title = useId();
  const lapsed = useLapse();
  const { data: row, error, isFetching, refetch } = useSubscription();

  if (isFounder) {
    return (
      <Line titleId={title} className={className} badge={<Badge>{shell.plan.founder}</Badge>}>
        {subscription.founderText}
      </Line>
    );
  }
  if (row === undefined && error) {
    const retry = (
      <Button busy={isFetching} onClick={() => void refetch()}>
        {common.retry}
      </Button>
    );
    return (
      <Line titleId={title} className={className} action={retry}>
        <span role="alert" className="text-danger">
          {say(error)}
        </span>
      </Line>
    );
  }
  if (row === undefined) {
    return (
      <Line titleId={title} className={className}>
        <Skeleton className="h-5 w-64 max-w-full" />
      </Line>
    );
  }
  if (row && isBound(row)) {
    const manage = (
      <LinkButton to="/account" hash="subscription" variant="secondary">
        {subscription.manage}
      </LinkButton>
    );
    return (
      <Line
        titleId={title}
        className={className}
        badge={<SubscriptionStatus status={row.subscription_status} />}
        action={manage}
      >
        <strong className="text-ink">{shell.plan.premium}</strong>
        <span>{' · '}</span>
        <Until row={row} />
      </Line>
    );
  }
  return (
    <Line
      titleId={title}
      className={className}
      badge={<Badge tone="muted">{shell.plan.free}</Badge>}
      action={<UnlockLink variant="secondary" />}
    >
      <span>{`${subscription.freeText(freeModulesCounted, freeLimit)} ${lapsed ?? (mayBuy ? subscription.premium : null) ?? ''}`}</span>
      <CarriedGenerations className="mt-1 text-sm" />
    </Line>
  );
}

function Until({ row }: { row: SubscriptionRow }) {
  const { subscription } = useCopy();
  const { language } = useLanguage();
  if (isOwed(row.subscription_status))
    return <span className="text-danger">{subscription.owed.title}</span>;
  if (row.current_period_end === null) return null;
  const { renewsOn, endsOn } = subscription;
  return (
    <span>
      {`${row.cancel_at_period_end ? endsOn : renewsOn} ${torontoDay(row.current_period_end, language)}`}
    </span>
  );
}

interface LineProps {
  readonly titleId: string;
  readonly className: string;
  readonly badge?: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Line({ titleId, className, badge, action, children }: LineProps) {
  const { subscription } = useCopy();
  return (
    <Card
      as="section"
      aria-labelledby={titleId}
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 ${className}`}
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3">
          <h2 id={titleId} className="text-lg">
            {subscription.title}
          </h2>
          {inElement(badge)}
        </div>
        <div className="mt-1 text-muted">{children}</div>
      </div>
      {inElement(action)}
    </Card>
  );
}
