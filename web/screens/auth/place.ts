import { createContext, useContext } from 'react';
import { type MailLinkType, mailLinkType } from '../../session/mailLink.ts';

/** The query parameters of /auth. */
export interface AuthSearch {
  /** The kind of mail link. Its tokens were removed from the URL before this was read. */
  readonly type?: MailLinkType;
  /** Whether the e-mail was just confirmed. */
  readonly confirmed?: true;
  /** Set if the sign-up form is shown initially. */
  readonly panel?: 'signup';
}

/** @returns the valid parameters of a URL query. */
export function readAuthSearch({ type: named, confirmed, panel }: Record<string, unknown>) {
  const type = mailLinkType(named);
  const search: AuthSearch = {
    ...(type ? { type } : {}),
    ...(confirmed === true ? { confirmed } : {}),
    ...(panel === 'signup' ? { panel } : {}),
  };
  return search;
}

/** The URL of /auth and how to leave it: with the router inside the app, otherwise by loading the next page. */
export interface AuthPlace {
  readonly search: AuthSearch;
  /** From the history entry, which the browser keeps across reloads. */
  readonly state: { readonly expired?: unknown; readonly returnTo?: unknown };
  /** Replaces the URL query. */
  readonly setSearch: (search: AuthSearch) => void;
  /** Opens another page in place of this one after a sign-in. */
  readonly enter: (path: string) => Promise<void>;
}

export const AuthPlaceContext = createContext<AuthPlace | undefined>(undefined);

export function useAuthPlace(): AuthPlace {
  const place = useContext(AuthPlaceContext);
  if (!place) throw new Error('/auth needs a place');
  return place;
}
