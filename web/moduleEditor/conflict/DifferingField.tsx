import { answerLabel } from '@elan/domain/questionnaire/answers';
import { isBlank } from '@elan/domain/text';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import type { Difference } from '../state/formValues.ts';

interface DifferingFieldProps {
  readonly field: Difference;
  readonly mine: string;
  readonly theirs: string;
}

/** Both versions of a differing field, side by side. */
export function DifferingField({ field, mine, theirs }: DifferingFieldProps) {
  const { moduleScreen } = useCopy();
  const { language } = useLanguage();
  const { blank } = moduleScreen.conflict;
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
