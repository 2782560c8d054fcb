import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { type ButtonVariant, buttonVariant } from './Button.tsx';

type PageSearch = { readonly panel: 'signup' };

/** Props of a link to a page whose path has no parameters. */
interface PageLinkProps {
  readonly to: '/' | '/auth' | '/dashboard' | '/pricing' | '/privacy' | '/terms';
  /** Opens the sign-up form of /auth. */
  readonly search?: PageSearch;
  readonly className?: string;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

function PlainLink({ to, search, ...rest }: PageLinkProps) {
  return <a {...rest} href={search ? `${to}?${new URLSearchParams(search)}` : to} />;
}

/**
 * The component that renders page links. The app provides its router's `Link`; the default is a normal `a` element,
 * which loads the page.
 */
export const PageLinkElement = createContext<ComponentType<PageLinkProps>>(PlainLink);

/** A link for components used both in the app and on pages without a router. */
export function PageLink(props: PageLinkProps) {
  const Element = useContext(PageLinkElement);
  return <Element {...props} />;
}

/** A `PageLink` that looks like a button. */
export function PageLinkButton({
  variant = 'primary',
  className,
  ...rest
}: PageLinkProps & { readonly variant?: ButtonVariant }) {
  return <PageLink {...rest} className={buttonVariant(variant, className)} />;
}
