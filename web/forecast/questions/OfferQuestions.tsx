import type { Page } from '@elan/domain/forecast/fieldKinds';
import { fieldAt, type PlacedField } from '@elan/domain/forecast/fieldPaths';
import { fields } from '@elan/domain/forecast/fields';
import { linesOf, valueAt } from '@elan/domain/forecast/saved/paths';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStoreValue } from '../../lib/store.ts';
import { Button } from '../../ui/Button.tsx';
import { inElement } from '../../ui/inElement.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useFieldWords, useForecastCopy } from '../copy/forecastCopy.ts';
import { Control } from '../fields/Control.tsx';
import { OriginNote } from '../fields/OriginNote.tsx';
import { controlId } from '../fields/TypedControl.tsx';
import { addLine, choose, removeLine } from '../state/edit.ts';
import { useForecastFields } from '../state/useForecastForm.ts';
import { offerFields } from '../values/placedFields.ts';
import { GeneralFields } from './GeneralFields.tsx';
import { More } from './QuestionCard.tsx';
import { SeasonEffect, usePlannedUnits } from './SeasonEffect.tsx';
import { SharesField } from './SharesField.tsx';

/** @returns the name of each offer, or a numbered name if it has none. */
function useOfferNames(): readonly string[] {
  const { store } = useForecastFields();
  const { one } = useForecastCopy().lists.offers;
  const names = useStoreValue(store, ({ inputs }) =>
    JSON.stringify(linesOf(inputs, 'offers').map(({ name }) => name ?? '')),
  );
  return (JSON.parse(names) as readonly string[]).map(
    (name, index) => name || `${one} ${index + 1}`,
  );
}

/** Renders the same part of a question for each offer, under its name if there are several. */
export function EachOffer({
  children,
}: {
  readonly children: (offer: { readonly path: string; readonly name: string }) => ReactNode;
}) {
  const names = useOfferNames();
  return names.map((name, index) => {
    const path = `offers.${index}`;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: an offer is known by its place in every path of this form
      <fieldset key={index} aria-label={name} className="min-w-0 space-y-3">
        {names.length > 1 ? (
          <h4 className="font-sans text-base font-semibold tracking-normal [overflow-wrap:anywhere]">
            {name}
          </h4>
        ) : null}
        {inElement(children({ path, name }))}
      </fieldset>
    );
  });
}

interface OfferFieldsProps {
  readonly page: Page;
  readonly place: PlacedField['place'];
  readonly offer: string;
  readonly className?: string;
}

function OfferFields({ page, place, offer, className }: OfferFieldsProps) {
  return offerFields(page, place).map((field) => {
    const path = `${offer}.${field}`;
    const kind = fieldAt(path)?.kind;
    const style = kind === 'boolean' ? 'sm:mt-6' : className;
    return (
      <Control
        key={field}
        path={path}
        showsOrigin={kind !== 'choice'}
        {...(style === undefined ? {} : { className: style })}
      />
    );
  });
}

/** @returns the paths of an offer's details on a page. */
function detailsOf(page: Page, offer: string): readonly string[] {
  return offerFields(page, 'details').map((field) => `${offer}.${field}`);
}

