import { createContext, useContext } from 'react';
import { type MailLinkType, mailLinkType } from '../../session/mailLink.ts';

/** What the address of /auth may say after its question mark. */
export interface AuthSearch {
  /** The link of a mail; its tokens were removed from the URL before this was read. */
  readonly type?: MailLinkType;
  /** The email was confirmed. */
  readonly confirmed?: true;
  /** The sign-up form comes first. */
  readonly panel?: 'signup';
}

/** @returns what /auth understands of a query. */
export function readAuthSearch({ type: named, confirmed, panel }: Record<string, unknown>) {
  const type = mailLinkType(named);
  const search: AuthSearch = {
    ...(type ? { type } : {}),
    ...(confirmed === true ? { confirmed } : {}),
    ...(panel === 'signup' ? { panel } : {}),
  };
  return search;
}

/** The address of /auth, and how to leave it: by the router in the app, else by loading the next page. */
export interface AuthPlace {
  readonly search: AuthSearch;
  /** From the history entry, which a browser keeps over a reload. */
  readonly state: { readonly expired?: unknown; readonly returnTo?: unknown };
  /** Replaces the query of the address. */
  readonly setSearch: (search: AuthSearch) => void;
  /** Shows a person who has just signed in a page, in place of this one. */
  readonly enter: (path: string) => Promise<void>;
}

export const AuthPlaceContext = createContext<AuthPlace | undefined>(undefined);

/** @returns where /auth is shown. */
export function useAuthPlace(): AuthPlace {
  const place = useContext(AuthPlaceContext);
  if (!place) throw new Error('/auth needs a place');
  return place;
}
