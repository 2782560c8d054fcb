import { useCopy } from '../../copy/copy.ts';
import type { PaymentCheck } from '../../subscription/usePaymentCheck.ts';
import { Button } from '../../ui/Button.tsx';
import { useFocusHandover } from '../../ui/useFocusHandover.ts';

/** Asks for what is owed now, for who has just changed the card; what came of it is said above. It leaves with the debt. */
export function CheckAgain({ check }: { check: PaymentCheck }) {
  const words = useCopy().subscription.check;
  const { isChecking } = check;
  return (
    <Button
      ref={useFocusHandover(() => check.result.current?.focus())}
      // Disabled, it would lose the focus that is to be handed on.
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
