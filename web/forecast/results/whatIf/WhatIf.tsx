import { type Handles, handleBounds, unmoved } from '@elan/domain/forecast/scenario';
import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Figure } from '../figures/Figure.tsx';
import { percentChange } from '../figures/format.ts';
import { useResults } from '../figures/ResultsContext.ts';

export interface WhatIfProps {
  readonly handles: Handles;
  readonly onHandles: (handles: Handles) => void;
}

const names = ['price', 'volume', 'cost', 'opening'] as const;

/** @returns whether any handle has been moved. */
export function isMoved(handles: Handles): boolean {
  return names.some((name) => handles[name] !== 0);
}

/** Handles for price, volume, direct cost and opening month, to try values without changing any input. */
export function WhatIf({ handles, onHandles }: WhatIfProps) {
  const { copy } = useResults();
  const texts = copy.whatIf;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`space-y-4 rounded border border-line bg-sunken p-4 print:bg-transparent ${isMoved(handles) ? '' : 'print:hidden'}`}
    >
      <div className="space-y-1 print:hidden">
        <h3 id={id} className="text-xl">
          {texts.title}
        </h3>
        <p className="max-w-prose text-muted">{texts.lead}</p>
      </div>
      <div className="grid gap-x-6 gap-y-3 print:hidden @2xl:grid-cols-2 @5xl:grid-cols-4">
        {names.map((name) => (
          <Handle
            key={name}
            name={name}
            value={handles[name]}
            onValue={(value) => onHandles({ ...handles, [name]: value })}
          />
        ))}
      </div>
      <Outcome />
      {/* Not `disabled`, because the button would lose the focus when pressed. */}
      <Button
        aria-disabled={!isMoved(handles) || undefined}
        className="aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-muted"
        onClick={() => onHandles(unmoved)}
      >
        {texts.reset}
      </Button>
      <p role="status" className="font-semibold text-accent empty:hidden">
        {isMoved(handles) ? texts.trying : null}
      </p>
    </section>
  );
}

/** Key figures that the handles change, close enough to the handles for a small screen to show both. */
function Outcome() {
  const { copy, forecast } = useResults();
  const { lowestCash, years } = forecast;
  const outcomes = [
    [copy.key.lowest, 'lowestCash.amount', lowestCash.amount],
    [copy.key.closing, 'years.2.closingCash', years[2]?.closingCash ?? null],
    [copy.key.netIncome, 'years.0.netIncome', years[0]?.netIncome ?? null],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 print:hidden">
      {outcomes.map(([name, figure, value]) => (
        <div key={figure}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd>
            <Figure
              figure={figure}
              value={value}
              unit="money"
              title={name}
              className={`text-lg font-semibold ${value !== null && value < 0 ? 'text-danger' : ''}`}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface HandleProps {
  readonly name: keyof Handles;
  readonly value: number;
  readonly onValue: (value: number) => void;
}

function Handle({ name, value, onValue }: HandleProps) {
  const { copy, language, monthOf } = useResults();
  const id = useId();
  const { least, most } = handleBounds[name];
  const texts = copy.whatIf;
  const change = value === 0 ? texts.asPlanned : changeOf(texts, name, value, language);
  const text = name === 'opening' ? `${monthOf(1)}, ${change}` : change;
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {texts[name]}
      </label>
      <output
        htmlFor={id}
        className={`block ${value === 0 ? 'text-muted' : 'font-semibold text-accent'}`}
      >
        {text}
      </output>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={1}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onValue(Number(event.currentTarget.value))}
        className="h-11 w-full accent-action"
      />
    </div>
  );
}

function changeOf(
  texts: ReturnType<typeof useResults>['copy']['whatIf'],
  name: keyof Handles,
  value: number,
  language: 'fr' | 'en',
): string {
  if (name !== 'opening') return percentChange(value, language);
  return value > 0 ? texts.later(value) : texts.earlier(-value);
}
