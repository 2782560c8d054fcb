import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { isOwed } from '@elan/domain/subscription/status';
import { useCopy } from '../../copy/copy.ts';
import { EndingNotice } from '../../subscription/EndingNotice.tsx';
import { PlanFacts } from '../../subscription/PlanFacts.tsx';
import { UpdatePaymentButton } from '../../subscription/UpdatePaymentButton.tsx';
import type { PaymentCheck } from '../../subscription/usePaymentCheck.ts';
import { Button } from '../../ui/Button.tsx';
import { useFocusHandover } from '../../ui/focus.ts';
import { Renewal, type RenewalChange } from './Renewal.tsx';

const here = '/account#subscription';

interface LiveSubscriptionProps {
  readonly row: SubscriptionRow;
  readonly check: PaymentCheck;
  readonly renewal: RenewalChange;
}

/** A subscription that is still running: its facts, warnings and possible changes. */
export function LiveSubscription({ row, check, renewal }: LiveSubscriptionProps) {
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
