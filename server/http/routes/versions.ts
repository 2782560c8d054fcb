import { contract } from '@elan/domain/contract/contract';
import { listVersions } from '../../flows/modules/listVersions.ts';
import { readVersion } from '../../flows/modules/readVersion.ts';
import { restoreVersion } from '../../flows/modules/restoreVersion.ts';
import type { Services } from '../../services.ts';
import type { Serve } from '../mountContract.ts';

export function versionRoutes(serve: Serve, services: Services): void {
  serve(contract.listVersions, async ({ account, params }) => {
    const { id: projectId, module } = params;
    return { versions: await listVersions(services, { account, projectId, module }) };
  });

  serve(contract.getVersion, ({ account, params: { id: projectId, ...place } }) =>
    readVersion(services, { account, projectId, ...place }),
  );

  serve(contract.restoreVersion, async ({ account, params: { id: projectId, ...place }, body }) => {
    const { baseLastUpdated } = body;
    const base = baseLastUpdated === null ? null : new Date(baseLastUpdated);
    return { entry: await restoreVersion(services, { account, projectId, ...place, base }) };
  });
}
