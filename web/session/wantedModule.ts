import { wantedCookie } from '@elan/domain/contract/pageData';
import type { ModuleOutline } from '@elan/domain/questionnaire/module';
import { useContext, useSyncExternalStore } from 'react';
import { findModule } from '../catalogue/journey.ts';
import { readCookie, writeCookie } from '../lib/browserStorage.ts';
import { Rendered } from '../lib/rendered.ts';

const never = () => () => {};

/** @returns the attribute that marks a link as a request for this paid module; none if undefined. */
export function wants(module: string | undefined): { readonly 'data-wanted'?: string } {
  return module === undefined ? {} : { 'data-wanted': module };
}

/** @returns the paid module last requested in this browser, if that was within a day. */
export function useWantedModule(): ModuleOutline | undefined {
  const rendered = useContext(Rendered)?.wanted ?? null;
  const key = useSyncExternalStore(
    never,
    () => readCookie(wantedCookie) ?? null,
    () => rendered,
  );
  const definition = key === null ? undefined : findModule(key);
  return definition?.free ? undefined : definition;
}

/** Removes the requested module. The page after the next payment then links to the dashboard. */
export function forgetWantedModule(): void {
  writeCookie(wantedCookie, '', 0);
}
