import { valueAt } from '@elan/domain/forecast/saved/paths';
import { useLanguage } from '../../copy/language.tsx';
import { useStoreValue } from '../../lib/store.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { monthNames, useForecastCopy } from '../copy/forecastCopy.ts';
import type { ForecastCopy } from '../copy/fr.ts';
import { choose } from '../state/edit.ts';
import { useForecastFields } from '../state/useForecastForm.ts';
import { choiceOf, choices, yesNoOf, yesOrNo } from '../values/choices.ts';
import { generalPath, specOf } from '../values/specs.ts';
import { OriginNote, useIsExample } from './OriginNote.tsx';
import { type ControlTexts, controlId, TypedControl } from './TypedControl.tsx';

type LabelledField = keyof ForecastCopy['fields'];

interface ControlProps {
  readonly path: string;
  /** Instead of the usual label. */
  readonly label?: string;
  /** Whether its origin is shown below it; a line of a list shows it once for all its fields but those of an example. */
  readonly showsOrigin?: boolean;
  readonly className?: string;
}

/** The control for one path of the form: typed, chosen or ticked. */
export function Control({ path, showsOrigin = false, className, ...own }: ControlProps) {
  const copy = useForecastCopy();
  const isExample = useIsExample(path);
  const general = generalPath(path) as LabelledField;
  const { label, help } = copy.fields[general] as { label: string; help?: string };
  const texts: ControlTexts = {
    label: own.label ?? label,
    help,
    className,
    note:
      showsOrigin || isExample ? (
        <OriginNote paths={[path]} label={own.label ?? label} />
      ) : undefined,
  };
  const spec = specOf(path);
  if (spec) return <TypedControl path={path} spec={spec} {...texts} />;
  if (choiceOf(path)) return <ChosenControl path={path} {...texts} />;
  if (yesNoOf(path)) return <YesNoControl path={path} {...texts} />;
  return <MonthsControl path={path} {...texts} />;
}

function ChosenControl({ path, ...texts }: ControlTexts & { readonly path: string }) {
  const { store, write, isDisabled } = useForecastFields();
  const { options } = useForecastCopy();
  const value = useStoreValue(store, ({ inputs }) => valueAt(inputs, path));
  const field = choiceOf(path);
  if (!field) return null;
  const labels: Readonly<Record<string, string>> = options[field];
  return (
    <SelectField
      {...texts}
      id={controlId(path)}
      data-forecast={path}
      disabled={isDisabled}
      value={String(value ?? choices[field][0])}
      options={choices[field].map((id) => ({ id, label: labels[id] ?? id }))}
      onChange={({ currentTarget }) => {
        const chosen = currentTarget.value;
        write((form) => choose(form, path, chosen));
      }}
    />
  );
}

function YesNoControl({ path, label, help, className }: ControlTexts & { readonly path: string }) {
  const { store, write, isDisabled } = useForecastFields();
  const value = useStoreValue(store, ({ inputs }) => valueAt(inputs, path));
  const field = yesNoOf(path);
  if (!field) return null;
  return (
    <Checkbox
      id={controlId(path)}
      data-forecast={path}
      label={label}
      help={help}
      {...(className === undefined ? {} : { className })}
      disabled={isDisabled}
      checked={typeof value === 'boolean' ? value : yesOrNo[field]}
      onChange={({ currentTarget }) => {
        const { checked } = currentTarget;
        write((form) => choose(form, path, checked));
      }}
    />
  );
}

/** The months of the calendar in which a line counts; none ticked means all. */
function MonthsControl({ path, label, className }: ControlTexts & { readonly path: string }) {
  const { store, write, isDisabled } = useForecastFields();
  const { language } = useLanguage();
  const { months } = useForecastCopy();
  const chosen = useStoreValue(store, ({ inputs }) => valueAt(inputs, path)) as
    | readonly number[]
    | undefined;
  const toggle = (month: number, isChosen: boolean) =>
    write((form) => {
      const before = (valueAt(form.inputs, path) ?? []) as readonly number[];
      const after = before.filter((one) => one !== month);
      if (isChosen) after.push(month);
      after.sort((a, b) => a - b);
      return choose(form, path, after.length > 0 ? after : undefined);
    });
  return (
    <fieldset data-forecast-within={path} className={className}>
      <legend className="font-semibold">{label}</legend>
      <p className="text-sm text-muted">{months.all}</p>
      <div className="mt-2 grid grid-cols-2 gap-x-3 min-[420px]:grid-cols-3 sm:grid-cols-4">
        {monthNames(language, 'long').map((name, index) => (
          <Checkbox
            key={name}
            label={name}
            disabled={isDisabled}
            checked={chosen?.includes(index + 1) ?? false}
            onChange={({ currentTarget }) => toggle(index + 1, currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
