import { useCopy, useFailureText } from '../../copy/copy.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RetryButton } from '../RetryButton.tsx';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

/**
 * Shown if a newer version was saved elsewhere: the user applies the immediate change to that version or discards it.
 */
export function ImmediateSaveConflict({ immediateSave }: Pick<ModuleEditor, 'immediateSave'>) {
  const { moduleScreen, common } = useCopy();
  const { title, text, apply, leave } = moduleScreen.changedMeanwhile;
  const { conflict } = immediateSave;
  return (
    <Dialog
      open={conflict !== undefined}
      onOpenChange={(open) => {
        if (!open) immediateSave.leaveIt();
      }}
      title={title}
      description={text}
      closeLabel={common.close}
      actions={
        <>
          <Button onClick={immediateSave.leaveIt}>{leave}</Button>
          <Button variant="primary" onClick={immediateSave.applyAnyway}>
            {apply}
          </Button>
        </>
      }
    >
      {conflict ? <p className="mt-3 font-semibold">{conflict.words}</p> : null}
    </Dialog>
  );
}

interface ImmediateSaveFailureProps extends Pick<ModuleEditor, 'immediateSave'> {
  /** Called when the message disappears while it contains the focus, to move the focus nearby. */
  readonly onGone?: () => void;
}

/** The reason why an immediate change could not be saved, with a retry button. */
export function ImmediateSaveFailure({
  immediateSave,
  onGone = () => {},
}: ImmediateSaveFailureProps) {
  const { moduleScreen } = useCopy();
  const say = useFailureText();
  if (immediateSave.failure === undefined) return null;
  return (
    <Notice
      tone="danger"
      title={moduleScreen.saveFailed}
      announce
      action={<RetryButton onRetry={immediateSave.retry} onGone={onGone} />}
    >
      {say(immediateSave.failure)}
    </Notice>
  );
}
