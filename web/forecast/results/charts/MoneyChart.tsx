import type { Bilingual } from '@elan/domain/language';
import { useState } from 'react';
import { Figure } from '../figures/Figure.tsx';
import { type FigureRow, FigureTable } from '../figures/FigureTable.tsx';
import { capitalized, dollars } from '../figures/format.ts';
import { useResults } from '../figures/ResultsContext.ts';
import { ChartFrame } from './ChartFrame.tsx';

interface Segment {
  readonly side: 'sources' | 'uses';
  readonly index: number;
  readonly label: string;
  readonly amount: number | null;
  /** Start of the segment in its bar, in cents. */
  readonly start: number;
}

const barHeight = 44;
const tops = { sources: 24, uses: 24 + barHeight + 36 } as const;
const height = tops.uses + barHeight + 8;
const sides = ['sources', 'uses'] as const;
const fills = { sources: 'fill-action', uses: 'fill-accent' } as const;

/** Sources and uses of the start-up money: two bars on one scale, with one segment per line. */
export function MoneyChart() {
  const { copy, language, forecast, outlook } = useResults();
  const texts = copy.charts;
  const [at, setAt] = useState(0);
  const segments = sides.flatMap((side) =>
    segmentsOf(side, forecast.sourcesAndUses[side], outlook.lineNames[side], language),
  );
  const totals = { sources: totalOf(segments, 'sources'), uses: totalOf(segments, 'uses') };
  const most = Math.max(totals.sources, totals.uses, 1);
  const { gap } = forecast.sourcesAndUses;
  const current = segments[Math.min(at, segments.length - 1)];
  if (!current) return <p className="rounded border border-line bg-surface p-4">{texts.noMoney}</p>;
  const isUnknown = segments.some(({ amount }) => amount === null);
  return (
    <ChartFrame
      title={texts.moneyTitle}
      lead={isUnknown ? texts.moneyUnknown : texts.moneyLead}
      summary={texts.moneySummary(
        dollars(totals.sources, language),
        dollars(totals.uses, language),
      )}
      height={height}
      count={segments.length}
      at={segments.indexOf(current)}
      onAt={setAt}
      cursorLabel={texts.lineCursor(texts.moneyTitle)}
      cursorText={`${texts[current.side]}, ${current.label}, ${current.amount === null ? copy.unknown : dollars(current.amount, language)}`}
      nearest={(x, y, width) => nearest(segments, (x / width) * most, y)}
      reading={
        <p className="flex flex-wrap gap-x-4">
          <span>
            <span className="font-semibold wrap-anywhere">{current.label}</span>
            <span> </span>
            <Figure
              figure={figureOf(current)}
              value={current.amount}
              unit="money"
              title={current.label}
              className="min-h-11 min-w-11 font-semibold underline sm:min-h-6 sm:min-w-6"
            />
          </span>
          <span>
            <span>{`${gap !== null && gap < 0 ? texts.gapLacking : texts.gapLeft} `}</span>
            <Figure
              figure="sourcesAndUses.gap"
              value={gap}
              unit="money"
              title={texts.gap}
              className={`min-h-11 min-w-11 font-semibold underline sm:min-h-6 sm:min-w-6 ${gap !== null && gap < 0 ? 'text-danger' : ''}`}
            />
          </span>
        </p>
      }
      table={() => <MoneyTable segments={segments} gap={gap} />}
    >
      {(width) =>
        sides.map((side) => (
          <g key={side}>
            <text x="0" y={tops[side] - 8} fontSize="14" className="fill-ink font-semibold">
              {`${texts[side]} · ${dollars(totals[side], language)}`}
            </text>
            {segments
              .filter((segment) => segment.side === side)
              .map((segment, which) => {
                const x = (segment.start / most) * width;
                const wide = ((segment.amount ?? 0) / most) * width;
                return (
                  <g key={segment.index}>
                    <rect
                      x={x + 1}
                      y={tops[side] + 1}
                      width={Math.max(0, wide - 2)}
                      height={barHeight - 2}
                      rx="3"
                      strokeWidth={segment === current ? 3 : 0}
                      opacity={segment === current ? 1 : which % 2 === 0 ? 0.75 : 0.5}
                      className={`${fills[side]} stroke-ink`}
                    />
                  </g>
                );
              })}
          </g>
        ))
      }
    </ChartFrame>
  );
}

function MoneyTable({
  segments,
  gap,
}: {
  readonly segments: readonly Segment[];
  readonly gap: number | null;
}) {
  const { copy } = useResults();
  const texts = copy.charts;
  const rows = sides.flatMap((side): FigureRow[] => [
    { label: texts[side], kind: 'group', cells: [] },
    ...segments
      .filter((segment) => segment.side === side)
      .map((segment) => ({
        label: segment.label,
        isNamed: true,
        cells: [{ figure: figureOf(segment), value: segment.amount, unit: 'amount' as const }],
      })),
  ]);
  return (
    <FigureTable
      caption={texts.moneyTitle}
      corner={copy.statements.line}
      columns={['$']}
      rows={[
        ...rows,
        {
          label: texts.gap,
          kind: 'total',
          cells: [{ figure: 'sourcesAndUses.gap', value: gap, unit: 'amount' }],
        },
      ]}
    />
  );
}

function figureOf({ side, index }: Segment): string {
  return `sourcesAndUses.${side}.${index}.amount`;
}

function segmentsOf(
  side: Segment['side'],
  lines: readonly { readonly amount: number | null }[],
  names: readonly Bilingual[],
  language: keyof Bilingual,
): Segment[] {
  let start = 0;
  return lines.map(({ amount }, index) => {
    const segment = {
      side,
      index,
      label: capitalized(names[index]?.[language] ?? ''),
      amount,
      start,
    };
    start += amount ?? 0;
    return segment;
  });
}

function totalOf(segments: readonly Segment[], side: Segment['side']): number {
  return segments
    .filter((segment) => segment.side === side)
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}

/** @returns the index of the segment at a point, given as an amount and a vertical position in pixels. */
function nearest(segments: readonly Segment[], cents: number, y: number): number {
  const side = y < tops.uses - 18 ? 'sources' : 'uses';
  const inSide = segments.filter((segment) => segment.side === side);
  const found = inSide.findLast(({ start }) => start <= cents) ?? inSide[0] ?? segments[0];
  return found ? segments.indexOf(found) : 0;
}
