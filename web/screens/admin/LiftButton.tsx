import { useCopy } from '../../copy/copy.ts';
import { Button } from '../../ui/Button.tsx';
import { useFocusHandover } from '../../ui/useFocusHandover.ts';

interface LiftButtonProps {
  readonly busy: boolean;
  readonly onClick: () => void;
  /** Called when it disappears with the lock. */
  readonly onGone: () => void;
}

/** Lifts a lockout without confirmation, since it would end by itself. */
export function LiftButton({ busy, onClick, onGone }: LiftButtonProps) {
  const { acts } = useCopy().admin;
  return (
    <Button
      ref={useFocusHandover(onGone)}
      // A disabled button would lose the focus, which must be handed on.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={() => {
        if (!busy) onClick();
      }}
    >
      {acts.lift.button}
    </Button>
  );
}
