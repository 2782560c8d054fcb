import { type ReactNode, useEffect, useRef } from 'react';
import { keepReachable } from '../../../ui/keepReachable.ts';
import { useNumbersCopy } from './numberTexts.ts';

interface Column {
  readonly name: string;
  /** Whether the cells are numbers. The first column contains the row headers. */
  readonly isNumber?: boolean;
}

interface NumberTableProps {
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly rows: readonly {
    readonly key: string;
    readonly cells: readonly ReactNode[];
    readonly isTotal?: boolean;
  }[];
}

/**
 * A table of numbers. A wide table scrolls inside its own box, also by keyboard, while the row headers stay visible.
 */
export function NumberTable({ caption, columns, rows }: NumberTableProps) {
  const copy = useNumbersCopy();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) return keepReachable(box.current);
  }, []);
  const side = (at: number) => (columns[at]?.isNumber ? 'text-right tabular-nums' : 'text-left');
  return (
    <div
      ref={box}
      data-scrolls={copy.table(caption)}
      className="scroll-fade-right overflow-x-auto rounded border border-line bg-surface"
    >
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-edge">
            {columns.map(({ name }, at) => (
              <th
                key={name}
                scope="col"
                className={`px-2 py-2 align-bottom sm:px-3 ${side(at)} ${at === 0 ? 'sticky left-0 bg-surface' : ''}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, isTotal = false }) => (
            <tr key={key} className="border-b border-line last:border-b-0">
              {cells.map((cell, at) => {
                const look = `px-2 py-2 align-top sm:px-3 ${side(at)} ${isTotal ? 'font-semibold' : 'font-normal'}`;
                const name = columns[at]?.name;
                return at === 0 ? (
                  <th
                    key={name}
                    scope="row"
                    className={`sticky left-0 min-w-24 bg-surface ${look}`}
                  >
                    {cell}
                  </th>
                ) : (
                  <td key={name} className={look}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
