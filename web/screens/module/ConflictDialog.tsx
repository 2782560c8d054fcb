import { answerLabel } from '@elan/domain/questionnaire/answers';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { isBlank } from '@elan/domain/text';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Conflict } from './useSaving.ts';
import { type Difference, differences, type Written } from './written.ts';

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
          <DifferingField key={field.question?.id ?? 'comments'} field={field} />
        ))}
      </div>
    </Dialog>
  );
}

function DifferingField({ field }: { field: Difference }) {
  const { moduleScreen } = useCopy();
  const { language } = useLanguage();
  const { mine, theirs, blank } = moduleScreen.conflict;
  const { question } = field;
  const words = (answer: string) => {
    if (isBlank(answer)) return <span className="text-muted italic">{blank}</span>;
    return question ? answerLabel(question, answer, language) : answer;
  };
  return (
    <section className="py-4">
      <h3 className="font-sans text-base font-semibold tracking-normal">
        {question ? question.label[language] : moduleScreen.comments}
      </h3>
      <dl className="mt-2 grid gap-3 sm:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-sm text-muted">{mine}</dt>
          <dd className="whitespace-pre-wrap">{words(field.mine)}</dd>
        </div>
        <div className="min-w-0">
          <dt className="text-sm text-muted">{theirs}</dt>
          <dd className="whitespace-pre-wrap">{words(field.theirs)}</dd>
        </div>
      </dl>
    </section>
  );
}
