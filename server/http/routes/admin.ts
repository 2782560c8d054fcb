import { contract } from '@elan/domain/contract/contract';
import { changeCancellationFor } from '../../flows/support/changeCancellationFor.ts';
import { findAccount } from '../../flows/support/findAccount.ts';
import { liftLockout } from '../../flows/support/liftLockout.ts';
import { listAudit } from '../../flows/support/listAudit.ts';
import { restoreAccount } from '../../flows/support/restoreAccount.ts';
import { suspendAccount } from '../../flows/support/suspendAccount.ts';
import type { Services } from '../../services.ts';
import type { Serve } from '../serve.ts';

/** The support desk; `serve` hides it from everybody but administrators. */
export function adminRoutes(serve: Serve, services: Services): void {
  serve(contract.findAccount, async ({ account: admin, body }) => ({
    account: await findAccount(services, { admin, email: body.email }),
  }));

  serve(contract.adminCancel, async ({ account: admin, params }) => ({
    account: await changeCancellationFor(services, { admin, id: params.id, cancel: true }),
  }));

  serve(contract.adminResume, async ({ account: admin, params }) => ({
    account: await changeCancellationFor(services, { admin, id: params.id, cancel: false }),
  }));

  serve(contract.adminLiftLockout, async ({ account: admin, params }) => ({
    account: await liftLockout(services, { admin, id: params.id }),
  }));

  serve(contract.adminSuspend, async ({ account: admin, params }) => ({
    account: await suspendAccount(services, { admin, id: params.id }),
  }));

  serve(contract.adminRestore, async ({ account: admin, params }) => ({
    account: await restoreAccount(services, { admin, id: params.id }),
  }));

  serve(contract.listAudit, ({ query }) => listAudit(services, { cursor: query.cursor }));
}
