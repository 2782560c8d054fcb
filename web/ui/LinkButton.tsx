import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonVariant } from './Button.tsx';

interface VariantProps extends ComponentProps<'a'> {
  readonly variant?: ButtonVariant | undefined;
}

function AnchorAsButton({ variant = 'primary', className, ...rest }: VariantProps) {
  return <a {...rest} className={buttonVariant(variant, className)} />;
}

/** A router link that looks like a button. Use `Button` for anything other than navigation. */
export const LinkButton = createLink(AnchorAsButton);
