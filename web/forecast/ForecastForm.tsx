import { isoDayInToronto } from '@elan/domain/day';
import { calendarMonth, monthName } from '@elan/domain/forecast/calendar';
import type { Field } from '@elan/domain/forecast/fieldKinds';
import { fieldAt } from '@elan/domain/forecast/fieldPaths';
import { forecast } from '@elan/domain/forecast/forecast';
import { earliestOpening, latestOpening, mayOpen } from '@elan/domain/forecast/inputs';
import { linesOf } from '@elan/domain/forecast/saved/paths';
import type { ForecastForm as FormOfForecast } from '@elan/domain/forecast/saved/savedForecast';
import { findContradictions } from '@elan/reading/contradictions/contradictions';
import { savedDays } from '@elan/reading/contradictions/projectChecks';
import {
  type ComponentType,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { useLanguage } from '../copy/language.tsx';
import { useStoreValue } from '../lib/store.ts';
import { useSavedChecks } from '../moduleEditor/checks/checkAnswers.ts';
import { LockedNotice } from '../moduleEditor/questions/WhyDisabled.tsx';
import { inputOfHash } from '../moduleEditor/state/fieldIds.ts';
import { Button } from '../ui/Button.tsx';
import { bringUp } from '../ui/reveal.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { monthText, useFieldWords, useForecastCopy } from './copy/forecastCopy.ts';
import { isAnswer, OriginNote } from './fields/OriginNote.tsx';
import { controlId } from './fields/TypedControl.tsx';
import { goToInput } from './goToInput.ts';
import { CollectQuestion } from './questions/CollectQuestion.tsx';
import { GeneralFields, isOwnerSalaried } from './questions/GeneralFields.tsx';
import { LineEditor } from './questions/LineEditor.tsx';
import {
  CostsQuestion,
  EachOffer,
  OffersQuestion,
  UnitsQuestion,
} from './questions/OfferQuestions.tsx';
import { QuestionCard } from './questions/QuestionCard.tsx';
import { SeasonField } from './questions/SeasonField.tsx';
import type { ForecastResultsProps } from './results/ForecastResults.tsx';
import { choose, unconfirmedIn } from './state/edit.ts';
import {
  type ForecastEditor,
  ForecastFieldsContext,
  useForecastFields,
  useForecastForm,
} from './state/useForecastForm.ts';

export interface ForecastFormProps {
  readonly editor: ForecastEditor;
  /** The results, shown below the questions once loaded; their figures are computed as the user types. */
  readonly Results?: ComponentType<ForecastResultsProps> | undefined;
}

/** The forecast form: twelve plain questions. Further fields open on demand. */
export function ForecastForm({ editor, Results }: ForecastFormProps) {
  const fields = useForecastForm(editor);
  const copy = useForecastCopy();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const path = inputOfHash(window.location.hash);
    if (path === undefined) return;
    // Opening what hides the input renders synchronously, which React cannot do within an effect.
    const frame = requestAnimationFrame(() => {
      if (root.current) goToInput(root.current, path);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const onGoToInput = useCallback((path: string) => {
    if (root.current) goToInput(root.current, path);
  }, []);
  return (
    <ForecastFieldsContext value={fields}>
      <div ref={root}>
        <Intro isNew={editor.form.formState.read().base.values.forecast === undefined} />
        <p className="mt-3 print:hidden">
          <a
            href={`#${figuresId}`}
            className="inline-flex min-h-11 items-center text-action underline underline-offset-2 hover:text-action-strong"
            onClick={(event) => {
              event.preventDefault();
              bringUp(document.getElementById(figuresId));
            }}
          >
            {copy.figures}
          </a>
        </p>
        <div className="mt-4 empty:hidden">
          <LockedNotice definition={editor.definition} mayWrite={editor.mayWrite} />
        </div>
        <fieldset aria-label={copy.form} className="min-w-0 mt-4 max-w-3xl space-y-4">
          <Questions />
        </fieldset>
        <div id={figuresId} tabIndex={-1} className="mt-10 scroll-mt-20 outline-none">
          {Results ? <Figures editor={editor} Results={Results} onGoToInput={onGoToInput} /> : null}
        </div>
      </div>
    </ForecastFieldsContext>
  );
}

const figuresId = 'forecast-figures';

/** Updates the figures with a deferred render, so that typing is not delayed. */
function Figures({
  editor,
  Results,
  onGoToInput,
}: Pick<ForecastFormProps, 'editor'> & {
  readonly Results: ComponentType<ForecastResultsProps>;
  readonly onGoToInput: (path: string) => void;
}) {
  const { store } = useForecastFields();
  const { language } = useLanguage();
  const inputs = useDeferredValue(useStoreValue(store, (form) => form.inputs));
  const { definition, project, form } = editor;
  const answers = useDeferredValue(useStoreValue(form.formState, ({ values }) => values.answers));
  const modules = project.modules_data;
  const contradictions = useMemo(
    () =>
      findContradictions({
        project: { ...modules, [definition.key]: { ...modules[definition.key], answers } },
        inputs,
        forecast: forecast(inputs),
        savedOn: savedDays(modules, new Date()),
      }),
    [modules, definition.key, answers, inputs],
  );
  const savedChecks = useSavedChecks(project.id, modules[definition.key]?.forecast !== undefined);
  return (
    <Results
      inputs={inputs}
      language={language}
      contradictions={contradictions}
      savedChecks={savedChecks}
      onGoToInput={onGoToInput}
    />
  );
}

/** Introduces a form that was never saved. Mentions the number of figures from answers, if any. */
function Intro({ isNew }: { readonly isNew: boolean }) {
  const { store } = useForecastFields();
  const { intro } = useForecastCopy();
  const count = useStoreValue(store, countFromAnswers);
  if (!isNew) return null;
  return (
    <div className="max-w-3xl rounded border border-line bg-tint p-4 sm:p-5">
      <p className="text-lg font-semibold">{intro.title}</p>
      <p className="mt-1 max-w-[70ch]">{intro.text}</p>
      {count > 0 ? <p className="mt-2 max-w-[70ch]">{intro.prefilled(count)}</p> : null}
      <Button
        variant="secondary"
        className="mt-3"
        onClick={() => document.getElementById(controlId('opening'))?.focus()}
      >
        {intro.begin}
      </Button>
    </div>
  );
}

const everything = ['*'];

/** Kinds of fields whose value is not a figure. */
const notFigures: ReadonlySet<string | undefined> = new Set<Field['kind']>([
  'text',
  'choice',
  'boolean',
  'calendarMonth',
]);

/** @returns the number of unconfirmed figures that were read from answers, unlike default values. */
function countFromAnswers(form: FormOfForecast): number {
  return unconfirmedIn(form, everything).filter(
    (path) => isAnswer(form.origins[path]) && !notFigures.has(fieldAt(path)?.kind),
  ).length;
}

function Questions() {
  const { store } = useForecastFields();
  const ownDetails = useStoreValue(store, ({ inputs }) => {
    if (linesOf(inputs, 'owners').length > 0) return 'ownersNeed';
    return isOwnerSalaried(inputs) ? 'ownerSalary' : 'ownerPay';
  });
  return (
    <>
      <QuestionCard id="opening" number={1}>
        <OpeningField />
      </QuestionCard>
      <QuestionCard id="form" number={2}>
        <GeneralFields page="form" inside="form" />
      </QuestionCard>
      <QuestionCard id="offers" number={3}>
        <OffersQuestion />
      </QuestionCard>
      <QuestionCard id="costs" number={4}>
        <CostsQuestion />
      </QuestionCard>
      <QuestionCard id="units" number={5}>
        <UnitsQuestion />
      </QuestionCard>
      <QuestionCard id="seasons" number={6}>
        <EachOffer>{({ path, name }) => <SeasonField offer={path} name={name} />}</EachOffer>
      </QuestionCard>
      <QuestionCard id="collect" number={7}>
        <CollectQuestion />
      </QuestionCard>
      <QuestionCard id="fixed" number={8}>
        <LineEditor list="fixed" />
      </QuestionCard>
      <QuestionCard id="staff" number={9}>
        <LineEditor list="staff" />
        <GeneralFields page="staff" inside="rates" />
      </QuestionCard>
      <QuestionCard id="purchases" number={10}>
        <LineEditor list="assets" />
        <LineEditor list="startup" />
        <LineEditor list="deposits" />
      </QuestionCard>
      <QuestionCard id="funding" number={11}>
        <LineEditor list="capital" />
        <LineEditor list="loans" />
        <LineEditor list="grants" />
        <GeneralFields page="funding" inside="funding" />
      </QuestionCard>
      <QuestionCard id="ownerPay" number={12}>
        <LineEditor list="owners" />
        <GeneralFields page="ownerPay" inside={ownDetails} />
      </QuestionCard>
    </>
  );
}

function OpeningField() {
  const { store, write, isDisabled } = useForecastFields();
  const { language } = useLanguage();
  const { openingTooFar } = useForecastCopy();
  const { label } = useFieldWords().opening;
  const opening = useStoreValue(store, ({ inputs }) => inputs.opening);
  const today = isoDayInToronto(new Date());
  const months = Array.from({ length: latestOpening - earliestOpening + 1 }, (_, index) =>
    monthName(calendarMonth(today) + earliestOpening + index),
  );
  // An opening month that was saved long ago is outside the range, but still listed.
  const offered = months.includes(opening) ? months : [opening, ...months];
  return (
    <SelectField
      id={controlId('opening')}
      data-forecast="opening"
      label={label}
      className="sm:max-w-sm"
      disabled={isDisabled}
      value={opening}
      options={offered.map((id) => ({ id, label: monthText(id, language) }))}
      error={mayOpen({ opening }, today) ? undefined : openingTooFar}
      note={<OriginNote paths={['opening']} label={label} />}
      onChange={({ currentTarget }) => {
        const chosen = currentTarget.value;
        write((form) => choose(form, 'opening', chosen));
      }}
    />
  );
}
