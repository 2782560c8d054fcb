import { contract } from '@elan/domain/contract/contract';
import { Failure } from '@elan/domain/failure';
import { findAccount } from '../../flows/support/describeAccount.ts';
import { listAudit } from '../../flows/support/listAudit.ts';
import { readNumbers } from '../../flows/support/readNumbers.ts';
import {
  changeCancellationFor,
  liftLockout,
  restoreAccount,
  suspendAccount,
} from '../../flows/support/supportActions.ts';
import { existingId } from '../../lib/assertExists.ts';
import type { Services } from '../../services.ts';
import type { Serve } from '../mountContract.ts';
import { logSecurityEvent } from '../securityEvents.ts';

/** The support desk, which `serve` hides from everyone but administrators. */
export function adminRoutes(serve: Serve, services: Services): void {
  serve(contract.findAccount, async ({ account: admin, body }) => ({
    account: await findAccount(services, { admin, email: body.email }),
  }));

  serve(contract.adminCancel, async ({ account: admin, params: { id }, request }) => {
    const account = await changeCancellationFor(services, { admin, id, cancel: true });
    const fields = { accountId: id, adminId: admin.id };
    logSecurityEvent(services, 'cancellation scheduled', request, fields);
    return { account };
  });

  serve(contract.adminResume, async ({ account: admin, params: { id }, request }) => {
    const account = await changeCancellationFor(services, { admin, id, cancel: false });
    const fields = { accountId: id, adminId: admin.id };
    logSecurityEvent(services, 'cancellation undone', request, fields);
    return { account };
  });

  serve(contract.adminLiftLockout, async ({ account: admin, params: { id }, request }) => {
    const account = await liftLockout(services, { admin, id });
    logSecurityEvent(services, 'lockout lifted', request, { accountId: id, adminId: admin.id });
    return { account };
  });

  serve(contract.adminSuspend, async ({ account: admin, params: { id }, request }) => {
    const account = await suspendAccount(services, { admin, id });
    logSecurityEvent(services, 'account suspended', request, { accountId: id, adminId: admin.id });
    return { account };
  });

  serve(contract.adminRestore, async ({ account: admin, params: { id }, request }) => {
    const account = await restoreAccount(services, { admin, id });
    logSecurityEvent(services, 'account restored', request, { accountId: id, adminId: admin.id });
    return { account };
  });

  serve(contract.getNumbers, () => readNumbers(services));

  serve(contract.listFailedJobs, async () => ({ jobs: await services.failedJobs.failed() }));

  serve(contract.retryJob, async ({ params: { id } }) => {
    if (!(await services.failedJobs.retry(existingId(id)))) throw new Failure('not_found');
    return {};
  });

  serve(contract.listAudit, ({ query }) => listAudit(services, { cursor: query.cursor }));
}
