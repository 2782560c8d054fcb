import { barFilling, barTrack } from './barLook.ts';

export interface BusyBarProps {
  /** Its name for those who do not see it. */
  readonly label: string;
  /** What is under way, in words. */
  readonly valueText: string;
  readonly className?: string;
}

/** A bar for work whose end cannot be told: it moves, or stands half full where motion is not wanted. */
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
