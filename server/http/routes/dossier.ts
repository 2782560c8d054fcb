import { contract } from '@elan/domain/contract/contract';
import { changeProfile, readProfile } from '../../flows/dossier/profile.ts';
import type { Services } from '../../services.ts';
import type { Serve } from '../mountContract.ts';

export function dossierRoutes(serve: Serve, services: Services): void {
  serve(contract.getDossierProfile, ({ account, params }) =>
    readProfile(services, { account, projectId: params.id }),
  );

  serve(contract.changeDossierProfile, ({ account, params, body }) =>
    changeProfile(services, { account, projectId: params.id, change: body }),
  );
}
