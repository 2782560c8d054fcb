import { type KeyboardEvent, useId } from 'react';
import { Figure, type FigureProps } from './Figure.tsx';

export interface FigureCell extends Pick<FigureProps, 'figure' | 'value' | 'unit' | 'none'> {
  readonly scenario?: FigureProps['scenario'];
}

export interface FigureRow {
  readonly label: string;
  /** Whether the label is user text, which may be one long word. */
  readonly isNamed?: boolean;
  /** Name of the row in the titles of its figures, if the label alone is unclear. */
  readonly title?: string;
  /** Help text below the label. */
  readonly help?: string | undefined;
  /** `group` is a heading row, which has no figures. */
  readonly kind?: 'total' | 'line' | 'group';
  /** One cell per column; undefined leaves the cell blank. */
  readonly cells: readonly (FigureCell | undefined)[];
}

export interface FigureTableProps {
  readonly caption: string;
  /** Header of the label column. */
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly FigureRow[];
  /** For short labels, such as months: narrows the label column. */
  readonly isNarrow?: boolean;
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

/**
 * A table whose figures open their explanations: one tab stop, with arrow keys, Home and End to move between figures
 * (ARIA grid). A wide table scrolls in its own box, where the row labels stay visible.
 */
export function FigureTable({
  caption,
  corner,
  columns,
  rows,
  isNarrow = false,
}: FigureTableProps) {
  const id = useId();
  const first = firstCell(rows);
  const side = isNarrow ? 'w-24 min-w-24' : 'w-2/5 min-w-20 sm:w-64 sm:min-w-64';
  return (
    <div
      className={`scroll-fade-right overflow-x-auto scroll-pr-8 rounded border border-line bg-surface print:overflow-visible ${isNarrow ? 'scroll-pl-28' : 'scroll-pl-28 sm:scroll-pl-68'}`}
    >
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of buttons is a grid
        role="grid"
        aria-labelledby={id}
        onKeyDown={moveInGrid}
        onFocus={keepTabStop}
        className="w-full border-collapse text-sm print:text-ink"
      >
        <caption id={id} className="sr-only">
          {caption}
        </caption>
        <thead>
          <tr className="border-b border-edge">
            <th
              scope="col"
              className={`sticky left-0 z-10 bg-surface py-2 pr-1 pl-2 text-left sm:pl-3 ${side}`}
            >
              {corner}
            </th>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={`px-1 py-2 text-right sm:px-3 print:whitespace-normal ${isNarrow ? 'sm:whitespace-nowrap' : ''}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids, and two may have the same label
              key={at}
              className={
                row.kind === 'total' ? 'border-t border-edge font-semibold' : 'border-t border-line'
              }
            >
              {row.kind === 'group' ? (
                <th
                  scope="colgroup"
                  colSpan={columns.length + 1}
                  className="bg-sunken py-1 pr-3 pl-2 text-left font-semibold sm:pl-3"
                >
                  <span className="sticky left-2 sm:left-3">{row.label}</span>
                </th>
              ) : (
                <>
                  <th
                    scope="row"
                    className={`sticky left-0 z-10 bg-surface py-1 pr-0 pl-2 text-left align-top hyphens-auto sm:pr-1 sm:pl-3 sm:hyphens-manual ${row.isNamed ? 'wrap-anywhere' : ''} ${row.kind === 'total' ? 'font-semibold' : 'font-normal'} ${side}`}
                  >
                    <span>{row.label}</span>
                    {row.help ? (
                      <span className="block font-normal text-muted">{row.help}</span>
                    ) : null}
                  </th>
                  {columns.map((column, of) => {
                    const cell = row.cells[of];
                    return (
                      <td
                        key={column}
                        className={`py-1 text-right align-top sm:px-1 ${cell?.unit === 'shortMonth' ? 'sm:whitespace-nowrap' : 'whitespace-nowrap'}`}
                      >
                        {cell ? (
                          <Figure
                            {...cell}
                            title={`${row.title ?? row.label}, ${column}`}
                            at={`${at}:${of}`}
                            tabIndex={first === `${at}:${of}` ? 0 : -1}
                            className={`min-h-11 min-w-11 text-right sm:min-h-6 sm:min-w-6 sm:px-2 ${isNarrow ? 'px-2' : 'pr-0.5 pl-1'}`}
                          />
                        ) : null}
                      </td>
                    );
                  })}
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function firstCell(rows: readonly FigureRow[]): string | undefined {
  const at = rows.findIndex(({ cells }) => cells.some((cell) => cell !== undefined));
  return at < 0 ? undefined : `${at}:${rows[at]?.cells.findIndex((cell) => cell !== undefined)}`;
}

function placeOf(cell: Element): readonly [row: number, column: number] | undefined {
  const [row, column] = (cell.getAttribute('data-at') ?? '').split(':').map(Number);
  return row === undefined || column === undefined ? undefined : [row, column];
}

function moveInGrid(event: KeyboardEvent<HTMLTableElement>): void {
  const place = event.target instanceof Element ? placeOf(event.target) : undefined;
  if (!place) return;
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-at]')];
  const next = reached(cells, place, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** @returns the next figure in the direction of an arrow key, or the first or last of the row for Home or End. */
function reached(
  cells: readonly HTMLElement[],
  [row, column]: readonly [number, number],
  key: string,
): HTMLElement | undefined {
  const inRow = cells.filter((cell) => placeOf(cell)?.[0] === row);
  if (key === 'Home') return inRow[0];
  if (key === 'End') return inRow.at(-1);
  const step = steps[key];
  if (!step) return undefined;
  const [down, right] = step;
  if (right !== 0) {
    const at = inRow.findIndex((cell) => placeOf(cell)?.[1] === column);
    return inRow[at + right];
  }
  const inColumn = cells.filter((cell) => placeOf(cell)?.[1] === column);
  const at = inColumn.findIndex((cell) => placeOf(cell)?.[0] === row);
  return inColumn[at + down];
}

/** Makes the focused figure the tab stop of the table. */
function keepTabStop(event: { readonly currentTarget: Element; readonly target: EventTarget }) {
  if (!(event.target instanceof HTMLElement) || !placeOf(event.target)) return;
  for (const cell of event.currentTarget.querySelectorAll<HTMLElement>('[data-at]')) {
    cell.tabIndex = cell === event.target ? 0 : -1;
  }
}
