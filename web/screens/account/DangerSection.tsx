import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useAccountCopy } from './accountCopy.ts';
import { DeletionDialog } from './DeletionDialog.tsx';
import { Section } from './Section.tsx';

/** Where the account ends; founders have none (spec, section 6). */
export function DangerSection() {
  const { danger } = useAccountCopy();
  const [isOpen, setOpen] = useState(false);
  const [attempt, setAttempt] = useState(0);
  return (
    <Section title={danger.title}>
      <p className="mb-4 text-muted">{danger.text}</p>
      <Button
        look="danger"
        onClick={() => {
          // Every opening begins anew, whatever was typed and told in the one before.
          setAttempt(attempt + 1);
          setOpen(true);
        }}
      >
        {danger.button}
      </Button>
      <DeletionDialog key={attempt} open={isOpen} onOpenChange={setOpen} />
    </Section>
  );
}
