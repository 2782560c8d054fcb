import { type ButtonVariant, buttonVariant } from './buttonVariant.ts';
import { PageLink, type PageLinkProps } from './PageLink.tsx';

/** A `PageLink` that looks like a button. */
export function PageLinkButton({
  look = 'primary',
  className,
  ...rest
}: PageLinkProps & { readonly look?: ButtonVariant }) {
  return <PageLink {...rest} className={buttonVariant(look, className)} />;
}
