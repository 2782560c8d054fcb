import { fieldAt } from '@elan/domain/forecast/fieldPaths';
import { wordsAt } from '@elan/domain/forecast/fieldWords';
import { linesOf, valueAt } from '@elan/domain/forecast/saved/paths';
import { useLanguage } from '../../copy/language.tsx';
import { useStoreValue } from '../../lib/store.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { monthNames, useFieldWords, useForecastCopy } from '../copy/forecastCopy.ts';
import { choose } from '../state/edit.ts';
import { useForecastFields } from '../state/useForecastForm.ts';
import { specOf } from '../values/specs.ts';
import { OriginNote, useIsExample } from './OriginNote.tsx';
import { type ControlTexts, controlId, TypedControl } from './TypedControl.tsx';

interface ControlProps {
  readonly path: string;
  /** Replaces the field's usual label. */
  readonly label?: string;
  /**
   * Whether the origin of the value is shown below the control; that of an example's value always is (except months). A
   * line of a list shows one origin for all its fields instead.
   */
  readonly showsOrigin?: boolean;
  readonly className?: string;
}

/** The control for one path of the form: typed, chosen or ticked. */
export function Control({ path, showsOrigin = false, className, ...own }: ControlProps) {
  const isExample = useIsExample(path);
  const { label = path, help, options = {} } = wordsAt(useFieldWords(), path);
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
  const field = fieldAt(path);
  if (field?.kind === 'choice') {
    const { options: ids, mayBeBlank = false } = field;
    return <ChosenControl {...{ path, ids, options, mayBeBlank }} {...texts} />;
  }
  if (field?.kind === 'link') return <LinkControl path={path} to={field.to} {...texts} />;
  if (field?.kind === 'links') return <LinksControl path={path} to={field.to} {...texts} />;
  if (field?.kind === 'boolean') {
    return <YesNoControl path={path} standard={field.default} {...texts} />;
  }
  return <MonthsControl path={path} {...texts} />;
}

interface ChosenControlProps extends ControlTexts {
  readonly path: string;
  readonly ids: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly mayBeBlank: boolean;
}

/** Selects a line of another list by its name. */
function LinkControl({ path, to, ...texts }: LinksControlProps) {
  const { store } = useForecastFields();
  const { one } = useForecastCopy().lists[to];
  const lines = useStoreValue(store, ({ inputs }) => linesOf(inputs, to));
  const named = lines.map(({ id, name }, index) => [id, name || `${one} ${index + 1}`]);
  const ids = lines.map(({ id }) => id);
  return (
    <ChosenControl
      {...{ path, ids, mayBeBlank: true }}
      options={Object.fromEntries(named)}
      {...texts}
    />
  );
}

function ChosenControl({ path, ids, options, mayBeBlank, ...texts }: ChosenControlProps) {
  const { store, write, isDisabled } = useForecastFields();
  const { notChosen } = useForecastCopy();
  const value = useStoreValue(store, ({ inputs }) => valueAt(inputs, path));
  return (
    <SelectField
      {...texts}
      id={controlId(path)}
      data-forecast={path}
      disabled={isDisabled}
      placeholder={mayBeBlank ? notChosen : undefined}
      value={String(value ?? (mayBeBlank ? '' : ids[0]))}
      options={ids.map((id) => ({ id, label: options[id] ?? id }))}
      onChange={({ currentTarget }) => {
        const chosen = currentTarget.value;
        write((form) => choose(form, path, chosen === '' ? undefined : chosen));
      }}
    />
  );
}

interface LinksControlProps extends ControlTexts {
  readonly path: string;
  readonly to: 'assets';
}

/** Selects lines of another list by their names. */
function LinksControl({ path, to, label, help, className }: LinksControlProps) {
  const { store, write, isDisabled } = useForecastFields();
  const { one } = useForecastCopy().lists[to];
  const lines = useStoreValue(store, ({ inputs }) => linesOf(inputs, to));
  const chosen = useStoreValue(store, ({ inputs }) => valueAt(inputs, path)) as
    | readonly string[]
    | undefined;
  const toggle = (id: string, isChosen: boolean) =>
    write((form) => {
      const before = (valueAt(form.inputs, path) ?? []) as readonly string[];
      const after = [...before.filter((other) => other !== id), ...(isChosen ? [id] : [])];
      return choose(form, path, after.length > 0 ? after : undefined);
    });
  return (
    <fieldset data-forecast-within={path} className={className}>
      <legend className="font-semibold">{label}</legend>
      {help === undefined ? null : <p className="text-sm text-muted">{help}</p>}
      {lines.map(({ id, name }, index) => (
        <Checkbox
          key={id}
          label={name || `${one} ${index + 1}`}
          disabled={isDisabled}
          checked={chosen?.includes(id) ?? false}
          onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}

interface YesNoControlProps extends ControlTexts {
  readonly path: string;
  readonly standard: boolean;
}

function YesNoControl({ path, standard, note, ...texts }: YesNoControlProps) {
  const { store, write, isDisabled } = useForecastFields();
  const value = useStoreValue(store, ({ inputs }) => valueAt(inputs, path));
  return (
    <Checkbox
      {...texts}
      note={note}
      id={controlId(path)}
      data-forecast={path}
      disabled={isDisabled}
      checked={typeof value === 'boolean' ? value : standard}
      onChange={({ currentTarget }) => {
        const { checked } = currentTarget;
        write((form) => choose(form, path, checked));
      }}
    />
  );
}

/** Selects the calendar months in which a line applies; none ticked means all. */
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
