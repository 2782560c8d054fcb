import { type ButtonVariant, buttonVariant } from './buttonVariant.ts';
import { PageLink, type PageLinkProps } from './PageLink.tsx';

/** A `PageLink` that variants like a button. */
export function PageLinkButton({
  variant = 'primary',
  className,
  ...rest
}: PageLinkProps & { readonly variant?: ButtonVariant }) {
  return <PageLink {...rest} className={buttonVariant(variant, className)} />;
}
