import { answerLabel } from '@elan/domain/questionnaire/answers';
import { isBlank } from '@elan/domain/text';
import { type ComponentType, createContext, useContext, useId } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import type { Choice, Difference } from '../state/formValues.ts';

interface ForecastPartProps {
  /** Where the field is in the form: "offers.0.price". */
  readonly path: string;
  /** What the line of the field is called, where it has a name. */
  readonly line?: string | undefined;
  /** One side's value, as JSON; without it, the name of the field is meant. */
  readonly value?: string;
}

/** Names a field of the forecast and writes its value as a person would; loaded with the forecast. */
export const ForecastPartContext = createContext<ComponentType<ForecastPartProps> | undefined>(
  undefined,
);

interface FieldChoiceProps {
  readonly field: Difference;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** One field that differs between two versions: both side by side, with a choice of which to keep. */
export function FieldChoice({ field, choice, onChoose }: FieldChoiceProps) {
  const { moduleScreen } = useCopy();
  const { language } = useLanguage();
  const { conflict } = moduleScreen;
  const { question, forecast } = field;
  const ForecastPart = useContext(ForecastPartContext);
  const name = useId();
  const words = (answer: string) => {
    if (isBlank(answer)) return <span className="text-muted italic">{conflict.blank}</span>;
    if (forecast && ForecastPart) return <ForecastPart path={forecast.path} value={answer} />;
    return question ? answerLabel(question, answer, language) : answer;
  };
  // Two texts can be joined; two options or two figures cannot.
  const canJoin =
    !forecast && question?.kind !== 'select' && !isBlank(field.mine) && !isBlank(field.theirs);
  const title = question ? question.label[language] : (forecast?.path ?? moduleScreen.comments);
  const sides = [
    ['mine', conflict.mine, field.mine],
    ['theirs', conflict.theirs, field.theirs],
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
        {sides.map(([side, label, answer]) => (
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
              {label}
            </span>
            <span className="mt-1 block whitespace-pre-wrap [overflow-wrap:anywhere]">
              {words(answer)}
            </span>
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
          {conflict.both}
        </label>
      ) : null}
    </fieldset>
  );
}
