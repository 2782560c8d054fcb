import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonVariant } from './buttonVariant.ts';

interface VariantProps extends ComponentProps<'a'> {
  readonly look?: ButtonVariant | undefined;
}

function AnchorAsButton({ look = 'primary', className, ...rest }: VariantProps) {
  return <a {...rest} className={buttonVariant(look, className)} />;
}

/** A router link that looks like a button: it navigates, while a `Button` acts. */
export const LinkButton = createLink(AnchorAsButton);
