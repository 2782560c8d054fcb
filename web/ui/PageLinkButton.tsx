import { type ButtonLook, buttonLook } from './buttonLook.ts';
import { PageLink, type PageLinkProps } from './PageLink.tsx';

/** A `PageLink` that looks like a button. */
export function PageLinkButton({
  look = 'primary',
  className,
  ...rest
}: PageLinkProps & { readonly look?: ButtonLook }) {
  return <PageLink {...rest} className={buttonLook(look, className)} />;
}
