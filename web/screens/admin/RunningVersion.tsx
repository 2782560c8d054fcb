import { useQuery } from '@tanstack/react-query';
import { useCopy } from '../../copy/copy.ts';
import { call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';

/** The version that the server runs. Shows nothing until it is fetched, or if the request fails. */
export function RunningVersion() {
  const { admin } = useCopy();
  const health = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => call(contract.health, undefined, { signal }),
  });
  if (health.data === undefined) return null;
  return <p className="mt-8 text-sm text-muted">{admin.version(health.data.version)}</p>;
}
