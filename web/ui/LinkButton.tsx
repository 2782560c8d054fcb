import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonLook } from './buttonLook.ts';

interface LookProps extends ComponentProps<'a'> {
  readonly look?: ButtonLook | undefined;
}

function AnchorAsButton({ look = 'primary', className, ...rest }: LookProps) {
  return <a {...rest} className={buttonLook(look, className)} />;
}

/** A link of the router that looks like a button: it leads somewhere, a `Button` does something. */
export const LinkButton = createLink(AnchorAsButton);
