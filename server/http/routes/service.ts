import { contract } from '@elan/domain/contract/contract';
import { Failure } from '@elan/domain/failure';
import { standInsOf } from '../../config/config.ts';
import { describeDeployment } from '../../flows/pages/loadPageData.ts';
import { version } from '../../lib/version.ts';
import type { Services } from '../../services.ts';
import { requireReady } from '../../store/readiness.ts';
import type { Leaving } from '../gracefulShutdown.ts';
import type { Serve } from '../mountContract.ts';

export function serviceRoutes(serve: Serve, services: Services, leaving: Leaving): void {
  serve(contract.health, async () => ({ status: 'ok', version }) as const);

  serve(contract.ready, async () => {
    if (leaving.isLeaving) throw new Failure('stopping');
    await requireReady(services.db);
    return { status: 'ready' } as const;
  });
}

export function deploymentRoute(serve: Serve, services: Services): void {
  serve(contract.deployment, async () => describeDeployment(services, standInsOf(services.config)));
}
