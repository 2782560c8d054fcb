import { type ReactNode, useState } from 'react';
import { inElement } from '../../../ui/inElement.tsx';
import { useResults } from '../figures/ResultsContext.ts';
import { useWidth } from './useWidth.ts';

export interface ChartFrameProps {
  readonly title: string;
  readonly lead: string;
  /** One-sentence text alternative for screen readers. */
  readonly summary: string;
  readonly height: number;
  /** Number of cursor positions, and the index of the current one. */
  readonly count: number;
  readonly at: number;
  readonly onAt: (at: number) => void;
  /** Accessible name of the cursor, a range input. */
  readonly cursorLabel: string;
  /** Values at the cursor, announced while the cursor moves. */
  readonly cursorText: string;
  /** @returns the index, possibly out of range, of the cursor position nearest to a point, given in pixels. */
  readonly nearest: (x: number, y: number, width: number) => number;
  readonly legend?: ReactNode;
  /** The values at the cursor, as buttons that open an explanation of each value. */
  readonly reading: ReactNode;
  /** Renders all values of the chart as a table; called only while the table is expanded. */
  readonly table: () => ReactNode;
  /** Renders the content of the SVG for a width in pixels. */
  readonly children: (width: number) => ReactNode;
}

/** A chart with a text alternative, a cursor for reading values (arrow keys, finger or mouse) and a table. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, lead, height, count, at, onAt, nearest } = props;
  const { copy } = useResults();
  const [ref, width] = useWidth<HTMLDivElement>();
  const [isOpen, setOpen] = useState(false);
  const read = (event: { clientX: number; clientY: number; currentTarget: Element }) => {
    const box = event.currentTarget.getBoundingClientRect();
    const next = nearest(event.clientX - box.left, event.clientY - box.top, width);
    if (next !== at) onAt(Math.min(count - 1, Math.max(0, next)));
  };
  return (
    <figure className="min-w-0 rounded border border-line bg-surface p-4">
      <figcaption>
        <h4 className="font-display text-lg font-semibold">{title}</h4>
        <p className="text-sm text-muted">{lead}</p>
      </figcaption>
      {inElement(props.legend)}
      <div ref={ref} className="mt-3">
        <input
          type="range"
          min={0}
          max={count - 1}
          step={1}
          value={at}
          aria-label={props.cursorLabel}
          aria-valuetext={props.cursorText}
          onChange={(event) => onAt(Number(event.currentTarget.value))}
          className="peer sr-only"
        />
        <svg
          role="img"
          aria-label={props.summary}
          viewBox={`0 0 ${width} ${height}`}
          className="block w-full touch-pan-y rounded peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-action print-colours"
          onPointerMove={read}
          onPointerDown={read}
        >
          {props.children(width)}
        </svg>
      </div>
      <div className="mt-2">{props.reading}</div>
      <details className="mt-2" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="inline-flex min-h-11 items-center rounded font-semibold text-action hover:underline print:hidden">
          <span>{copy.charts.table}</span>
          <span className="sr-only">{`, ${title}`}</span>
        </summary>
        {isOpen ? <div className="mt-2">{props.table()}</div> : null}
      </details>
    </figure>
  );
}
