import type { ReactNode } from 'react';

export type BadgeTone = 'action' | 'yellow' | 'accent' | 'muted' | 'danger' | 'warn';

const tones: Readonly<Record<BadgeTone, string>> = {
  action: 'border-action text-action',
  yellow: 'border-yellow text-yellow',
  accent: 'border-accent text-accent',
  muted: 'border-edge text-muted',
  danger: 'border-danger text-danger',
  warn: 'border-warn text-warn',
};

/** A short label with a border. */
export function Badge(props: { tone?: BadgeTone; children: ReactNode; className?: string }) {
  const { tone = 'action', className = '' } = props;
  return (
    <span
      className={`inline-block rounded-sm border px-1 text-sm leading-5 font-semibold whitespace-nowrap ${tones[tone]} ${className}`}
    >
      {props.children}
    </span>
  );
}
