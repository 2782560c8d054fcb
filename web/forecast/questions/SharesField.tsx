import { fields } from '@elan/domain/forecast/fields';
import { valueAt } from '@elan/domain/forecast/saved/paths';
import type { ForecastForm } from '@elan/domain/forecast/saved/savedForecast';
import type { Language } from '@elan/domain/language';
import { readTypedNumber } from '@elan/reading/numbers/typedNumber';
import { useId, useState } from 'react';
import { useLanguage } from '../../copy/language.tsx';
import { useStoreValue } from '../../lib/store.ts';
import { controlStyles, Field, FieldError } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useFieldWords, useForecastCopy } from '../copy/forecastCopy.ts';
import { OriginNote } from '../fields/OriginNote.tsx';
import { controlId } from '../fields/TypedControl.tsx';
import { choose, confirm } from '../state/edit.ts';
import { useForecastFields } from '../state/useForecastForm.ts';

/** Common splits: the shares paid from the month of the sale or purchase on. The first split is the default. */
const splits = {
  collect: {
    now: ['1', '0', '0', '0'],
    month1: ['0', '1', '0', '0'],
    half: ['0.5', '0.5', '0', '0'],
    month2: ['0', '0', '1', '0'],
  },
  supplierTerms: { now: ['1', '0', '0'], month1: ['0', '1', '0'], month2: ['0', '0', '1'] },
} as const;

/** How a sale or a purchase is paid over the months: a common split, or shares that add up to 100%. */
export function SharesField({ path }: { readonly path: keyof typeof splits }) {
  const { store, writeWithUndo, isDisabled } = useForecastFields();
  const { label } = useFieldWords()[path];
  const copy = useForecastCopy();
  const words: Readonly<Record<string, unknown>> & { parts: readonly string[] } = copy[path];
  const usual: Readonly<Record<string, readonly string[]>> = splits[path];
  const value = useStoreValue(store, ({ inputs }) => JSON.stringify(valueAt(inputs, path) ?? null));
  const hasTyped = useStoreValue(store, ({ typed }) =>
    Object.keys(typed).some((one) => one.startsWith(`${path}.`)),
  );
  const known =
    value === 'null' ? 'now' : Object.keys(usual).find((id) => JSON.stringify(usual[id]) === value);
  const [isOther, setOther] = useState(false);
  const chosen = isOther || hasTyped || known === undefined ? 'other' : known;
  return (
    <div data-forecast-within={path} className="space-y-3">
      <SelectField
        id={controlId(path)}
        data-forecast={path}
        className="sm:max-w-md"
        label={label}
        disabled={isDisabled}
        value={chosen}
        options={[...Object.keys(usual), 'other'].map((id) => ({ id, label: String(words[id]) }))}
        note={<OriginNote paths={[path]} label={label} />}
        onChange={({ currentTarget }) => {
          const next = currentTarget.value;
          setOther(next === 'other');
          const split = usual[next];
          if (split) writeWithUndo(copy.changed, (form) => choose(form, path, [...split]));
        }}
      />
      {chosen === 'other' ? <Parts path={path} labels={words.parts} /> : null}
    </div>
  );
}

interface PartsProps {
  readonly path: keyof typeof splits;
  readonly labels: readonly string[];
}

/** The shares in percent. They are stored as values once they add up to 100; until then, each is kept as typed. */
function Parts({ path, labels }: PartsProps) {
  const { store, write, isDisabled } = useForecastFields();
  const { language } = useLanguage();
  const { shares, problems } = useForecastCopy();
  const errorId = useId();
  const texts = JSON.parse(
    useStoreValue(store, (form) => JSON.stringify(textsAt(form, path, labels.length, language))),
  ) as readonly string[];
  const [draft, setDraft] = useState<{ readonly part: number; readonly text: string }>();
  const sum = sumOf(texts, language);
  const error =
    sum === undefined
      ? `${problems.notNumber('25')} ${problems.stays}`
      : sum === 10_000
        ? undefined
        : shares.sum(percentText(sum, language));
  return (
    <fieldset className="min-w-0" aria-describedby={error ? errorId : undefined}>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {labels.map((label, part) => (
          <Field key={label} id={controlId(`${path}.${part}`)} label={label}>
            {(ties) => (
              <div className="relative">
                <input
                  {...ties}
                  aria-invalid={error ? true : undefined}
                  data-forecast={`${path}.${part}`}
                  type="text"
                  inputMode="decimal"
                  autoComplete="off"
                  disabled={isDisabled}
                  value={draft?.part === part ? draft.text : texts[part]}
                  onChange={({ currentTarget: { value: text } }) => {
                    setDraft({ part, text });
                    write((form) => withShare(form, path, texts, part, text, language));
                  }}
                  onBlur={() => setDraft(undefined)}
                  className={`${controlStyles} pr-8 tabular-nums`}
                />
                <span
                  aria-hidden
                  className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted"
                >
                  %
                </span>
              </div>
            )}
          </Field>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}

function textsAt(
  { inputs, typed }: ForecastForm,
  path: keyof typeof splits,
  count: number,
  language: Language,
): readonly string[] {
  const shares = valueAt(inputs, path) as readonly string[] | undefined;
  return Array.from({ length: count }, (_, part) => {
    const share = shares?.[part] ?? fields[path].default[part];
    return typed[`${path}.${part}`] ?? percentText(Math.round(Number(share) * 10_000), language);
  });
}

/** @returns hundredths of a percent as a percentage, such as "12,5". */
function percentText(hundredths: number, language: Language): string {
  const text = String(hundredths / 100);
  return language === 'fr' ? text.replace('.', ',') : text;
}

/** @returns hundredths of a percent, 0 for a blank text; undefined if the text is not a share. */
function hundredthsOf(text: string, language: Language): number | undefined {
  if (text.trim() === '') return 0;
  const read = readTypedNumber({ kind: 'share' }, text, language);
  return 'value' in read ? Number(read.value) : undefined;
}

function sumOf(texts: readonly string[], language: Language): number | undefined {
  return texts
    .map((text) => hundredthsOf(text, language))
    .reduce<number | undefined>(
      (sum, part) => (sum === undefined || part === undefined ? undefined : sum + part),
      0,
    );
}

function withShare(
  form: ForecastForm,
  path: string,
  before: readonly string[],
  part: number,
  text: string,
  language: Language,
): ForecastForm {
  const texts = before.map((one, index) => (index === part ? text : one));
  if (sumOf(texts, language) === 10_000) {
    const shares = texts.map((one) => String((hundredthsOf(one, language) ?? 0) / 10_000));
    return choose(form, path, shares);
  }
  const typed = Object.fromEntries(texts.map((one, index) => [`${path}.${index}`, one]));
  return confirm({ ...form, typed: { ...form.typed, ...typed } }, [path]);
}
