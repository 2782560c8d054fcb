import { CircleAlert } from 'lucide-react';

/**
 * Classes of a bar's track and fill. In forced-colours mode both would get the page's background, so the track gets a
 * border and the fill keeps its colour, which is then a system colour.
 */
export const barTrack =
  'overflow-hidden rounded-sm bg-line forced-colors:border forced-colors:bg-transparent print:border print:border-edge';
export const barFilling = 'h-full forced-color-adjust-none print-colours';

export interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max?: number;
  /** Text alternative for the value, such as "12 out of 100". */
  readonly valueText?: string | undefined;
  /** Text shown below the bar, with an icon. Set only if the limit is reached; the bar then turns red. */
  readonly limitReached?: string | undefined;
  /** Number of equal segments, by default one. With several, each is either full or empty. */
  readonly pieces?: number;
  readonly className?: string;
}

/** A progress bar, red if `limitReached` is set. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, max = 100, valueText, limitReached, pieces = 1, className = '' } = props;
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const filled = pieces > 1 ? Math.round(share * pieces) : share;
  const bar = (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={valueText}
      className={`flex h-1.5 gap-1 ${className}`}
    >
      {Array.from({ length: pieces }, (_, piece) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are alike and never move
          key={piece}
          className={`grow ${barTrack}`}
        >
          <div
            className={`${barFilling} ${limitReached === undefined ? 'bg-action' : 'bg-danger'}`}
            style={{ width: `${Math.min(1, Math.max(0, filled - piece)) * 100}%` }}
          />
        </div>
      ))}
    </div>
  );
  if (limitReached === undefined) return bar;
  return (
    <>
      {bar}
      <p className="flex items-center gap-1 text-sm font-semibold whitespace-nowrap text-danger">
        <CircleAlert aria-hidden size={14} className="shrink-0" />
        <span>{limitReached}</span>
      </p>
    </>
  );
}

export interface BusyBarProps {
  readonly label: string;
  /** Describes the current work. */
  readonly valueText: string;
  readonly className?: string;
}

/** A pulsing, half-full bar for work of unknown duration. */
export function BusyBar({ label, valueText, className = '' }: BusyBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuetext={valueText}
      className={`h-1.5 ${barTrack} ${className}`}
    >
      <div className={`${barFilling} w-1/2 animate-pulse bg-action`} />
    </div>
  );
}
