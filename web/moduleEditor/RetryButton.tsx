import { useCopy } from '../copy/copy.ts';
import { Button } from '../ui/Button.tsx';
import { useFocusHandover } from '../ui/focus.ts';

interface RetryButtonProps {
  readonly onRetry: () => void;
  /** Called when it disappears while focused: with its message, which may close by itself once the server is back. */
  readonly onGone: () => void;
}

/** Repeats what failed. */
export function RetryButton({ onRetry, onGone }: RetryButtonProps) {
  const { common } = useCopy();
  return (
    <Button ref={useFocusHandover(onGone)} onClick={onRetry} variant="secondary">
      {common.retry}
    </Button>
  );
}
