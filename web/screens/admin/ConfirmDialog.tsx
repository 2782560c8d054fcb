import { useCopy, useFailureText } from '../../copy/copy.ts';
import { ApiFailure } from '../../lib/apiClient.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Act } from './useSupportDesk.ts';

interface ConfirmDialogProps {
  readonly act: Exclude<Act, 'lift'>;
  readonly email: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onConfirm: () => void;
}

/** Explains the effect of an action, and asks for confirmation. The dialog stays open if the action fails. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { act, email, open, onOpenChange, busy, error, onConfirm } = props;
  const { admin, common } = useCopy();
  const { title, text, button } = admin.acts[act];
  const isHard = act === 'suspend' || act === 'cancel';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      busy={busy}
      title={title}
      description={text(email)}
      closeLabel={common.close}
      actions={
        <>
          <Button disabled={busy} onClick={() => onOpenChange(false)}>
            {common.cancel}
          </Button>
          <Button variant={isHard ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {button}
          </Button>
        </>
      }
    >
      <ActFailure error={error} />
    </Dialog>
  );
}

/** The reason why an action failed; nothing if there is no error. */
export function ActFailure({ error }: { error: unknown }) {
  const { admin } = useCopy();
  const say = useFailureText();
  if (!error) return null;
  const isGone = error instanceof ApiFailure && error.code === 'not_found';
  return (
    <Notice tone="danger" title={admin.failed} announce className="mt-4">
      {isGone ? admin.gone : say(error)}
    </Notice>
  );
}
