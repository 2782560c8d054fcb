import { answerLabel } from '@elan/domain/questionnaire/answers';
import { isBlank } from '@elan/domain/text';
import { lazy, Suspense, useContext, useId } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { ForecastPartContext } from '../forecastPart.ts';
import type { Choice, Difference } from '../state/formValues.ts';

const ComparedText = lazy(async () => ({
  default: (await import('../versions/ComparedText.tsx')).ComparedText,
}));

interface FieldChoiceProps {
  readonly field: Difference;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** Both versions of a differing field, side by side, with a choice to keep either or, if possible, both. */
export function FieldChoice({ field, choice, onChoose }: FieldChoiceProps) {
  const { moduleScreen } = useCopy();
  const { language } = useLanguage();
  const { conflict } = moduleScreen;
  const { question, forecast, isWriteUp } = field;
  const ForecastPart = useContext(ForecastPartContext);
  const name = useId();
  const words = (answer: string) => {
    if (isBlank(answer)) return <span className="text-muted italic">{conflict.blank}</span>;
    if (forecast && ForecastPart) return <ForecastPart path={forecast.path} value={answer} />;
    return question ? answerLabel(question, answer, language) : answer;
  };
  // Only answers in words and comments can be joined, not options, figures, blanks or the module's text.
  const canJoin =
    !forecast &&
    !isWriteUp &&
    question?.kind !== 'select' &&
    !isBlank(field.mine) &&
    !isBlank(field.theirs);
  const named = isWriteUp ? moduleScreen.editing.conflictField : moduleScreen.comments;
  const title = question ? question.label[language] : (forecast?.path ?? named);
  const sides = [
    ['mine', conflict.mine, field.mine, field.theirs],
    ['theirs', conflict.theirs, field.theirs, field.mine],
  ] as const;
  return (
    <fieldset className="pb-4">
      <legend className="pt-4 font-semibold">
        {forecast && ForecastPart ? (
          <ForecastPart path={forecast.path} line={forecast.line} />
        ) : (
          title
        )}
      </legend>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        {sides.map(([side, label, answer, other]) => (
          <label
            key={side}
            className="block min-w-0 cursor-pointer rounded border border-line p-3 has-checked:border-action has-checked:bg-tint"
          >
            <span className="flex min-h-6 items-center gap-2 text-sm font-semibold">
              <input
                type="radio"
                name={name}
                checked={choice === side}
                onChange={() => onChoose(side)}
                className="size-5 accent-action"
              />
              <span>{label}</span>
            </span>
            {isWriteUp ? (
              <Suspense>
                <ComparedText text={answer} other={other} />
              </Suspense>
            ) : (
              <span className="mt-1 block whitespace-pre-wrap [overflow-wrap:anywhere]">
                {words(answer)}
              </span>
            )}
          </label>
        ))}
      </div>
      {canJoin ? (
        <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold">
          <input
            type="radio"
            name={name}
            checked={choice === 'both'}
            onChange={() => onChoose('both')}
            className="size-5 accent-action"
          />
          <span>{conflict.both}</span>
        </label>
      ) : null}
    </fieldset>
  );
}
