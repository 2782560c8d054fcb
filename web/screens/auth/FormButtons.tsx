import { useCopy } from '../../copy/copy.ts';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { useBusyFocus } from '../../ui/focus.ts';

interface FormButtonsProps extends Pick<ButtonProps, 'variant'> {
  /** The label of the submit button. */
  readonly submit: string;
  readonly busy: boolean;
  readonly onCancel: () => void;
}

/** The submit and cancel buttons of a form. */
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
