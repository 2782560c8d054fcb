import { useRef, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useStoreValue } from '../../lib/store.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { commentsFieldId, focusControl, focusField, questionFieldId } from '../state/fieldIds.ts';
import { mergeWith } from '../state/formState.ts';
import {
  type Choice,
  type Difference,
  differences,
  fieldKey,
  mergedOf,
} from '../state/formValues.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import { FieldChoice } from './FieldChoice.tsx';

interface ConflictDialogProps {
  readonly editor: Pick<ModuleEditor, 'definition' | 'form' | 'saving'>;
}

/**
 * Shows the fields that two versions of a module changed differently. For each, the user keeps one value, or joins both
 * where possible. Closing the dialog changes nothing.
 */
export function ConflictDialog({ editor }: ConflictDialogProps) {
  const { definition, form, saving } = editor;
  const { conflict } = saving;
  const mine = useStoreValue(form.formState, (now) => (conflict ? now : undefined));
  const { moduleScreen, common } = useCopy();
  const copy = moduleScreen.conflict;
  // Fields that only one side changed are merged without asking.
  const merge = conflict && mine ? mergeWith(mine, conflict.theirs) : undefined;
  const fields =
    conflict && merge
      ? differences(definition, merge.merged, conflict.theirs).filter((field) =>
          merge.conflicts.includes(fieldKey(field)),
        )
      : [];
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const resolved = useRef<Difference>(undefined);
  return (
    <Dialog
      open={conflict !== undefined}
      onOpenChange={(open) => {
        if (!open) saving.goOn();
      }}
      onClosed={() => {
        // The notice that opened the dialog has disappeared, so the focus moves to the first differing field.
        if (resolved.current) focusDifference(resolved.current);
        resolved.current = undefined;
      }}
      title={copy.title}
      description={copy.text}
      closeLabel={common.close}
      size="page"
      actions={
        <>
          <Button variant="quiet" className="whitespace-nowrap" onClick={saving.goOn}>
            {copy.goOn}
          </Button>
          <Button
            className="whitespace-nowrap"
            onClick={() => {
              [resolved.current] = fields;
              saving.takeTheirs();
            }}
          >
            {copy.takeTheirs}
          </Button>
          <Button
            variant="primary"
            className="whitespace-nowrap"
            onClick={() => {
              if (!conflict || !merge) return;
              [resolved.current] = fields;
              saving.saveMerged(mergedOf(definition, merge.merged, conflict.theirs, choices));
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

function focusDifference({ question, forecast, isWriteUp }: Difference): void {
  if (isWriteUp) focusControl(document.querySelector('[data-edits-text]'));
  else if (forecast) {
    focusControl(document.querySelector(`[data-forecast="${CSS.escape(forecast.path)}"]`));
  } else focusField(question ? questionFieldId(question.id) : commentsFieldId);
}
