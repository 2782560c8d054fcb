import { useState } from 'react';
import { Figure } from '../figures/Figure.tsx';
import { FigureTable } from '../figures/FigureTable.tsx';
import { axisDollars, dollars } from '../figures/format.ts';
import { useResults } from '../figures/ResultsContext.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { amountScale, linePath, type Scale } from './scale.ts';

export interface TimeSeries {
  readonly name: string;
  /** One amount in cents for each month from start-up on; null if unknown. */
  readonly values: readonly (number | null)[];
  /** @returns the path of a month's figure. */
  readonly figure: (m: number) => string;
  /** An area is filled to zero if all values are known; parts below zero have the danger colour. */
  readonly kind: 'area' | 'line' | 'dashed';
}

export interface TimeChartProps {
  readonly title: string;
  readonly lead: string;
  readonly summary: string;
  readonly series: readonly TimeSeries[];
  /** A marked point of the first series. */
  readonly mark?:
    | { readonly m: number; readonly label: string; readonly isBad: boolean }
    | undefined;
}

const height = 240;
const edge = { top: 34, right: 12, bottom: 28, left: 62 };
/** The width, in pixels, from which the start of every year is labelled. */
const roomForYears = 440;
const strokes = { area: 'stroke-action', line: 'stroke-action', dashed: 'stroke-accent' } as const;
const fills = { area: 'fill-action', line: 'fill-action', dashed: 'fill-accent' } as const;

/** Chart of amounts by month, as areas and lines, with a cursor that selects a month. */
export function TimeChart({ title, lead, summary, series, mark }: TimeChartProps) {
  const { copy, language, monthOf, forecast } = useResults();
  const [chosen, setChosen] = useState<number>();
  const months = forecast.months.length;
  const at = chosen ?? mark?.m ?? 0;
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const plot = (width: number) => {
    const inner = width - edge.left - edge.right;
    const x = (m: number) => edge.left + (m / (months - 1)) * inner;
    return { x, y: amountScale(known, height - edge.bottom, edge.top) };
  };
  const read = series.map(({ name, values }) => {
    const value = values[at] ?? null;
    return `${name} ${value === null ? copy.unknown : dollars(value, language)}`;
  });
  return (
    <ChartFrame
      title={title}
      lead={lead}
      summary={summary}
      height={height}
      count={months}
      at={at}
      onAt={setChosen}
      cursorLabel={copy.charts.cursor(title)}
      cursorText={`${monthOf(at)}, ${read.join(', ')}`}
      nearest={(px, _, width) =>
        Math.round(((px - edge.left) / (width - edge.left - edge.right)) * (months - 1))
      }
      legend={series.length > 1 ? <Legend series={series} /> : undefined}
      reading={
        <p className="flex flex-wrap gap-x-4">
          <span className="font-semibold">{monthOf(at)}</span>
          {series.map(({ name, values, figure }) => (
            <span key={name}>
              <span>{`${name} `}</span>
              <Figure
                figure={figure(at)}
                value={values[at] ?? null}
                unit="money"
                title={`${name}, ${monthOf(at)}`}
                className="min-h-11 min-w-11 font-semibold underline sm:min-h-6 sm:min-w-6"
              />
            </span>
          ))}
        </p>
      }
      table={() => (
        <FigureTable
          caption={title}
          corner={copy.charts.month}
          columns={series.map(({ name }) => name)}
          isNarrow
          rows={forecast.months.map(({ m }) => ({
            label: monthOf(m, 'short'),
            cells: series.map(({ values, figure }) => ({
              figure: figure(m),
              value: values[m] ?? null,
              unit: 'amount' as const,
            })),
          }))}
        />
      )}
    >
      {(width) => {
        const { x, y } = plot(width);
        return (
          <>
            <Axes x={x} y={y} width={width} months={months} />
            {series.map((one) => (
              <Series key={one.name} {...one} x={x} y={y} />
            ))}
            <line
              x1={x(at)}
              x2={x(at)}
              y1={edge.top}
              y2={height - edge.bottom}
              className="stroke-edge"
              strokeDasharray="2 3"
            />
            {series.map(({ name, values, kind }) => {
              const value = values[at];
              return value == null ? null : (
                <circle key={name} cx={x(at)} cy={y.at(value)} r={4} className={fills[kind]} />
              );
            })}
            {known.length === 0 ? (
              <text
                x={width / 2}
                y={height / 2}
                fontSize="14"
                textAnchor="middle"
                className="fill-muted"
              >
                {copy.unknown}
              </text>
            ) : null}
            {mark ? (
              <Mark {...mark} value={series[0]?.values[mark.m]} x={x} y={y} width={width} />
            ) : null}
          </>
        );
      }}
    </ChartFrame>
  );
}

