import type { ComponentProps } from 'react';

interface BandProps extends ComponentProps<'section'> {
  readonly tone: 'ground' | 'sunken' | 'tint';
}

/** Limits the section's shadow to its sides, where it extends the colour to the edges of the window. */
const edges = '[clip-path:inset(0_-100vmax)]';
const tones: Readonly<Record<BandProps['tone'], string>> = {
  ground: '',
  sunken: `bg-sunken [box-shadow:0_0_0_100vmax_var(--sunken)] ${edges}`,
  tint: `bg-tint [box-shadow:0_0_0_100vmax_var(--tint)] ${edges}`,
};

/** The paint order of the sections from the second on. Numbers within a section count from its start. */
const turns = [
  'after-first-frame-0 nth-of-type-[3]:after-first-frame-2 nth-of-type-[4]:after-first-frame-4',
  'nth-of-type-[5]:after-first-frame-5 nth-of-type-[6]:after-first-frame-6',
].join(' ');

/** A section of the landing page, whose colour extends to the edges of the window. */
export function Band({ tone, className = '', ...rest }: BandProps) {
  return (
    <section
      {...rest}
      className={`py-14 [contain-intrinsic-height:48rem] sm:py-20 ${turns} ${tones[tone]} ${className}`}
    />
  );
}
