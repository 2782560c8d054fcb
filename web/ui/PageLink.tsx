import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** An address of the product that needs nothing but its path. */
export interface PageLinkProps {
  readonly to: '/' | '/auth' | '/dashboard' | '/pricing' | '/privacy' | '/terms';
  readonly className?: string;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

function PlainLink({ to, ...rest }: PageLinkProps) {
  return <a {...rest} href={to} />;
}

/** What a link is made of: the app's router changes the page in place; without it the browser loads the next one. */
export const PageLinkElement = createContext<ComponentType<PageLinkProps>>(PlainLink);

/** A link to another page, for what stands both in the app and on the first page, which has no router. */
export function PageLink(props: PageLinkProps) {
  const Element = useContext(PageLinkElement);
  return <Element {...props} />;
}
