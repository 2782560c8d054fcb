import { useCopy } from '../copy/copy.ts';
import { Button } from '../ui/Button.tsx';
import { useFocusHandover } from '../ui/focus.ts';

interface RetryButtonProps {
  readonly onRetry: () => void;
  /** Called when the button disappears while focused, to move the focus nearby. */
  readonly onGone: () => void;
}

export function RetryButton({ onRetry, onGone }: RetryButtonProps) {
  const { common } = useCopy();
  return (
    <Button ref={useFocusHandover(onGone)} onClick={onRetry} variant="secondary">
      {common.retry}
    </Button>
  );
}
