import { useCopy } from '../../copy/copy.ts';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { useBusyFocus } from '../../ui/focus.ts';

interface FormButtonsProps extends Pick<ButtonProps, 'variant'> {
  /** What the first one says. */
  readonly submit: string;
  readonly busy: boolean;
  readonly onCancel: () => void;
}

/** The button that sends a form, and the one that leaves it. */
export function FormButtons({ submit, busy, variant = 'secondary', onCancel }: FormButtonsProps) {
  const { common } = useCopy();
  const button = useBusyFocus(busy);
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <Button ref={button} type="submit" variant={variant} busy={busy}>
        {submit}
      </Button>
      <Button variant="quiet" disabled={busy} onClick={onCancel}>
        {common.cancel}
      </Button>
    </div>
  );
}
