import { useCopy } from '../../copy/copy.ts';
import { useFailureText } from '../../copy/failureText.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RetryButton } from '../RetryButton.tsx';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

/** A change that is saved immediately met a newer version: apply it there too, or discard it. */
export function ImmediateSaveConflict({ instant }: Pick<ModuleEditor, 'instant'>) {
  const { moduleScreen, common } = useCopy();
  const { title, text, apply, leave } = moduleScreen.changedMeanwhile;
  const { conflict } = instant;
  return (
    <Dialog
      open={conflict !== undefined}
      onOpenChange={(open) => {
        if (!open) instant.leaveIt();
      }}
      title={title}
      description={text}
      closeLabel={common.close}
      actions={
        <>
          <Button onClick={instant.leaveIt}>{leave}</Button>
          <Button look="primary" onClick={instant.applyAnyway}>
            {apply}
          </Button>
        </>
      }
    >
      {conflict ? <p className="mt-3 font-semibold">{conflict.words}</p> : null}
    </Dialog>
  );
}

interface InstantFailureProps extends Pick<ModuleEditor, 'instant'> {
  /** Called when the message disappears with the focus in it, to focus something near. */
  readonly onGone?: () => void;
}

/** Why a change could not be saved, with a retry button. */
export function InstantFailure({ instant, onGone = () => {} }: InstantFailureProps) {
  const { moduleScreen } = useCopy();
  const say = useFailureText();
  if (instant.failure === undefined) return null;
  return (
    <Notice
      tone="danger"
      title={moduleScreen.saveFailed}
      announce
      action={<RetryButton onRetry={instant.retry} onGone={onGone} />}
    >
      {say(instant.failure)}
    </Notice>
  );
}