/** Question about the offers and their prices. */
export function OffersQuestion() {
  const { store, write, writeWithUndo, isDisabled } = useForecastFields();
  const copy = useForecastCopy();
  const names = useOfferNames();
  const awaited = useRef<string>(undefined);
  const addButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (awaited.current === undefined) return;
    document.getElementById(awaited.current)?.focus();
    awaited.current = undefined;
  });
  const isFull = names.length >= fields.offers.most;
  return (
    <>
      <ul className="divide-y divide-line" data-forecast-within="offers">
        {names.map((name, index) => {
          const path = `offers.${index}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an offer is known by its place in every path of this form
            <li key={index} className="py-4 first:pt-0" data-forecast-within={path}>
              <fieldset className="min-w-0" aria-label={name}>
                <div className="grid items-start gap-3 sm:grid-cols-2">
                  <OfferFields page="offers" place="first" offer={path} />
                </div>
                <More
                  of={name}
                  inside="offers"
                  parts={detailsOf('offers', path)}
                  last={
                    names.length > 1 ? (
                      <Button
                        variant="quiet"
                        disabled={isDisabled}
                        aria-label={copy.removeOf(name)}
                        className="px-3"
                        icon={<Trash2 aria-hidden size={18} />}
                        onClick={() => {
                          writeWithUndo(copy.removed(name), (form) =>
                            removeLine(form, 'offers', index),
                          );
                          addButton.current?.focus();
                        }}
                      />
                    ) : null
                  }
                >
                  <OfferFields page="offers" place="details" offer={path} />
                </More>
              </fieldset>
            </li>
          );
        })}
      </ul>
      <div>
        <Button
          ref={addButton}
          disabled={isDisabled || isFull}
          icon={<Plus aria-hidden size={18} />}
          onClick={() => {
            const added = addLine(store.read(), 'offers', {});
            if (!added) return;
            awaited.current = controlId(`offers.${added.index}.name`);
            write(() => added.form);
          }}
        >
          {copy.lists.offers.add}
        </Button>
        {isFull ? <p className="mt-2 text-sm text-muted">{copy.full(fields.offers.most)}</p> : null}
      </div>
      <GeneralFields page="offers" title={copy.salesTaxes} />
    </>
  );
}

/** Question about the cost of one sale of each offer. */
export function CostsQuestion() {
  return (
    <>
      <EachOffer>
        {({ path, name }) => (
          <>
            <OfferFields page="costs" place="first" offer={path} className="sm:max-w-sm" />
            <More of={name} inside="costs" parts={detailsOf('costs', path)}>
              <OfferFields page="costs" place="details" offer={path} />
            </More>
          </>
        )}
      </EachOffer>
      <SharesField kind="supplierTerms" />
    </>
  );
}

/** Question about the number of sales of each offer. */
export function UnitsQuestion() {
  return (
    <>
      <EachOffer>
        {({ path, name }) => (
          <>
            <UnitsFields offer={path} name={name} />
            <More of={name} inside="units" parts={detailsOf('units', path)}>
              <OfferFields page="units" place="details" offer={path} />
            </More>
          </>
        )}
      </EachOffer>
      <GeneralFields page="units" />
    </>
  );
}

/** The months that a ramp shows at first; the user can add others. */
const usualAnchors = [1, 12, 24, 36];

function UnitsFields({ offer, name }: { readonly offer: string; readonly name: string }) {
  const path = `${offer}.units`;
  const { store, writeWithUndo, isDisabled } = useForecastFields();
  const { units, changed } = useForecastCopy();
  const words = useFieldWords()['offers.*.units.mode'];
  const mode = useStoreValue(store, ({ inputs }) => valueAt(inputs, `${path}.mode`)) ?? 'ramp';
  const filledMonths = useStoreValue(store, ({ inputs, typed }) => {
    const known = Object.keys((valueAt(inputs, `${path}.anchors`) ?? {}) as object);
    const start = `${path}.anchors.`;
    const open = Object.keys(typed).filter((one) => one.startsWith(start));
    return [...known, ...open.map((one) => one.slice(start.length))].join(' ');
  });
  const planned = usePlannedUnits(offer);
  const [added, setAdded] = useState<readonly number[]>([]);
  const latest = added.at(-1);
  useEffect(() => {
    if (latest === undefined) return;
    document.getElementById(controlId(`${path}.anchors.${latest}`))?.focus();
  }, [latest, path]);
  const anchors = [...new Set([...usualAnchors, ...added, ...filledMonths.split(' ').map(Number)])]
    .filter((month) => month > 0)
    .sort((a, b) => a - b);
  const others = Array.from({ length: 36 }, (_, index) => index + 1).filter(
    (month) => !anchors.includes(month),
  );
  return (
    <div data-forecast-within={path} className="space-y-3">
      <RadioGroup
        legend={words.label}
        value={String(mode)}
        options={[
          { value: 'ramp', label: words.options.ramp },
          { value: 'year', label: words.options.year },
        ]}
        onValue={(next) => {
          if (isDisabled) return;
          writeWithUndo(changed, (form) =>
            choose(form, path, next === 'year' ? { mode: next } : { mode: next, anchors: {} }),
          );
        }}
      />
      <fieldset className="min-w-0">
        <legend className="font-semibold">{mode === 'year' ? units.byYear : units.byMonth}</legend>
        <div className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-4">
          {mode === 'year'
            ? [0, 1, 2].map((year) => (
                <Control key={year} path={`${path}.years.${year}`} label={units.inYear(year + 1)} />
              ))
            : anchors.map((month) => (
                <Control
                  key={month}
                  path={`${path}.anchors.${month}`}
                  label={units.inMonth(month)}
                />
              ))}
        </div>
      </fieldset>
      <div className="text-sm empty:hidden">
        <OriginNote paths={[path]} label={name} />
      </div>
      {mode === 'year' ? null : (
        <>
          <p className="text-sm text-muted">{units.anchorHelp}</p>
          <SeasonEffect changed={planned?.changed} />
          <SelectField
            label={units.addMonth}
            disabled={isDisabled}
            placeholder="–"
            className="max-w-60"
            value=""
            options={others.map((month) => ({ id: String(month), label: units.inMonth(month) }))}
            onChange={({ currentTarget }) => {
              const month = Number(currentTarget.value);
              setAdded((now) => [...now, month]);
            }}
          />
        </>
      )}
    </div>
  );
}
