import { binDays } from '@elan/domain/contract/projects';
import type { ComponentProps } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useProjectFailureText } from '../../projects/useProjectFailureText.ts';
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';

type ConfirmDialogProps = ComponentProps<typeof ConfirmDialog>;

interface DeleteProjectDialogProps
  extends Pick<ConfirmDialogProps, 'open' | 'onOpenChange' | 'onClosed' | 'busy' | 'onConfirm'> {
  readonly name: string;
  /** Whether to delete the project from the bin permanently, instead of moving it from the list to the bin. */
  readonly forGood?: boolean;
  readonly failure: unknown;
}

/** Explains what deleting a project does, and asks for confirmation. The dialog stays open if the deletion fails. */
export function DeleteProjectDialog(props: DeleteProjectDialogProps) {
  const { name, forGood = false, failure, ...dialog } = props;
  const { dashboard } = useCopy();
  const say = useProjectFailureText();
  const words = forGood ? dashboard.removing : dashboard.deleting;
  return (
    <ConfirmDialog
      {...dialog}
      title={words.title(name)}
      description={words.text(binDays)}
      confirm={words.confirm}
    >
      {failure ? (
        <Notice tone="danger" announce className="mt-4">
          {say('delete', failure)}
        </Notice>
      ) : null}
    </ConfirmDialog>
  );
}
