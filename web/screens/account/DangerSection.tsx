import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useAccountCopy } from './accountCopy.ts';
import { DeletionDialog } from './DeletionDialog.tsx';
import { Section } from './Section.tsx';
import { useDeletion } from './useDeletion.ts';

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
