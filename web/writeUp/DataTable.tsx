import type { Tokens } from 'marked';
import { type ReactNode, useEffect, useRef } from 'react';
import { useCopy } from '../copy/copy.ts';
import { keepReachable } from '../ui/keepReachable.ts';
import { Inline } from './Inline.tsx';
import { plainText } from './texts.ts';

/** Matches amounts of money, counts, percentages and ranges of these, in French or English notation. */
const figure =
  /^[\s$€%+\-–~≈]*\d[\d\s.,]*\s*[$€%kKM]{0,3}\s*(?:(?:[-–]|à|to)\s*\$?[\d\s.,]+\s*[$€%kKM]{0,3})?$/;

const longestFigure = 40;

function isFigure(cell: string): boolean {
  return cell.length <= longestFigure && figure.test(cell);
}

/**
 * On a narrow page, each row becomes a block, and its cells after the first show their column name. The explicit roles
 * keep the table structure for screen readers.
 */
const stacks = 'stacked:block';
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

/**
 * A table with lines between its rows only. On a narrow page its rows are stacked, unless it has just two columns, of
 * which the second is right-aligned. A wide table scrolls in its own box.
 */
export function DataTable({ table }: { table: Tokens.Table }) {
  const sides = table.header.map((cell, column) => cell.align ?? sideOf(table, column));
  const names = table.header.map(({ tokens }) => plainText(tokens).trim());
  const fits = names.length <= 2 && sides[1] === 'right';
  const stacked = fits ? '' : stacks;
  return (
    <ScrollBox name={names.filter((name) => name !== '').join(', ')}>
      <table {...roles.table} className={`w-full border-collapse ${stacked}`}>
        <thead {...roles.rowgroup} className={fits ? '' : 'stacked:sr-only'}>
          <tr {...roles.row} className="border-b border-ink">
            {table.header.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position
              <ColumnHead key={column} cell={cell} side={sides[column]} />
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup} className={stacked}>
          {table.rows.map((row, index) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position
              key={index}
              {...roles.row}
              className={`border-b border-line last:border-b-0 ${stacked} ${fits ? '' : 'stacked:py-3'}`}
            >
              {row.map((cell, column) => (
                <td
                  {...roles.cell}
                  data-column={column === 0 ? undefined : names[column]}
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position
                  key={column}
                  className={`py-2 pr-4 align-top last:pr-0 ${textSide(sides[column])} ${sides[column] === 'right' ? 'whitespace-nowrap' : ''} ${isLink(cell) ? touchable : ''} ${fits ? '' : stackedCell(column, sides[column])}`}
                >
                  <Inline tokens={cell.tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/**
 * Styles of a stacked cell. The first cell is the row's title. Right-aligned cells are next to their column name, and
 * other cells below it.
 */
function stackedCell(column: number, side: Side | undefined): string {
  const label =
    'stacked:before:content-[attr(data-column)] stacked:before:text-sm stacked:before:text-muted';
  if (column === 0) return 'stacked:block stacked:py-1 stacked:pr-0 stacked:font-semibold';
  return side === 'right'
    ? `${label} stacked:flex stacked:justify-between stacked:gap-3 stacked:py-1 stacked:pr-0`
    : `${label} stacked:block stacked:py-1 stacked:pr-0 stacked:before:block stacked:text-left`;
}

/** A link that fills its cell gets a touch-sized target on a phone. */
const touchable = 'max-sm:not-print:[&>a]:inline-block max-sm:not-print:[&>a]:py-3';

function isLink({ tokens: [first, ...others] }: Tokens.TableCell): boolean {
  return first?.type === 'link' && others.length === 0;
}

/** A column header, or a plain cell if it has no text, as is often the case above the row names. */
function ColumnHead({ cell, side }: { cell: Tokens.TableCell; side: Side | undefined }) {
  if (!hasText(cell)) return <td {...roles.cell} />;
  return (
    <th
      scope="col"
      {...roles.columnheader}
      className={`min-w-20 py-2 pr-4 align-bottom font-semibold last:pr-0 ${textSide(side)}`}
    >
      <Inline tokens={cell.tokens} />
    </th>
  );
}

function hasText({ tokens }: Tokens.TableCell): boolean {
  return plainText(tokens).trim() !== '';
}

type Side = 'left' | 'center' | 'right';

function sideOf(table: Tokens.Table, column: number): Side {
  const written = table.rows
    .map((row) => plainText(row[column]?.tokens ?? []).trim())
    .filter((cell) => cell !== '' && cell !== '–' && cell !== '-');
  return written.length > 0 && written.every(isFigure) ? 'right' : 'left';
}

function textSide(side: Side | undefined): string {
  if (side === 'right') return 'text-right';
  return side === 'center' ? 'text-center' : 'text-left';
}

/** A box in which a wide table scrolls sideways, also by keyboard. */
function ScrollBox({ name, children }: { name: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const copy = useCopy().moduleScreen;
  useEffect(() => {
    if (box.current) return keepReachable(box.current);
  }, []);
  return (
    <div
      ref={box}
      data-scrolls={copy.table(name)}
      className="relative scroll-fade-x overflow-x-auto"
    >
      {children}
    </div>
  );
}
