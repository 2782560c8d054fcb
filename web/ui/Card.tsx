import type { ComponentProps } from 'react';

export interface CardProps extends ComponentProps<'div'> {
  /** `article` and `section` need a name. */
  readonly as?: 'div' | 'section' | 'article';
}

/** A sheet on the ground: white space and one line. */
export function Card({ as: Tag = 'div', className = '', ...rest }: CardProps) {
  return <Tag {...rest} className={`rounded border border-line bg-surface p-5 ${className}`} />;
}
