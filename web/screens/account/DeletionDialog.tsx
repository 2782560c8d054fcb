import { useId, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useBusyFocus } from '../../ui/focus.ts';
import { useAccountCopy } from './accountCopy.ts';
import { PhraseStep } from './PhraseStep.tsx';
import type { Deletion } from './useDeletion.ts';
import { WordStep } from './WordStep.tsx';

interface DeletionDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly deletion: Deletion;
}

/** Deletes the account after two typed confirmations. */
export function DeletionDialog({ open, onOpenChange, deletion }: DeletionDialogProps) {
  const { common } = useCopy();
  const { danger } = useAccountCopy();
  const [step, setStep] = useState<'word' | 'phrase'>('word');
  const [isCopied, setCopied] = useState(false);
  const busy = deletion.isPending;
  const last = useBusyFocus(busy);
  const form = useId();
  const isLast = step === 'phrase';

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      busy={busy}
      title={isLast ? danger.phraseTitle : danger.wordTitle}
      closeLabel={common.close}
      actions={
        <>
          <Button disabled={busy} onClick={() => onOpenChange(false)}>
            {common.cancel}
          </Button>
          {isLast ? (
            <Button
              key="last"
              ref={last}
              type="submit"
              form={form}
              variant="danger"
              disabled={!isCopied}
              busy={busy}
            >
              {danger.delete}
            </Button>
          ) : (
            <Button key="first" type="submit" form={form} variant="danger">
              {danger.continue}
            </Button>
          )}
        </>
      }
    >
      {isLast ? (
        <PhraseStep form={form} deletion={deletion} onCopied={setCopied} />
      ) : (
        <WordStep form={form} onDone={() => setStep('phrase')} />
      )}
    </Dialog>
  );
}
