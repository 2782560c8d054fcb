import { contract } from '@elan/domain/contract/contract';
import { Failure } from '@elan/domain/failure';
import { standInsOf } from '../../config/config.ts';
import { describeDeployment } from '../../flows/pages/loadPageData.ts';
import { version } from '../../lib/version.ts';
import type { Services } from '../../services.ts';
import type { Serve } from '../mountContract.ts';

/** The app listens only after the migrations, so `ready` only checks that the database answers. */
export function serviceRoutes(serve: Serve, services: Services): void {
  serve(contract.health, async () => ({ status: 'ok', version }) as const);

  serve(contract.ready, async () => {
    await services.db.ping().catch((cause: unknown) => {
      throw new Failure('database_unavailable', { cause });
    });
    return { status: 'ready' } as const;
  });

  serve(contract.deployment, async () => describeDeployment(services, standInsOf(services.config)));
}
