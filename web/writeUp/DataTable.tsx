import type { Tokens } from 'marked';
import { type ReactNode, useEffect, useRef } from 'react';
import { useCopy } from '../copy/copy.ts';
import { keepReachable } from '../ui/keepReachable.ts';
import { Inline } from './Inline.tsx';
import { plainText } from './texts.ts';

/** Money, counts, percentages and their ranges, in the notation of either language. */
const figure =
  /^[\s$€%+\-–~≈]*\d[\d\s.,]*\s*[$€%kKM]{0,3}\s*(?:(?:[-–]|à|to)\s*\$?[\d\s.,]+\s*[$€%kKM]{0,3})?$/;

const longestFigure = 40;

function isFigure(cell: string): boolean {
  return cell.length <= longestFigure && figure.test(cell);
}

/** A table with lines between its rows only; it scrolls in its own box on a narrow page. */
export function DataTable({ table }: { table: Tokens.Table }) {
  const sides = table.header.map((cell, column) => cell.align ?? sideOf(table, column));
  return (
    <ScrollBox
      name={table.header
        .filter(hasText)
        .map(({ tokens }) => plainText(tokens))
        .join(', ')}
    >
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b border-ink">
            {table.header.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position
              <ColumnHead key={column} cell={cell} side={sides[column]} />
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position
            <tr key={index} className="border-b border-line last:border-b-0">
              {row.map((cell, column) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position
                  key={column}
                  className={`py-2 pr-4 align-top last:pr-0 ${textSide(sides[column])} ${sides[column] === 'right' ? 'whitespace-nowrap' : ''}`}
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

/** The cell above the row names is often empty, and then no heading. */
function ColumnHead({ cell, side }: { cell: Tokens.TableCell; side: Side | undefined }) {
  if (!hasText(cell)) return <td />;
  return (
    <th
      scope="col"
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

/** A wide table scrolls here, also by keyboard. */
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
