import { valueAt } from '@elan/domain/forecast/saved/paths';
import type { Language } from '@elan/domain/language';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../copy/language.tsx';
import { useStoreValue } from '../../lib/store.ts';
import { Field } from '../../ui/Field.tsx';
import { UnitInput } from '../../ui/UnitInput.tsx';
import { useForecastCopy } from '../copy/forecastCopy.ts';
import type { ForecastCopy } from '../copy/fr.ts';
import { typeInto } from '../state/edit.ts';
import { useForecastFields } from '../state/useForecastForm.ts';
import {
  exampleText,
  type FieldSpec,
  format,
  generalPath,
  parse,
  standardAt,
} from '../values/specs.ts';

/** @returns the element id of the control at a path of the form. */
export function controlId(path: string): string {
  return `forecast-${path}`;
}

export interface ControlTexts {
  readonly label: string;
  readonly help?: string | undefined;
  readonly note?: ReactNode;
  readonly className?: string | undefined;
}

interface TypedControlProps extends ControlTexts {
  readonly path: string;
  readonly spec: FieldSpec;
}

/** A field that takes a number or a name. What is typed stays in it, also where it is no value. */
export function TypedControl({ path, spec, ...texts }: TypedControlProps) {
  const { store, write, isDisabled } = useForecastFields();
  const { language } = useLanguage();
  const copy = useForecastCopy();
  const typed = useStoreValue(store, (form) => form.typed[path]);
  const value = useStoreValue(
    store,
    ({ inputs }) => valueAt(inputs, path) ?? standardAt(path, inputs.opening),
  );
  /** While the person is in the field it shows exactly what they typed. */
  const [draft, setDraft] = useState<string>();
  const shown = draft ?? typed ?? format(spec, value, language);
  const unit = unitOf(spec);
  return (
    <Field
      {...texts}
      id={controlId(path)}
      error={
        typed === undefined ? undefined : refusalText({ path, spec, text: typed }, language, copy)
      }
    >
      {(ties) => (
        <UnitInput
          {...ties}
          data-forecast={path}
          unit={unit}
          isUnitBefore={unit === '$' && language === 'en'}
          inputMode={inputModes[spec.kind]}
          disabled={isDisabled}
          value={shown}
          onChange={({ currentTarget: { value: text } }) => {
            setDraft(text);
            write((form) => typeInto(form, path, text, language));
          }}
          onBlur={() => setDraft(undefined)}
          className={spec.kind === 'text' ? '' : 'tabular-nums'}
        />
      )}
    </Field>
  );
}

const inputModes = {
  amount: 'decimal',
  rate: 'decimal',
  whole: 'numeric',
  hundredths: 'decimal',
  text: 'text',
} as const satisfies Record<FieldSpec['kind'], string>;

function unitOf({ kind }: FieldSpec): '$' | '%' | undefined {
  if (kind === 'amount') return '$';
  return kind === 'rate' ? '%' : undefined;
}

/** Why a text is not taken; one that is a value by itself breaks a bound together with other fields. */
function refusalText(
  { path, spec, text }: { readonly path: string; readonly spec: FieldSpec; readonly text: string },
  language: Language,
  { problems, seasons }: ForecastCopy,
): string {
  const read = parse(spec, text, language);
  const example = exampleText(spec, language);
  if (generalPath(path) === 'offers.*.season.*' && 'value' in read) {
    return read.value === undefined ? problems.whole(example) : seasons.none;
  }
  if ('value' in read) return `${problems.together} ${problems.stays}`;
  const { problem, bound } = read;
  if (problem === 'negative') return `${problems.negative} ${problems.stays}`;
  if (bound === undefined) {
    return `${problems[wordOf(spec, problem)](example)} ${problems.stays}`;
  }
  const limit = bound.toLocaleString(language === 'fr' ? 'fr-CA' : 'en-CA');
  return `${problems[problem](withUnit(spec, limit, language))} ${problems.stays}`;
}

/** A whole number is asked for as one, and a rate has more decimals than anyone needs. */
function wordOf<Problem extends string>({ kind }: FieldSpec, problem: Problem) {
  if (problem === 'notNumber' && kind === 'whole') return 'whole';
  return problem === 'decimals' && kind === 'rate' ? 'notNumber' : problem;
}

function withUnit(spec: FieldSpec, limit: string, language: Language): string {
  const unit = unitOf(spec);
  if (unit === undefined) return limit;
  if (language === 'fr') return `${limit}\u00a0${unit}`;
  return unit === '$' ? `$${limit}` : `${limit}%`;
}
