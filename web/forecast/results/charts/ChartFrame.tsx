import { type ReactNode, useState } from 'react';
import { inElement } from '../../../ui/inElement.tsx';
import { useResults } from '../figures/ResultsContext.ts';
import { useWidth } from './useWidth.ts';

export interface ChartFrameProps {
  readonly title: string;
  readonly lead: string;
  /** The chart in a sentence, for who does not see it. */
  readonly summary: string;
  readonly height: number;
  /** How many places can be read, and the one that is. */
  readonly count: number;
  readonly at: number;
  readonly onAt: (at: number) => void;
  /** The accessible name of the reading cursor. */
  readonly cursorLabel: string;
  /** What is read at the cursor, announced while it moves. */
  readonly cursorText: string;
  /** @returns which place is read at a point, in pixels. */
  readonly nearest: (x: number, y: number, width: number) => number;
  /** What the marks mean. */
  readonly legend?: ReactNode;
  /** What is read at the cursor, with the figures themselves. */
  readonly reading: ReactNode;
  /** The same figures, rendered once opened. */
  readonly table: () => ReactNode;
  /** What is in the picture. */
  readonly children: (width: number) => ReactNode;
}

/** A chart with its sentence, its reading cursor (arrows, finger or mouse) and its table. */
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
