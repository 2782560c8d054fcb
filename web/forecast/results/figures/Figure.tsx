import { inputLabel } from '@elan/domain/forecast/explain/context';
import { missingFor } from '@elan/domain/forecast/explain/explain';
import type { Scenario } from '@elan/domain/forecast/scenario';
import type { ReactNode } from 'react';
import { inElement } from '../../../ui/inElement.tsx';
import { amount, count, dollars, type FigureUnit, percentage, ratio } from './format.ts';
import { type ResultsInUse, useResults } from './ResultsContext.ts';

export interface FigureProps {
  /** Path in the forecast's outputs, such as "months.3.revenue", used to explain the figure. */
  readonly figure: string;
  readonly value: number | null;
  readonly unit: FigureUnit;
  /** Title of the explanation, such as "Revenus, mai 2027". */
  readonly title: string;
  /** Defaults to the displayed scenario. */
  readonly scenario?: Scenario | undefined;
  /** Text shown if the figure does not apply, such as a coverage ratio without debt. */
  readonly none?: string | undefined;
  readonly className?: string;
  readonly tabIndex?: number;
  /** Row and column in a table, as "row:column". */
  readonly at?: string;
}

/**
 * A figure, as a button that opens its explanation. The accessible name of an unknown figure lists the missing inputs.
 */
export function Figure(props: FigureProps) {
  const results = useResults();
  const { figure, value, title, at, className = '', tabIndex } = props;
  const scenario = props.scenario ?? results.scenario;
  const missing = value === null ? missingNames(results, figure, scenario) : [];
  const isUnknown = missing.length > 0;
  return (
    <button
      type="button"
      data-figure={figure}
      data-scenario={scenario}
      data-at={at}
      tabIndex={tabIndex}
      aria-haspopup="dialog"
      aria-label={isUnknown ? `${results.copy.missing} ${missing.join(', ')}` : undefined}
      onClick={() => results.onExplain(figure, scenario, title)}
      className={`min-h-11 min-w-11 rounded-sm sm:min-h-6 sm:min-w-6 decoration-line underline-offset-4 hover:bg-tint hover:underline print:inline! ${isUnknown ? 'text-muted italic' : ''} ${className}`}
    >
      {isUnknown ? results.copy.unknown : figureText(results, props)}
    </button>
  );
}

/** @returns the formatted value; the text for a figure that does not apply if the value is null. */
export function figureText(
  { language, copy, monthOf }: ResultsInUse,
  { value, unit, none }: Pick<FigureProps, 'value' | 'unit' | 'none'>,
): string {
  if (value === null) return none ?? copy.none;
  if (unit === 'money') return dollars(value, language);
  if (unit === 'amount') return amount(value, language);
  if (unit === 'month') return monthOf(value);
  if (unit === 'shortMonth') return monthOf(value, 'short');
  if (unit === 'percent') return percentage(value, language);
  return unit === 'ratio' ? ratio(value, language) : count(value, language);
}

function missingNames(
  { language, copy, outlook }: ResultsInUse,
  figure: string,
  scenario: Scenario,
) {
  const paths = missingFor(outlook.forecasts[scenario], figure);
  return paths.map((path) => copy.quote(inputLabel(outlook.inputs, path)[language]));
}

/** Lists the missing inputs of unknown figures, each with a link; renders nothing if none is missing. */
export function MissingInputs(props: {
  readonly figures: readonly string[];
  /** Shown before the list. */
  readonly lead: ReactNode;
}) {
  const { outlook, forecast, copy, language, onGoToInput } = useResults();
  const paths = [...new Set(props.figures.flatMap((figure) => missingFor(forecast, figure)))];
  if (paths.length === 0) return null;
  return (
    <p className="text-sm text-muted wrap-anywhere">
      {inElement(props.lead)}
      <span> </span>
      {paths.map((path, at) => (
        <span key={path}>
          <span>{at > 0 ? ', ' : ''}</span>
          <button
            type="button"
            onClick={() => onGoToInput(path)}
            className="inline-block min-h-11 min-w-11 font-semibold text-action underline underline-offset-4 sm:min-h-6 print:inline!"
          >
            {copy.quote(inputLabel(outlook.inputs, path)[language])}
          </button>
        </span>
      ))}
      <span>.</span>
    </p>
  );
}
