import { useCopy } from '../../copy/copy.ts';
import type { PaymentCheck } from '../../subscription/usePaymentCheck.ts';
import { Button } from '../../ui/Button.tsx';
import { useFocusHandover } from '../../ui/useFocusHandover.ts';

/** Collects what is owed now, after a card change; the result is shown above. The button disappears with the debt. */
export function CheckAgain({ check }: { check: PaymentCheck }) {
  const words = useCopy().subscription.check;
  const { isChecking } = check;
  return (
    <Button
      ref={useFocusHandover(() => check.result.current?.focus())}
      // A disabled button would lose the focus, which must be handed on.
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
