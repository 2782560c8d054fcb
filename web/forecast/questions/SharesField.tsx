import { fields } from '@elan/domain/forecast/fields';
import { valueAt } from '@elan/domain/forecast/saved/paths';
import type { ForecastForm } from '@elan/domain/forecast/saved/savedForecast';
import type { Language } from '@elan/domain/language';
import { useId, useState } from 'react';
import { useLanguage } from '../../copy/language.tsx';
import { useStoreValue } from '../../lib/store.ts';
import { Field, FieldError } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { UnitInput } from '../../ui/UnitInput.tsx';
import { useFieldWords, useForecastCopy } from '../copy/forecastCopy.ts';
import { OriginNote } from '../fields/OriginNote.tsx';
import { refusalOf } from '../fields/refusal.ts';
import { controlId } from '../fields/TypedControl.tsx';
import { choose, confirm } from '../state/edit.ts';
import { useForecastFields } from '../state/useForecastForm.ts';
import { format, parse, unitOf } from '../values/specs.ts';

const share = { kind: 'share' } as const;
/** 100% in hundredths of a percent. */
const all = 10_000;

/** Common splits: the share paid in the month of the sale or purchase, then in each later one. `now` is the default. */
const splits = {
  collect: {
    now: ['1', '0', '0', '0'],
    month1: ['0', '1', '0', '0'],
    half: ['0.5', '0.5', '0', '0'],
    month2: ['0', '0', '1', '0'],
  },
  supplierTerms: { now: ['1', '0', '0'], month1: ['0', '1', '0'], month2: ['0', '0', '1'] },
} as const;

type SharesKind = keyof typeof splits;

interface SharesFieldProps {
  readonly kind: SharesKind;
  /** Path of an offer's own shares, which follow those of the form unless they are chosen; by default, the form's. */
  readonly own?: string;
}

/** How a sale or a purchase is paid over the months: a common split, or shares that add up to 100%. */
export function SharesField({ kind, own }: SharesFieldProps) {
  const path = own ?? kind;
  const { store, writeWithUndo, isDisabled } = useForecastFields();
  const { label } = useFieldWords()[own === undefined ? kind : 'offers.*.collect'];
  const copy = useForecastCopy();
  const words: Readonly<Record<string, unknown>> & { parts: readonly string[] } = copy[kind];
  const usual: Readonly<Record<string, readonly string[]>> = splits[kind];
  const value = useStoreValue(store, ({ inputs }) => JSON.stringify(valueAt(inputs, path) ?? null));
  const hasTyped = useStoreValue(store, ({ typed }) =>
    Object.keys(typed).some((one) => one.startsWith(`${path}.`)),
  );
  const standard = own === undefined ? 'now' : 'same';
  const known =
    value === 'null'
      ? standard
      : Object.keys(usual).find((id) => JSON.stringify(usual[id]) === value);
  const [isOther, setOther] = useState(false);
  const ids = [...(own === undefined ? [] : ['same']), ...Object.keys(usual), 'other'];
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
        options={ids.map((id) => ({ id, label: String(words[id]) }))}
        note={<OriginNote paths={[path]} label={label} />}
        onChange={({ currentTarget }) => {
          const next = currentTarget.value;
          setOther(next === 'other');
          const split = usual[next];
          if (next === 'other') return;
          writeWithUndo(copy.changed, (form) => choose(form, path, split && [...split]));
        }}
      />
      {chosen === 'other' ? <Parts kind={kind} path={path} labels={words.parts} /> : null}
    </div>
  );
}

interface PartsProps {
  readonly kind: SharesKind;
  readonly path: string;
  readonly labels: readonly string[];
}

/** The shares in percent. They are stored as values once they add up to 100; until then, each is kept as typed. */
function Parts({ kind, path, labels }: PartsProps) {
  const { store, write, isDisabled } = useForecastFields();
  const { language } = useLanguage();
  const { shares, problems } = useForecastCopy();
  const totalId = useId();
  const texts = JSON.parse(
    useStoreValue(store, (form) =>
      JSON.stringify(textsAt(form, { kind, path }, labels.length, language)),
    ),
  ) as readonly string[];
  const [draft, setDraft] = useState<{ readonly part: number; readonly text: string }>();
  const sum = sumOf(texts, language);
  const total =
    sum === undefined || sum === all
      ? undefined
      : `${shares.sum(format(share, sum, language))} ${shares.stays}`;
  return (
    <fieldset className="min-w-0">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {labels.map((label, part) => {
          const text = texts[part] ?? '';
          const refusal = refusalOf(share, parse(share, text, language), language, problems);
          return (
            <Field
              key={label}
              id={controlId(`${path}.${part}`)}
              label={label}
              error={refusal && `${refusal} ${shares.stays}`}
            >
              {(ties) => (
                <UnitInput
                  {...ties}
                  {...(total ? { 'aria-invalid': true, 'aria-describedby': totalId } : {})}
                  data-forecast={`${path}.${part}`}
                  unit={unitOf(share)}
                  isUnitBefore={false}
                  inputMode="decimal"
                  disabled={isDisabled}
                  value={draft?.part === part ? draft.text : text}
                  onChange={({ currentTarget: { value } }) => {
                    setDraft({ part, text: value });
                    write((form) => withShare(form, path, texts, part, value, language));
                  }}
                  onBlur={() => setDraft(undefined)}
                  className="tabular-nums"
                />
              )}
            </Field>
          );
        })}
      </div>
      <FieldError id={totalId} error={total} />
    </fieldset>
  );
}

function textsAt(
  { inputs, typed }: ForecastForm,
  { kind, path }: Pick<PartsProps, 'kind' | 'path'>,
  count: number,
  language: Language,
): readonly string[] {
  const shares = (valueAt(inputs, path) ?? valueAt(inputs, kind)) as readonly string[] | undefined;
  return Array.from({ length: count }, (_, part) => {
    const value = shares?.[part] ?? fields[kind].default[part];
    return typed[`${path}.${part}`] ?? format(share, Math.round(Number(value) * all), language);
  });
}

/** @returns the shares in hundredths of a percent, 0 for a blank text; undefined if any text is refused. */
function sharesOf(texts: readonly string[], language: Language): readonly number[] | undefined {
  const shares = texts.flatMap((text) => {
    const read = parse(share, text, language);
    return 'value' in read ? [Number(read.value ?? 0)] : [];
  });
  return shares.length === texts.length ? shares : undefined;
}

function sumOf(texts: readonly string[], language: Language): number | undefined {
  return sharesOf(texts, language)?.reduce((sum, part) => sum + part, 0);
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
  const shares = sharesOf(texts, language);
  if (shares && sumOf(texts, language) === all) {
    return choose(
      form,
      path,
      shares.map((one) => String(one / all)),
    );
  }
  const typed = Object.fromEntries(texts.map((one, index) => [`${path}.${index}`, one]));
  return confirm({ ...form, typed: { ...form.typed, ...typed } }, [path]);
}
