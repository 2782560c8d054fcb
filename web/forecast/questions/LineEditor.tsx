import { fieldAt } from '@elan/domain/forecast/fieldPaths';
import { fields } from '@elan/domain/forecast/fields';
import { hasUse } from '@elan/domain/forecast/planned';
import { linesOf, valueAt, withValue } from '@elan/domain/forecast/saved/paths';
import type { ForecastForm, LineList } from '@elan/domain/forecast/saved/savedForecast';
import { Plus, Trash2 } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { useStoreValue } from '../../lib/store.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useFieldWords, useForecastCopy } from '../copy/forecastCopy.ts';
import { Control } from '../fields/Control.tsx';
import { OriginNote } from '../fields/OriginNote.tsx';
import { controlId } from '../fields/TypedControl.tsx';
import { addExample, addLine, choose, removeLine } from '../state/edit.ts';
import { useForecastFields } from '../state/useForecastForm.ts';
import { lineFields, type PayMode } from '../values/placedFields.ts';
import { conditions, holds } from './GeneralFields.tsx';
import { More } from './QuestionCard.tsx';

interface LineEditorProps {
  readonly list: Exclude<LineList, 'offers'>;
}

/** A short list of lines that can be added, filled in and removed. Buttons add examples. */
export function LineEditor({ list }: LineEditorProps) {
  const { store, write, writeWithUndo, isDisabled } = useForecastFields();
  const copy = useForecastCopy();
  const { title, add, one, examples, help } = copy.lists[list];
  const ids = useStoreValue(store, ({ inputs }) =>
    JSON.stringify(linesOf(inputs, list).map(({ id }) => id)),
  );
  const names = useStoreValue(store, ({ inputs }) =>
    JSON.stringify(linesOf(inputs, list).map((line) => ('name' in line ? line.name : '') ?? '')),
  );
  const lines = JSON.parse(ids) as readonly string[];
  const taken = JSON.parse(names) as readonly string[];
  const isFull = lines.length >= fields[list].most;
  const addButton = useRef<HTMLButtonElement>(null);
  const awaited = useRef<string>(undefined);
  useEffect(() => {
    if (awaited.current === undefined) return;
    document.getElementById(awaited.current)?.focus();
    awaited.current = undefined;
  });

  const show = (added: ReturnType<typeof addLine>, firstField: string) => {
    if (!added) return;
    awaited.current = controlId(`${list}.${added.index}.${firstField}`);
    write(() => added.form);
  };
  const remove = (index: number) => {
    const name = taken[index] || `${one} ${index + 1}`;
    writeWithUndo(copy.removed(name), (form) => removeLine(form, list, index));
    addButton.current?.focus();
  };

  return (
    <section aria-label={title} data-forecast-within={list}>
      <h4 className="font-sans text-base font-semibold tracking-normal">{title}</h4>
      {help === undefined ? null : <p className="max-w-[70ch] text-sm text-muted">{help}</p>}
      {lines.length > 0 ? (
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {lines.map((id, index) => (
            <li key={id} className="py-4">
              <Line
                list={list}
                index={index}
                name={taken[index] || `${one} ${index + 1}`}
                onRemove={remove}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-2">
        <Button
          ref={addButton}
          variant="secondary"
          disabled={isDisabled || isFull}
          icon={<Plus aria-hidden size={18} />}
          onClick={() => {
            const blank = list === 'staff' ? { pay: { mode: 'hourly' } } : {};
            show(addLine(store.read(), list, blank), lineFields(list, 'first')[0] ?? '');
          }}
        >
          {add}
        </Button>
        {isFull ? <p className="mt-2 text-sm text-muted">{copy.full(fields[list].most)}</p> : null}
      </div>
      {examples.length > 0 && !isFull ? (
        <ul
          aria-label={`${copy.examples}, ${title}`}
          className="mt-2 flex flex-wrap gap-x-2 gap-y-1"
        >
          {examples
            .filter(({ name }) => !taken.includes(name))
            .map(({ name, line }) => (
              <li key={name}>
                <Button
                  disabled={isDisabled}
                  aria-label={`${copy.add}, ${name}`}
                  className="px-3 text-sm"
                  icon={<Plus aria-hidden size={14} />}
                  // An example already has a name, so the missing amount gets the focus.
                  onClick={() =>
                    show(addExample(store.read(), list, { name, ...line }), amountField(list))
                  }
                >
                  {name}
                </Button>
              </li>
            ))}
        </ul>
      ) : null}
    </section>
  );
}

function amountField(list: LineEditorProps['list']): string {
  const first = lineFields(list, 'first');
  return first.find((field) => fieldAt(`${list}.*.${field}`)?.kind === 'amount') ?? '';
}

interface LineProps extends LineEditorProps {
  readonly index: number;
  readonly name: string;
  readonly onRemove: (index: number) => void;
}

const Line = memo(function Line({ list, index, name, onRemove }: LineProps) {
  const { store, isDisabled } = useForecastFields();
  const copy = useForecastCopy();
  const path = `${list}.${index}`;
  const words = useFieldWords();
  const yearLabel = (field: string) => {
    const [, year] = /^dividend\.(\d)$/.exec(field) ?? [];
    if (year === undefined) return {};
    return {
      label: `${words['owners.*.dividend.*'].label} · ${copy.units.inYear(Number(year) + 1)}`,
    };
  };
  const pay = useStoreValue(store, ({ inputs }) =>
    valueAt(inputs, `${path}.pay.mode`) === 'monthly' ? 'monthly' : 'hourly',
  );
  const isShown = useShown(path);
  const first = lineFields(list, 'first', pay).filter(isShown);
  const shown = useStoreValue(store, (form) =>
    lineFields(list, 'details', pay)
      .filter((field) => isInUse(form, list, index, field))
      .join(' '),
  );
  const more = (shown === '' ? [] : shown.split(' ')).filter(isShown);
  return (
    <fieldset className="min-w-0" aria-label={name} data-forecast-within={path}>
      <div className="mb-2 grid items-start gap-3 sm:grid-cols-2">
        {first.map((field) =>
          field === 'pay.mode' ? (
            <PayModeField key={field} path={`${path}.pay`} mode={pay} />
          ) : (
            <Control key={field} path={`${path}.${field}`} />
          ),
        )}
      </div>
      <More
        of={name}
        inside={list === 'staff' && pay === 'monthly' ? 'monthlyStaff' : list}
        parts={more.map((field) => `${path}.${field}`)}
        beside={
          <OriginNote paths={[...first, ...more].map((field) => `${path}.${field}`)} label={name} />
        }
        last={
          <Button
            variant="quiet"
            disabled={isDisabled}
            aria-label={copy.removeOf(name)}
            className="px-3"
            icon={<Trash2 aria-hidden size={18} />}
            onClick={() => onRemove(index)}
          />
        }
      >
        {more.map((field) => (
          <Control
            key={field}
            path={`${path}.${field}`}
            {...yearLabel(field)}
            {...(wide.has(field) ? { className: 'sm:col-span-2' } : {})}
          />
        ))}
      </More>
    </fieldset>
  );
});

const wide: ReadonlySet<string> = new Set(['months', 'on', 'security', 'kind']);

/** @returns whether a line needs a field, because of its other fields or of what the field already holds. */
function isInUse(
  { inputs, typed }: ForecastForm,
  list: LineEditorProps['list'],
  index: number,
  name: string,
): boolean {
  const path = `${list}.${index}.${name}`;
  const field = fieldAt(path);
  if (!field || valueAt(inputs, path) !== undefined || typed[path] !== undefined) return true;
  if ('to' in field && linesOf(inputs, field.to).length === 0) return false;
  return hasUse(field, fields[list].fields, linesOf(inputs, list)[index] ?? {});
}

/**
 * @param line such as "owners.0".
 * @returns whether a field of the line is shown: if it applies to this business, or has a value although it does not.
 */
function useShown(line: string): (field: string) => boolean {
  const { store } = useForecastFields();
  const holding = useStoreValue(store, ({ inputs }) =>
    conditions.filter((one) => holds[one](inputs)).join(' '),
  ).split(' ');
  const filled = useStoreValue(store, ({ inputs }) =>
    Object.keys(valueAt(inputs, line) ?? {}).join(' '),
  ).split(' ');
  return (field) => {
    const [name = ''] = field.split('.');
    const condition = fieldAt(`${line}.${name}`)?.appliesTo;
    return condition === undefined || holding.includes(condition) || filled.includes(name);
  };
}

interface PayModeFieldProps {
  /** Path of the pay, such as "staff.0.pay". */
  readonly path: string;
  readonly mode: PayMode;
}

/** Pay by the hour or by the month; switching between them can be undone. */
function PayModeField({ path, mode }: PayModeFieldProps) {
  const { writeWithUndo, isDisabled } = useForecastFields();
  const copy = useForecastCopy();
  const words = useFieldWords()['staff.*.pay.mode'];
  return (
    <SelectField
      data-forecast={`${path}.mode`}
      label={words.label}
      disabled={isDisabled}
      value={mode}
      options={[
        { id: 'hourly', label: words.options.hourly },
        { id: 'monthly', label: words.options.monthly },
      ]}
      onChange={({ currentTarget }) => {
        const next = currentTarget.value;
        writeWithUndo(copy.changed, (form) => {
          const inputs = withValue(form.inputs, path, undefined);
          return choose({ ...form, inputs }, path, { mode: next });
        });
      }}
    />
  );
}
