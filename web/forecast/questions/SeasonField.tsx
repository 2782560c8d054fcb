import { valueAt } from '@elan/domain/forecast/saved/paths';
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { useLanguage } from '../../copy/language.tsx';
import { useStoreValue } from '../../lib/store.ts';
import { Button } from '../../ui/Button.tsx';
import { monthNames, useForecastCopy } from '../copy/forecastCopy.ts';
import { Control } from '../fields/Control.tsx';
import { OriginNote } from '../fields/OriginNote.tsx';
import { choose, flatSeason } from '../state/edit.ts';
import { useForecastFields } from '../state/useForecastForm.ts';
import { More } from './QuestionCard.tsx';

/** The largest weight of a month that the engine takes. */
const largestWeight = 1_000;
/** The weight of a full bar, unless a month has more. */
const usualHeight = 100;

/** Weights to begin with, January first. */
const patterns = {
  flat: flatSeason,
  summer: [30, 30, 40, 55, 80, 100, 100, 95, 70, 50, 35, 35],
  winter: [100, 95, 80, 50, 35, 30, 30, 30, 45, 60, 80, 100],
  holidays: [40, 40, 40, 45, 45, 45, 40, 40, 50, 60, 90, 100],
} as const;
const patternIds = ['flat', 'summer', 'winter', 'holidays'] as const;

/** The seasons of one offer: twelve bars that one drags, moves with the arrow keys, or writes as numbers. */
export function SeasonField({ path, name }: { readonly path: string; readonly name: string }) {
  const { store, write, isDisabled } = useForecastFields();
  const { language } = useLanguage();
  const { seasons } = useForecastCopy();
  const helpId = useId();
  const told = useStoreValue(store, ({ inputs }) => valueAt(inputs, path)) as
    | readonly number[]
    | undefined;
  const weights = told ?? flatSeason;
  const highest = Math.max(...weights, usualHeight);
  const strongest = Math.max(...weights, 1);
  const months = monthNames(language, 'long');
  const short = monthNames(language, 'short');
  const setMonth = (month: number, weight: number) => {
    const next = Math.min(Math.max(Math.round(weight), 0), largestWeight);
    write((form) => {
      const before = (valueAt(form.inputs, path) ?? flatSeason) as readonly number[];
      return choose(
        form,
        path,
        before.map((one, index) => (index === month ? next : one)),
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
            onClick={() => write((form) => choose(form, path, [...patterns[id]]))}
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
          <Bar
            key={months[month]}
            label={seasons.month(months[month] ?? '')}
            short={short[month] ?? ''}
            describedBy={helpId}
            weight={weight}
            highest={highest}
            text={seasons.value(Math.round((weight / strongest) * 100))}
            isDisabled={isDisabled}
            onWeight={(next) => setMonth(month, next)}
          />
        ))}
      </div>
      <More
        of={name}
        title={seasons.numbers}
        parts={[path]}
        beside={<OriginNote paths={[path]} label={seasons.picture(name)} />}
      >
        <div className="grid grid-cols-3 gap-3 sm:col-span-2 sm:grid-cols-6">
          {months.map((month, index) => (
            <Control key={month} path={`${path}.${index}`} label={month} />
          ))}
        </div>
      </More>
    </fieldset>
  );
}

interface BarProps {
  readonly label: string;
  readonly short: string;
  readonly describedBy: string;
  readonly weight: number;
  readonly highest: number;
  readonly text: string;
  readonly isDisabled: boolean;
  readonly onWeight: (weight: number) => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowUp: 5,
  ArrowRight: 5,
  ArrowDown: -5,
  ArrowLeft: -5,
  PageUp: 20,
  PageDown: -20,
};

/** One month as a slider. A finger that scrolls the page over it changes nothing: it drags the top, or taps. */
function Bar(props: BarProps) {
  const { label, short, weight, highest, text, isDisabled, onWeight } = props;
  const track = useRef<HTMLDivElement>(null);
  const isDragged = useRef(false);
  const follow = ({ clientY }: { readonly clientY: number }) => {
    const box = track.current?.getBoundingClientRect();
    if (!box || box.height === 0) return;
    onWeight(((box.bottom - clientY) / box.height) * highest);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? highest : step && weight + step;
    if (next === undefined || isDisabled) return;
    event.preventDefault();
    onWeight(next);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (isDisabled) return;
    isDragged.current = true;
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  return (
    <div className="min-w-0 text-center">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the slider in it has the keyboard; a press anywhere on the bar sets it too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider in it has the keyboard */}
      <div
        ref={track}
        className="relative h-32 rounded-sm bg-sunken"
        onClick={(event) => {
          if (!isDisabled) follow(event);
        }}
      >
        <div
          className="absolute inset-x-0 bottom-0 rounded-sm bg-action"
          style={{ height: `${(weight / highest) * 100}%` }}
        />
        <div
          role="slider"
          tabIndex={isDisabled ? -1 : 0}
          aria-label={label}
          aria-describedby={props.describedBy}
          aria-orientation="vertical"
          aria-valuemin={0}
          aria-valuemax={highest}
          aria-valuenow={weight}
          aria-valuetext={text}
          aria-disabled={isDisabled || undefined}
          className="absolute inset-x-0 h-11 translate-y-1/2 cursor-ns-resize touch-none rounded-sm"
          style={{ bottom: `${(weight / highest) * 100}%` }}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          onPointerMove={(event) => {
            if (isDragged.current) follow(event);
          }}
          onPointerUp={() => {
            isDragged.current = false;
          }}
          onPointerCancel={() => {
            isDragged.current = false;
          }}
          onClick={(event) => event.stopPropagation()}
        >
          <span
            aria-hidden
            className="absolute inset-x-0 top-1/2 mx-auto h-1 w-4 -translate-y-1/2 rounded-full bg-on-action"
          />
        </div>
      </div>
      <span aria-hidden className="mt-1 block text-sm text-muted">
        {short.slice(0, 4)}
      </span>
    </div>
  );
}
