import { useCopy } from '../../copy/copy.ts';
import { useStoreValue } from '../../lib/store.ts';
import { focusField, questionFieldId } from '../state/fieldIds.ts';
import type { FormState } from '../state/formState.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

/** The number of automatic answers left to review, with a button that focuses the first; nothing if there are none. */
export function Proposals({ form }: Pick<ModuleEditor, 'form'>) {
  const { guiding, moduleScreen } = useCopy();
  const idsOf = ({ values }: FormState) => [...values.proposedAnswers, ...values.defaultedAnswers];
  const count = useStoreValue(form.formState, (now) => idsOf(now).length);
  if (count === 0) return null;
  return (
    <p className="text-sm print:hidden">
      <span>{`${guiding.autoFill.check(count)} `}</span>
      <button
        type="button"
        className="min-h-11 font-semibold text-action underline underline-offset-2"
        onClick={() => {
          const [first] = idsOf(form.formState.read());
          if (first) focusField(questionFieldId(first));
        }}
      >
        {moduleScreen.reading.checkProposals}
      </button>
    </p>
  );
}
