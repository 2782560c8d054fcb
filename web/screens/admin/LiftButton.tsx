import { useCopy } from '../../copy/copy.ts';
import { Button } from '../../ui/Button.tsx';
import { useFocusHandover } from '../../ui/useFocusHandover.ts';

interface LiftButtonProps {
  readonly busy: boolean;
  readonly onClick: () => void;
  /** It leaves with the lock. */
  readonly onGone: () => void;
}

/** Lets somebody try again at once; nothing to ask before, since the lock would end by itself. */
export function LiftButton({ busy, onClick, onGone }: LiftButtonProps) {
  const { acts } = useCopy().admin;
  return (
    <Button
      ref={useFocusHandover(onGone)}
      // Disabled, it would lose the focus that is to be handed on.
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
