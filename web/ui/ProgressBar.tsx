import { barFilling, barTrack } from './barStyles.ts';

export interface ProgressBarProps {
  /** Its accessible name. */
  readonly label: string;
  readonly value: number;
  readonly max?: number;
  /** The value in words, such as "12 sur 100". */
  readonly valueText?: string | undefined;
  readonly tone?: 'accent' | 'action' | 'danger';
  /** Shows this many equal pieces instead of one bar, each full or empty, for counts instead of percentages. */
  readonly pieces?: number;
  readonly className?: string;
}

const fills = { accent: 'bg-accent', action: 'bg-action', danger: 'bg-danger' } as const;

/** The progress of something. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, max = 100, valueText, tone = 'accent', pieces = 1, className = '' } = props;
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const filled = pieces > 1 ? Math.round(share * pieces) : share;
  return (
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
            className={`${barFilling} ${fills[tone]}`}
            style={{ width: `${Math.min(1, Math.max(0, filled - piece)) * 100}%` }}
          />
        </div>
      ))}
    </div>
  );
}
