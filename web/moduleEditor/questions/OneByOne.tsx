import { ownAnswers } from '@elan/domain/project/answerMarks';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { isBlank } from '@elan/domain/text';
import { ArrowLeft, ArrowRight, Check, List } from 'lucide-react';
import { useId, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { type Store, useStoreValue } from '../../lib/store.ts';
import { Button } from '../../ui/Button.tsx';
import { markOf } from '../state/answerMark.ts';
import { commentsFieldId, focusField, questionFieldId } from '../state/fieldIds.ts';
import type { FormState } from '../state/formState.ts';
import { useOneByOne } from './useOneByOne.ts';

interface StepsProps {
  /** The ids of the questions, followed by that of the comments box. */
  readonly steps: readonly string[];
  /** The index of the current step. */
  readonly current: number;
}

function goTo(step: string): void {
  focusField(step === commentsFieldId ? step : questionFieldId(step));
}

interface OneByOneBarProps extends StepsProps {
  readonly definition: ModuleDefinition;
  readonly formState: Store<FormState>;
}

/** On a phone: switches between one question at a time and all questions, and lists the questions to choose from. */
export function OneByOneBar({ definition, formState, steps, current }: OneByOneBarProps) {
  const { form } = useCopy().moduleScreen;
  const { isOneByOne, toggle } = useOneByOne();
  const [isListed, setListed] = useState(false);
  const listId = useId();
  return (
    <div className="sm:hidden print:hidden">
      <div className="flex flex-wrap justify-between gap-x-2">
        <label className="flex min-h-11 items-center gap-2 text-sm font-semibold text-action">
          <input
            type="checkbox"
            checked={isOneByOne}
            onChange={toggle}
            className="size-5 accent-action"
          />
          <span>{form.oneByOne}</span>
        </label>
        {isOneByOne ? (
          <Button
            variant="quiet"
            className="-mr-3 gap-2 px-3 text-sm"
            aria-expanded={isListed}
            aria-controls={isListed ? listId : undefined}
            icon={<List aria-hidden size={16} />}
            onClick={() => setListed(!isListed)}
          >
            <span>{form.overview}</span>
            <span className="sr-only">{` ${form.overviewOf}`}</span>
          </Button>
        ) : null}
      </div>
      {isOneByOne && isListed ? (
        <ol id={listId} className="mt-1 rounded border border-line bg-surface py-1">
          {steps.map((step, index) => (
            <Step
              key={step}
              step={step}
              definition={definition}
              formState={formState}
              isCurrent={index === current}
              onChoose={() => {
                setListed(false);
                goTo(step);
              }}
            />
          ))}
        </ol>
      ) : null}
    </div>
  );
}

interface StepProps extends Pick<OneByOneBarProps, 'definition' | 'formState'> {
  readonly step: string;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

function Step({ step, definition, formState, isCurrent, onChoose }: StepProps) {
  const { guiding, moduleScreen } = useCopy();
  const { form, comments } = moduleScreen;
  const { language } = useLanguage();
  const question = definition.questions.find(({ id }) => id === step);
  const isAnswered = useStoreValue(formState, ({ values }) =>
    question ? !isBlank(ownAnswers(values)[step]) : !isBlank(values.comments),
  );
  const mark = useStoreValue(formState, ({ values }) =>
    question ? markOf(definition.key, question, values) : undefined,
  );
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent ? 'step' : undefined}
        onClick={onChoose}
        className="flex min-h-11 w-full items-center gap-3 px-3 py-1 text-left hover:bg-tint aria-[current=step]:font-semibold"
      >
        <span
          aria-hidden
          className={`grid size-5 shrink-0 place-items-center rounded-full ${isAnswered ? 'bg-action text-on-action' : 'border border-edge'}`}
        >
          {isAnswered ? <Check size={14} strokeWidth={3} /> : null}
        </span>
        <span>
          <span>{question?.label[language] ?? comments}</span>
          {isAnswered ? <span className="sr-only">{` (${form.isAnswered})`}</span> : null}
          {mark ? (
            <span className="block text-sm font-normal text-warn">
              {guiding.proposed.marks[mark]}
            </span>
          ) : null}
        </span>
      </button>
    </li>
  );
}

/** Back and next buttons below the current question, with its number. The comments box does not count as a question. */
export function StepButtons({ steps, current }: StepsProps) {
  const { form, comments } = useCopy().moduleScreen;
  const { isOneByOne } = useOneByOne();
  const [before, after] = [steps[current - 1], steps[current + 1]];
  if (!isOneByOne) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 sm:hidden print:hidden">
      {before === undefined ? (
        <span />
      ) : (
        <Button
          variant="quiet"
          className="-ml-3 px-3"
          icon={<ArrowLeft aria-hidden size={18} />}
          onClick={() => goTo(before)}
        >
          {form.back}
        </Button>
      )}
      <p className="order-first basis-full text-center text-sm text-muted">
        {steps[current] === commentsFieldId ? comments : form.step(current + 1, steps.length - 1)}
      </p>
      {after === undefined ? (
        <span />
      ) : (
        <Button className="px-3" onClick={() => goTo(after)}>
          <span>{form.next}</span>
          <ArrowRight aria-hidden size={18} />
        </Button>
      )}
    </div>
  );
}
