import { contract } from '@elan/domain/contract/contract';
import { Failure } from '@elan/domain/failure';
import { sql } from 'drizzle-orm';
import { standInsOf } from '../../config.ts';
import { describeDeployment } from '../../flows/describeDeployment.ts';
import type { Services } from '../../services.ts';
import type { Serve } from '../serve.ts';

/** The app listens only once the migrations are in, so a database that answers is all `ready` asks. */
export function serviceRoutes(serve: Serve, services: Services): void {
  serve(contract.health, async () => ({ status: 'ok' }) as const);

  serve(contract.ready, async () => {
    await services.db.execute(sql`select 1`).catch((cause: unknown) => {
      throw new Failure('database_unavailable', { cause });
    });
    return { status: 'ready' } as const;
  });

  serve(contract.deployment, async () => describeDeployment(services, standInsOf(services.config)));
}
