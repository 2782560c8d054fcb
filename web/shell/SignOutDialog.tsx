import { useCopy } from '../copy/copy.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { SignOut } from './useSignOut.ts';

interface SignOutDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly signOut: SignOut;
}

/** Asks whether to save or discard unsaved drafts, since signing out erases them from this browser. */
export function SignOutDialog({ open, onOpenChange, signOut }: SignOutDialogProps) {
  const { common, shell } = useCopy();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      busy={signOut.isPending}
      title={shell.leave.title}
      description={open ? shell.leave.text(signOut.draftCount()) : undefined}
      closeLabel={common.close}
      actions={
        <>
          <Button variant="quiet" disabled={signOut.isPending} onClick={() => onOpenChange(false)}>
            {common.cancel}
          </Button>
          <Button variant="danger" disabled={signOut.isPending} onClick={signOut.discard}>
            {shell.leave.discard}
          </Button>
          <Button variant="primary" busy={signOut.isPending} onClick={signOut.save}>
            {shell.leave.save}
          </Button>
        </>
      }
    >
      {signOut.saveFailed ? (
        <Notice tone="danger" announce className="mt-4">
          {shell.leave.failed}
        </Notice>
      ) : null}
    </Dialog>
  );
}
