import type { ComponentProps } from 'react';

interface BandProps extends ComponentProps<'section'> {
  readonly tone: 'ground' | 'sunken' | 'tint';
}

/** The colour reaches the edges of the window without being wider than it: a shadow scrolls nothing. */
const edges = '[clip-path:inset(0_-100vmax)]';
const tones: Readonly<Record<BandProps['tone'], string>> = {
  ground: '',
  sunken: `bg-sunken [box-shadow:0_0_0_100vmax_var(--sunken)] ${edges}`,
  tint: `bg-tint [box-shadow:0_0_0_100vmax_var(--tint)] ${edges}`,
};

/** A section of the landing page, as wide as the window. */
export function Band({ tone, className = '', ...rest }: BandProps) {
  return (
    <section {...rest} className={`py-14 sm:py-20 after-first-frame ${tones[tone]} ${className}`} />
  );
}
