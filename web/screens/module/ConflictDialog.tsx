import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useCopy } from '../../copy/copy.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DifferingField } from './DifferingField.tsx';
import type { Conflict } from './useSaving.ts';
import { differences, type Written } from './written.ts';

interface ConflictDialogProps {
  readonly definition: ModuleDefinition;
  readonly conflict: Conflict | undefined;
  readonly mine: Written;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onGoOn: () => void;
}

/** Two versions of one module: what differs, and the three ways out. Closing it changes nothing. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { definition, conflict, mine } = props;
  const { moduleScreen, common } = useCopy();
  const copy = moduleScreen.conflict;
  const fields = conflict ? differences(definition, mine, conflict.theirs) : [];
  return (
    <Dialog
      open={conflict !== undefined}
      onOpenChange={(open) => {
        if (!open) props.onGoOn();
      }}
      title={copy.title}
      description={copy.text}
      closeLabel={common.close}
      size="page"
      actions={
        <>
          <Button look="quiet" className="whitespace-nowrap" onClick={props.onGoOn}>
            {copy.goOn}
          </Button>
          <Button className="whitespace-nowrap" onClick={props.onTakeTheirs}>
            {copy.takeTheirs}
          </Button>
          <Button look="primary" className="whitespace-nowrap" onClick={props.onKeepMine}>
            {copy.keepMine}
          </Button>
        </>
      }
    >
      <div className="mt-4 divide-y divide-line border-t border-line">
        {fields.map((field) => (
          <DifferingField
            key={field.question?.id ?? 'comments'}
            field={field}
            mine={copy.mine}
            theirs={copy.theirs}
          />
        ))}
      </div>
    </Dialog>
  );
}
