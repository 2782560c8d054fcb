import { projectAddress } from '@elan/domain/pages';
import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCurrentProject } from '../session/currentProject.ts';

/**
 * A page of a project under an address that names none: leads to the same page of the project used last. The server and
 * `web/entry/openTabProject.ts` do so before; this is for pages that the browser renders.
 */
export function PlainAddress() {
  const { projectId } = useCurrentProject();
  const router = useRouter();
  const { pathname, href } = useLocation();
  const address =
    projectId === null
      ? undefined
      : projectAddress(projectId, pathname) + href.slice(pathname.length);
  useEffect(() => {
    if (address !== undefined) void router.navigate({ href: address, replace: true });
  }, [address, router]);
  return address === undefined ? <Outlet /> : null;
}
