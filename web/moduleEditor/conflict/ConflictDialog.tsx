import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useStoreValue } from '../../lib/store.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import {
  type Choice,
  differences,
  type FormValues,
  fieldKey,
  mergedOf,
} from '../state/formValues.ts';
import type { ModuleForm } from '../state/useModuleForm.ts';
import type { Conflict } from '../state/useSave.ts';
import { FieldChoice } from './FieldChoice.tsx';

interface ConflictDialogProps {
  readonly definition: ModuleDefinition;
  readonly conflict: Conflict | undefined;
  readonly form: ModuleForm;
  readonly onSaveMerged: (merged: FormValues) => void;
  readonly onTakeTheirs: () => void;
  readonly onGoOn: () => void;
}

/**
 * Two versions of one module: the fields that differ, and a choice for each of one version or both. Closing it
 * changes nothing.
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { definition, conflict, form } = props;
  const mine = useStoreValue(form.formState, ({ values }) => (conflict ? values : undefined));
  const { moduleScreen, common } = useCopy();
  const copy = moduleScreen.conflict;
  const fields = conflict && mine ? differences(definition, mine, conflict.theirs) : [];
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
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
          <Button variant="quiet" className="whitespace-nowrap" onClick={props.onGoOn}>
            {copy.goOn}
          </Button>
          <Button className="whitespace-nowrap" onClick={props.onTakeTheirs}>
            {copy.takeTheirs}
          </Button>
          <Button
            variant="primary"
            className="whitespace-nowrap"
            onClick={() => {
              if (!conflict || !mine) return;
              props.onSaveMerged(mergedOf(definition, mine, conflict.theirs, choices));
              setChoices({});
            }}
          >
            {fields.every((field) => (choices[fieldKey(field)] ?? 'mine') === 'mine')
              ? copy.keepMine
              : copy.keepChosen}
          </Button>
        </>
      }
    >
      <div className="mt-4 divide-y divide-line border-t border-line">
        {fields.map((field) => (
          <FieldChoice
            key={fieldKey(field)}
            field={field}
            choice={choices[fieldKey(field)] ?? 'mine'}
            onChoose={(choice) => setChoices({ ...choices, [fieldKey(field)]: choice })}
          />
        ))}
      </div>
    </Dialog>
  );
}
