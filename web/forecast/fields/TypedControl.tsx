import { generalPath, numberDefaultAt } from '@elan/domain/forecast/fieldPaths';
import { valueAt } from '@elan/domain/forecast/saved/paths';
import type { Language } from '@elan/domain/language';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../copy/language.tsx';
import { useStoreValue } from '../../lib/store.ts';
import { focusField } from '../../moduleEditor/state/fieldIds.ts';
import { Field } from '../../ui/Field.tsx';
import { UnitInput } from '../../ui/UnitInput.tsx';
import { useForecastCopy } from '../copy/forecastCopy.ts';
import type { ForecastCopy } from '../copy/fr.ts';
import { typeInto } from '../state/edit.ts';
import { useForecastFields } from '../state/useForecastForm.ts';
import {
  exampleText,
  type FieldReading,
  type FieldSpec,
  format,
  parseKept,
  unitOf,
} from '../values/specs.ts';
import { ReadingChoices } from './ReadingChoices.tsx';
import { refusalOf } from './refusal.ts';

/** @returns the element id of the control for a path of the form. */
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

/** A field for a number or a name. It keeps the typed text, even if that is not a valid value. */
export function TypedControl({ path, spec, ...texts }: TypedControlProps) {
  const { store, write, isDisabled } = useForecastFields();
  const { language } = useLanguage();
  const copy = useForecastCopy();
  const typed = useStoreValue(store, (form) => form.typed[path]);
  const value = useStoreValue(
    store,
    ({ inputs }) => valueAt(inputs, path) ?? numberDefaultAt(path, inputs.opening),
  );
  /** The text exactly as typed, shown while the field has the focus. */
  const [draft, setDraft] = useState<string>();
  const shown = draft ?? typed ?? format(spec, value, language);
  const unit = unitOf(spec);
  const read = typed === undefined ? undefined : parseKept(spec, typed, language);
  return (
    <Field
      {...texts}
      id={controlId(path)}
      error={read && refusalText({ path, spec, read }, language, copy)}
      choices={
        <ReadingChoices
          spec={spec}
          readings={read && 'readings' in read ? read.readings : undefined}
          onChoose={(chosen) => {
            setDraft(undefined);
            write((form) => typeInto(form, path, format(spec, chosen, language), language));
            focusField(controlId(path));
          }}
        />
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
  share: 'decimal',
  part: 'decimal',
  text: 'text',
} as const satisfies Record<FieldSpec['kind'], string>;

/** @returns why a text is refused. A text that is valid by itself is refused because of other fields. */
function refusalText(
  {
    path,
    spec,
    read,
  }: { readonly path: string; readonly spec: FieldSpec; readonly read: FieldReading },
  language: Language,
  { problems, seasons, shares }: ForecastCopy,
): string {
  if (generalPath(path) === 'offers.*.season.*' && 'value' in read) {
    return read.value === undefined ? problems.whole(exampleText(spec, language)) : seasons.none;
  }
  if (generalPath(path) === 'owners.*.share' && 'value' in read) return shares.owners;
  const reason = refusalOf(spec, read, language, problems) ?? problems.together;
  return `${reason} ${problems.stays}`;
}
