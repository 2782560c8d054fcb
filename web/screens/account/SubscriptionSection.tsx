import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { isOwed } from '@elan/domain/subscription/status';
import { useCopy } from '../../copy/copy.ts';
import { EndingNotice } from '../../subscription/EndingNotice.tsx';
import { PaymentCheckResult } from '../../subscription/PaymentCheckResult.tsx';
import { PaymentFailure } from '../../subscription/PaymentFailure.tsx';
import { PlanFacts } from '../../subscription/PlanFacts.tsx';
import { isBound } from '../../subscription/subscription.ts';
import { UnlockLink, useMayBuy } from '../../subscription/UnlockLink.tsx';
import { UpdatePaymentButton } from '../../subscription/UpdatePaymentButton.tsx';
import { useLapseNotice } from '../../subscription/useLapse.ts';
import { type PaymentCheck, usePaymentCheck } from '../../subscription/usePaymentCheck.ts';
import { Button } from '../../ui/Button.tsx';
import { useFocusHandover } from '../../ui/focus.ts';
import { WithSubscription } from '../pricing/WithSubscription.tsx';
import { useAccountCopy } from './accountCopy.ts';
import { isMissing, Renewal, type RenewalChange, useRenewal } from './Renewal.tsx';
import { Section } from './Section.tsx';

/** The subscription: its state and the available actions. */
export function SubscriptionSection() {
  const { subscription } = useCopy();
  return (
    <Section id="subscription" title={subscription.title}>
      <Content />
    </Section>
  );
}

function Content() {
  const check = usePaymentCheck();
  const renewal = useRenewal();
  return (
    <>
      <PaymentCheckResult check={check} />
      <RenewalMissing change={renewal} />
      <WithSubscription>
        {(row) =>
          row && isBound(row) ? (
            <LiveSubscription row={row} check={check} renewal={renewal} />
          ) : (
            <NoSubscription ended={row} />
          )
        }
      </WithSubscription>
    </>
  );
}

/** @param props.ended the previous subscription, or null if there was none. */
function NoSubscription({ ended }: { ended: SubscriptionRow | null }) {
  const account = useAccountCopy();
  const { subscription } = useCopy();
  const mayBuy = useMayBuy();
  const lapsed = useLapseNotice();
  return (
    <>
      {ended ? <PlanFacts row={ended} /> : null}
      <p className={ended ? 'mt-4 text-muted' : 'text-muted'}>
        {`${ended ? (lapsed ?? subscription.ended) : account.freePlan} ${!ended && mayBuy ? account.premium : ''}`}
      </p>
      <UnlockLink className="mt-4" />
    </>
  );
}

/**
 * Shown if the subscription had already ended when the user changed it. A separate part of the section, because the
 * button and dialog of the change disappear.
 */
function RenewalMissing({ change }: { change: RenewalChange }) {
  const { cancel, resume } = useCopy().subscription;
  const met = isMissing(change.cancel.error) ? change.cancel : change.resume;
  if (!isMissing(met.error)) return null;
  const { failed } = met === change.cancel ? cancel : resume;
  return <PaymentFailure failure={met.error} title={failed} className="mb-5" />;
}

const here = '/account#subscription';

interface LiveSubscriptionProps {
  readonly row: SubscriptionRow;
  readonly check: PaymentCheck;
  readonly renewal: RenewalChange;
}

/** A subscription that is still running: its facts, warnings and possible changes. */
function LiveSubscription({ row, check, renewal }: LiveSubscriptionProps) {
  const owed = isOwed(row.subscription_status);
  return (
    <>
      <EndingNotice row={row} className="mb-5" />
      <PlanFacts row={row} />
      <div className="mt-6 flex flex-wrap items-start gap-x-3 gap-y-2 border-t border-line pt-5">
        {owed ? <UpdatePaymentButton variant="primary" returnPath={here} /> : null}
        {owed ? <CheckAgain check={check} /> : null}
        <Renewal row={row} change={renewal} />
        {owed ? null : <UpdatePaymentButton variant="quiet" returnPath={here} />}
      </div>
    </>
  );
}

/**
 * Tries to collect the overdue payment, for example after a card change. The result is shown above, and the button
 * disappears once nothing is owed.
 */
function CheckAgain({ check }: { check: PaymentCheck }) {
  const words = useCopy().subscription.check;
  const { isChecking } = check;
  return (
    <Button
      ref={useFocusHandover(() => check.result.current?.focus())}
      // Not `disabled`, so that the button keeps the focus until it disappears and hands the focus over.
      aria-disabled={isChecking || undefined}
      aria-busy={isChecking || undefined}
      onClick={() => {
        if (!isChecking) check.start();
      }}
    >
      {words.button}
    </Button>
  );
}
