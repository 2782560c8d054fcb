import type { ComponentProps } from 'react';

export interface CardProps extends ComponentProps<'div'> {
  /** The element to render. Give an `article` or `section` an accessible name. */
  readonly as?: 'div' | 'section' | 'article';
}

/** A surface with a border. */
export function Card({ as: Tag = 'div', className = '', ...rest }: CardProps) {
  return <Tag {...rest} className={`rounded border border-line bg-surface p-5 ${className}`} />;
}
