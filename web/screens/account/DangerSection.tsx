import { useId, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useAccountCopy } from './accountCopy.ts';
import { PhraseStep, WordStep } from './DeletionSteps.tsx';
import { Section } from './Section.tsx';
import { type Deletion, useDeletion } from './useDeletion.ts';

/** The deletion of the account. Founders cannot delete theirs (docs/product.md#founders-and-administrators). */
export function DangerSection() {
  const { danger } = useAccountCopy();
  const [isOpen, setOpen] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // Kept outside the dialog, so that a second attempt is recognised even if the dialog was closed in between.
  const deletion = useDeletion();
  return (
    <Section controlsOnly title={danger.title}>
      <p className="mb-4 text-muted">{danger.text}</p>
      <Button
        variant="danger"
        onClick={() => {
          // The key resets the dialog each time it opens.
          setAttempt(attempt + 1);
          deletion.reset();
          setOpen(true);
        }}
      >
        {danger.button}
      </Button>
      <DeletionDialog key={attempt} open={isOpen} onOpenChange={setOpen} deletion={deletion} />
    </Section>
  );
}

interface DeletionDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly deletion: Deletion;
}

/** Deletes the account after two typed confirmations. */
function DeletionDialog({ open, onOpenChange, deletion }: DeletionDialogProps) {
  const { common } = useCopy();
  const { danger } = useAccountCopy();
  const [step, setStep] = useState<'word' | 'phrase'>('word');
  const [isCopied, setCopied] = useState(false);
  const busy = deletion.isPending;
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
