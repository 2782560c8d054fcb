import { contract } from '@elan/domain/contract/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/apiClient.ts';

/** Which module of which project. */
export interface VersionsPlace {
  readonly projectId: string;
  readonly module: string;
}

/** The earlier versions of a module; read again each time they are opened. */
export function versionsQuery({ projectId, module }: VersionsPlace) {
  return queryOptions({
    queryKey: ['versions', projectId, module],
    queryFn: ({ signal }) =>
      call(contract.listVersions, { params: { id: projectId, module } }, { signal }),
    staleTime: 0,
  });
}

/** One whole version. It never changes. */
export function versionQuery({ projectId, module }: VersionsPlace, version: string) {
  return queryOptions({
    queryKey: ['version', projectId, module, version],
    queryFn: ({ signal }) =>
      call(contract.getVersion, { params: { id: projectId, module, version } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
