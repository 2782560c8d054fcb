import { barFilling, barTrack } from './barStyles.ts';

export interface BusyBarProps {
  /** Its accessible name. */
  readonly label: string;
  /** The current work, in words. */
  readonly valueText: string;
  readonly className?: string;
}

/** A bar for work of unknown length: animated, or half full with reduced motion. */
export function BusyBar({ label, valueText, className = '' }: BusyBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuetext={valueText}
      className={`h-1.5 ${barTrack} ${className}`}
    >
      <div className={`${barFilling} w-1/2 animate-pulse bg-accent`} />
    </div>
  );
}
