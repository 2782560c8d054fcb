import type { ComponentProps } from 'react';

export interface CardProps extends ComponentProps<'div'> {
  /** `article` and `section` need an accessible name. */
  readonly as?: 'div' | 'section' | 'article';
}

/** A raised surface with a border. */
export function Card({ as: Tag = 'div', className = '', ...rest }: CardProps) {
  return <Tag {...rest} className={`rounded border border-line bg-surface p-5 ${className}`} />;
}
