import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { isOwed } from '@elan/domain/subscription/status';
import { useCopy } from '../../copy/copy.ts';
import { PaymentFailure } from '../../subscription/PaymentFailure.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface CancelDialogProps {
  readonly row: SubscriptionRow;
  /** The formatted last day of the period; undefined where it is not known. */
  readonly until: string | undefined;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly busy: boolean;
  readonly failure: unknown;
  readonly onConfirm: () => void;
}

/** Says until when the access lasts before the subscription is cancelled. */
export function CancelDialog(props: CancelDialogProps) {
  const { row, until, open, onOpenChange, busy, failure, onConfirm } = props;
  const { common, subscription } = useCopy();
  const { cancel } = subscription;
  const lasts = until === undefined ? cancel.undated : cancel.text(until);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={cancel.title}
      description={isOwed(row.subscription_status) ? cancel.owed : lasts}
      closeLabel={common.close}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{cancel.keep}</Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {cancel.confirm}
          </Button>
        </>
      }
    >
      <p className="mt-3">{cancel.after}</p>
      <PaymentFailure failure={failure} title={cancel.failed} className="mt-4" />
    </Dialog>
  );
}
