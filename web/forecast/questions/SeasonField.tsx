import { calendarMonth } from '@elan/domain/forecast/calendar';
import type { PlannedUnits } from '@elan/domain/forecast/defaults/plannedUnits';
import { valueAt } from '@elan/domain/forecast/saved/paths';
import { useId, useState } from 'react';
import { useLanguage } from '../../copy/language.tsx';
import { useStoreValue } from '../../lib/store.ts';
import { Button } from '../../ui/Button.tsx';
import { monthNames, useForecastCopy } from '../copy/forecastCopy.ts';
import { Control } from '../fields/Control.tsx';
import { OriginNote } from '../fields/OriginNote.tsx';
import { choose, flatSeason } from '../state/edit.ts';
import { useForecastFields } from '../state/useForecastForm.ts';
import { unitsText } from '../values/specs.ts';
import { More } from './QuestionCard.tsx';
import { SeasonBar } from './SeasonBar.tsx';
import { SeasonEffect, usePlannedUnits } from './SeasonEffect.tsx';

/** Largest weight of a month that the engine accepts. */
const largestWeight = 1_000;
/** The weight of a full bar, unless a month has a larger one. */
const usualHeight = 100;

/** Preset weights, January first. */
const patterns = {
  flat: flatSeason,
  summer: [30, 30, 40, 55, 80, 100, 100, 95, 70, 50, 35, 35],
  winter: [100, 95, 80, 50, 35, 30, 30, 30, 45, 60, 80, 100],
  holidays: [40, 40, 40, 45, 45, 45, 40, 40, 50, 60, 90, 100],
} as const;
const patternIds = ['flat', 'summer', 'winter', 'holidays'] as const;

interface SeasonFieldProps {
  /** Path of the offer, such as "offers.0". */
  readonly offer: string;
  readonly name: string;
}

/**
 * The seasons of one offer: presets, and twelve bars that can be dragged, moved with the keyboard, or typed as numbers.
 * If known, the first-year sales of each month are shown below its bar.
 */
export function SeasonField({ offer, name }: SeasonFieldProps) {
  const path = `${offer}.season`;
  const { store, write, writeWithUndo, isDisabled } = useForecastFields();
  const { language } = useLanguage();
  const { seasons, changed } = useForecastCopy();
  const helpId = useId();
  const entered = useStoreValue(store, ({ inputs }) => valueAt(inputs, path)) as
    | readonly number[]
    | undefined;
  const weights = entered ?? flatSeason;
  const [dragged, setDragged] = useState<number>();
  const highest = dragged ?? Math.max(...weights, usualHeight);
  const strongest = Math.max(...weights, 1);
  const months = monthNames(language, 'long');
  const short = monthNames(language, 'short');
  const planned = usePlannedUnits(offer);
  const sold = useFirstYear(planned?.units ?? []);
  const setMonth = (month: number, weight: number) => {
    const next = Math.min(Math.max(Math.round(weight), 0), largestWeight);
    write((form) => {
      const before = (valueAt(form.inputs, path) ?? flatSeason) as readonly number[];
      return choose(
        form,
        path,
        before.map((one, index) => (index === month ? next : one)),
        `${path}.${month}`,
      );
    });
  };
  return (
    <fieldset aria-label={seasons.picture(name)} className="min-w-0 space-y-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-sm text-muted">{seasons.presets}</span>
        {patternIds.map((id) => (
          <Button
            key={id}
            disabled={isDisabled}
            aria-pressed={JSON.stringify(weights) === JSON.stringify(patterns[id])}
            aria-label={`${seasons[id]}, ${name}`}
            className="px-3 text-sm aria-pressed:border-action aria-pressed:bg-tint"
            onClick={() => writeWithUndo(changed, (form) => choose(form, path, [...patterns[id]]))}
          >
            {seasons[id]}
          </Button>
        ))}
      </div>
      <p id={helpId} className="text-sm text-muted">
        {seasons.help}
      </p>
      <div
        data-forecast-within={path}
        className="grid grid-cols-6 gap-x-1 gap-y-3 rounded border border-line p-2 sm:grid-cols-12"
      >
        {weights.map((weight, month) => (
          <SeasonBar
            key={months[month]}
            label={seasons.month(months[month] ?? '')}
            short={short[month] ?? ''}
            describedBy={helpId}
            weight={weight}
            highest={highest}
            sold={sold?.[month]}
            text={seasons.value(
              Math.round((weight / strongest) * 100),
              sold && unitsText(sold[month] ?? 0, language),
              sold?.[month],
            )}
            isDisabled={isDisabled}
            onWeight={(next) => setMonth(month, next)}
            onDrag={(isDragged) => setDragged(isDragged ? highest : undefined)}
          />
        ))}
      </div>
      {sold ? (
        <p className="text-sm text-muted">
          {seasons.sold(
            unitsText(
              sold.reduce((sum, units) => sum + units, 0),
              language,
            ),
          )}
        </p>
      ) : null}
      <SeasonEffect changed={planned?.changed} />
      <More
        of={name}
        title={seasons.numbers}
        parts={[path]}
        beside={<OriginNote paths={[path]} label={seasons.picture(name)} />}
      >
        <div className="grid grid-cols-2 gap-3 min-[420px]:grid-cols-3 sm:col-span-2 sm:grid-cols-4">
          {months.map((month, index) => (
            <Control key={month} path={`${path}.${index}`} label={month} />
          ))}
        </div>
      </More>
    </fieldset>
  );
}

/** @returns the first-year sales of each calendar month, January first; undefined if any is unknown. */
function useFirstYear(units: PlannedUnits['units']): readonly number[] | undefined {
  const { store } = useForecastFields();
  const opening = useStoreValue(store, ({ inputs }) => inputs.opening);
  const first = units.slice(1, 13).filter((one) => one !== null);
  if (first.length < 12) return undefined;
  const january = 12 - (calendarMonth(opening) % 12);
  return Array.from({ length: 12 }, (_, month) => first[(january + month) % 12] ?? 0);
}
