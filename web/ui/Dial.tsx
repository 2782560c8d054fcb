export const dialRadius = 50;
export const dialCircumference = 2 * Math.PI * dialRadius;

export interface DialProps {
  readonly value: number;
  readonly max?: number;
  /** Accessible name, such as "72 out of 100". */
  readonly label: string;
  /** Text below the number. */
  readonly unit: string;
  readonly tone: 'action' | 'yellow' | 'danger';
  readonly className?: string;
}

const strokes = {
  action: 'stroke-action',
  yellow: 'stroke-yellow',
  danger: 'stroke-danger',
} as const;

/** @returns the `stroke-dasharray` of a ring, filled in proportion to the value. */
export function dialDashes(value: number, max = 100): string {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const filled = share * dialCircumference;
  return [filled, dialCircumference - filled].map((length) => length.toFixed(2)).join(' ');
}

/** A number inside a ring that fills clockwise from the top. */
export function Dial({ value, max = 100, label, unit, tone, className = '' }: DialProps) {
  const ring = { cx: 60, cy: 60, r: dialRadius, fill: 'none', strokeWidth: 10 };
  return (
    <svg viewBox="0 0 120 120" role="img" aria-label={label} className={className}>
      <circle {...ring} className="stroke-line forced-colors:opacity-40" />
      <circle
        {...ring}
        transform="rotate(-90 60 60)"
        strokeDasharray={dialDashes(value, max)}
        className={strokes[tone]}
      />
      <text
        x="60"
        y="66"
        textAnchor="middle"
        fontSize="34"
        className="fill-ink font-display font-semibold"
      >
        {value}
      </text>
      <text x="60" y="82" textAnchor="middle" fontSize="11" className="fill-muted">
        {unit}
      </text>
    </svg>
  );
}