function Legend({ series }: Pick<TimeChartProps, 'series'>) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 text-sm">
      {series.map(({ name, kind }) => (
        <li key={name} className="flex items-center gap-2">
          <svg aria-hidden="true" width="28" height="8" viewBox="0 0 28 8">
            <line
              x1="0"
              x2="28"
              y1="4"
              y2="4"
              strokeWidth="2.5"
              strokeDasharray={kind === 'dashed' ? '6 4' : undefined}
              className={strokes[kind]}
            />
          </svg>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}

interface Plot {
  readonly x: (m: number) => number;
  readonly y: Scale;
}

function Axes({ x, y, width, months }: Plot & { readonly width: number; readonly months: number }) {
  const { language, monthOf } = useResults();
  return (
    <g fontSize="13" className="fill-muted">
      {y.ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={edge.left}
            x2={width - edge.right}
            y1={y.at(tick)}
            y2={y.at(tick)}
            className={tick === 0 ? 'stroke-edge' : 'stroke-line'}
          />
          <text x={edge.left - 8} y={y.at(tick) + 4} textAnchor="end">
            {axisDollars(tick, language)}
          </text>
        </g>
      ))}
      {Array.from({ length: months }, (_, m) => m)
        .filter((m) => m % 12 === 0)
        .filter((m) => width >= roomForYears || m === 0 || m === months - 1)
        .map((m) => (
          <g key={m}>
            <line
              x1={x(m)}
              x2={x(m)}
              y1={height - edge.bottom}
              y2={height - edge.bottom + 4}
              className="stroke-edge"
            />
            <text
              x={x(m)}
              y={height - 8}
              textAnchor={m === 0 ? 'start' : m === months - 1 ? 'end' : 'middle'}
            >
              {monthOf(m, 'short')}
            </text>
          </g>
        ))}
    </g>
  );
}

function Series({ values, kind, x, y }: TimeSeries & Plot) {
  const line = linePath(values, x, y.at);
  const isFilled = kind === 'area' && values.every((value) => value !== null);
  const above = values.map((value) => Math.max(0, value ?? 0));
  const below = values.map((value) => Math.min(0, value ?? 0));
  return (
    <>
      {isFilled ? (
        <>
          <Filled values={above} x={x} y={y} className="fill-action opacity-15" />
          <Filled values={below} x={x} y={y} className="fill-danger opacity-30" />
        </>
      ) : null}
      <path
        d={line}
        fill="none"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeDasharray={kind === 'dashed' ? '6 4' : undefined}
        className={strokes[kind]}
      />
    </>
  );
}

/** The filled area between the values and zero. */
function Filled({
  values,
  x,
  y,
  className,
}: Plot & { readonly values: readonly number[]; readonly className: string }) {
  const zero = y.at(0).toFixed(1);
  const [first, last] = [x(0).toFixed(1), x(values.length - 1).toFixed(1)];
  return (
    <path
      d={`${linePath(values, x, y.at)}L${last},${zero}L${first},${zero}Z`}
      className={className}
    />
  );
}

/** Approximate width of a letter in a mark's label, in pixels: enough to keep the label inside the chart. */
const letterWidth = 8;

/** A marked point, with its label above the plot, where no line crosses the label; nothing if the value is unknown. */
function Mark({
  m,
  label,
  isBad,
  value,
  x,
  y,
  width,
}: NonNullable<TimeChartProps['mark']> &
  Plot & { readonly value: number | null | undefined; readonly width: number }) {
  if (value == null) return null;
  const [px, py] = [x(m), y.at(value)];
  const half = (label.length * letterWidth) / 2;
  const middle = Math.max(edge.left + half, Math.min(px, width - half));
  const stroke = isBad ? 'stroke-danger' : 'stroke-accent';
  return (
    <g>
      <line x1={px} x2={px} y1={edge.top - 12} y2={py - 7} className={stroke} />
      <circle cx={px} cy={py} r={6} strokeWidth="2.5" className={`fill-surface ${stroke}`} />
      <text
        x={middle}
        y={edge.top - 18}
        textAnchor="middle"
        fontSize="14"
        className={`font-semibold ${isBad ? 'fill-danger' : 'fill-ink'}`}
      >
        {label}
      </text>
    </g>
  );
}
