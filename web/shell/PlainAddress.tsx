import { projectAddress } from '@elan/domain/pages';
import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCurrentProject } from '../session/currentProject.ts';

/**
 * Redirects an address without a project id to the same page of the last project used, if any. For pages that the
 * browser renders; on others the server and `web/entry/openTabProject.ts` set the address.
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
