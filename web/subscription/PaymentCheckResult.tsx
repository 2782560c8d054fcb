import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { givesPremium, isOwed } from '@elan/domain/subscription/status';
import { useCopy } from '../copy/copy.ts';
import type { Copy } from '../copy/fr/fr.ts';
import { Button } from '../ui/Button.tsx';
import { useFocusHandover } from '../ui/focus.ts';
import { PaymentFailure } from './PaymentFailure.tsx';
import { SupportLink } from './SupportLink.tsx';
import type { PaymentCheck } from './usePaymentCheck.ts';

/** The outcome of a card change and of the payment due, announced to screen readers; a failure can be retried. */
export function PaymentCheckResult({ check }: { check: PaymentCheck }) {
  const { subscription } = useCopy();
  const { isChecking, row, failure } = check;
  const words = subscription.check;
  return (
    <>
      <p ref={check.result} role="status" tabIndex={-1} className="outline-none not-empty:mb-4">
        {isChecking ? words.checking : row === undefined ? null : resultOf(row, words)}
      </p>
      {!isChecking && row && isOwed(row.subscription_status) ? <SupportLink /> : null}
      {failure ? (
        <div className="mb-5">
          <PaymentFailure failure={failure} title={words.failed} />
          <Retry check={check} />
        </div>
      ) : null}
    </>
  );
}

function Retry({ check }: { check: PaymentCheck }) {
  const { common } = useCopy();
  return (
    <Button
      ref={useFocusHandover(() => check.result.current?.focus())}
      className="mt-3"
      onClick={check.start}
    >
      {common.retry}
    </Button>
  );
}

function resultOf(row: SubscriptionRow | null, words: Copy['subscription']['check']): string {
  if (row && givesPremium(row.subscription_status)) return words.active;
  return row && isOwed(row.subscription_status) ? words.owed : words.ended;
}
