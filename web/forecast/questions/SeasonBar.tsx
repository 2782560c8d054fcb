import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useLanguage } from '../../copy/language.tsx';
import { unitsText } from '../values/specs.ts';

interface SeasonBarProps {
  readonly label: string;
  readonly short: string;
  readonly describedBy: string;
  readonly weight: number;
  readonly highest: number;
  /** Number of sales in this month of the first year; undefined if unknown. */
  readonly sold: number | undefined;
  readonly text: string;
  readonly isDisabled: boolean;
  readonly onWeight: (weight: number) => void;
  /** Called when dragging starts and ends. `highest` must stay the same during the drag. */
  readonly onDrag: (isDragged: boolean) => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowUp: 5,
  ArrowRight: 5,
  ArrowDown: -5,
  ArrowLeft: -5,
  PageUp: 20,
  PageDown: -20,
};

/**
 * One month as a slider. Dragging its grip, clicking the bar or pressing a key changes the weight; scrolling the page
 * with a finger on the bar does not.
 */
export function SeasonBar(props: SeasonBarProps) {
  const { label, short, weight, highest, sold, text, isDisabled, onWeight, onDrag } = props;
  const { language } = useLanguage();
  const track = useRef<HTMLDivElement>(null);
  const height = Math.min(weight / highest, 1);
  /** The grip does not fit inside such a low bar. */
  const isLow = height < 0.1;
  const isDragged = useRef(false);
  const drag = (isOn: boolean) => {
    isDragged.current = isOn;
    onDrag(isOn);
  };
  const follow = ({ clientY }: { readonly clientY: number }) => {
    const box = track.current?.getBoundingClientRect();
    if (!box || box.height === 0) return;
    onWeight(((box.bottom - clientY) / box.height) * highest);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? highest : step && weight + step;
    if (next === undefined || isDisabled) return;
    event.preventDefault();
    onWeight(next);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (isDisabled) return;
    drag(true);
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  return (
    <div className="min-w-0 text-center">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the slider in it has the keyboard; a press anywhere on the bar sets it too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider in it has the keyboard */}
      <div
        ref={track}
        className="relative h-32 rounded-sm bg-sunken"
        onClick={(event) => {
          if (!isDisabled) follow(event);
        }}
      >
        <div
          className="absolute inset-x-0 bottom-0 rounded-sm bg-action"
          style={{ height: `${height * 100}%` }}
        />
        <div
          role="slider"
          tabIndex={isDisabled ? -1 : 0}
          aria-label={label}
          aria-describedby={props.describedBy}
          aria-orientation="vertical"
          aria-valuemin={0}
          aria-valuemax={Math.max(highest, weight)}
          aria-valuenow={weight}
          aria-valuetext={text}
          aria-disabled={isDisabled || undefined}
          className="absolute inset-x-0 h-11 translate-y-1/2 cursor-ns-resize touch-none rounded-sm"
          style={{ bottom: `${height * 100}%` }}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          onPointerMove={(event) => {
            if (isDragged.current) follow(event);
          }}
          onPointerUp={() => drag(false)}
          onPointerCancel={() => drag(false)}
          onClick={(event) => event.stopPropagation()}
        >
          <span
            aria-hidden
            className={`absolute inset-x-0 top-1/2 mx-auto h-1 w-4 rounded-full ${isLow ? '-translate-y-2 bg-action' : 'translate-y-1 bg-on-action'}`}
          />
        </div>
      </div>
      <span aria-hidden className="mt-1 block text-sm text-muted">
        {short}
      </span>
      {sold === undefined ? null : (
        <span aria-hidden className="block text-sm font-semibold whitespace-nowrap tabular-nums">
          {unitsText(sold, language, 'short')}
        </span>
      )}
    </div>
  );
}
