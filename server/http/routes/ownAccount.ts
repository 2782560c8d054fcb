import { Readable } from 'node:stream';
import { contract } from '@elan/domain/contract/contract';
import { isoDayInToronto } from '@elan/domain/day';
import { deleteAccount } from '../../flows/account/deleteAccount.ts';
import { exportAccount } from '../../flows/account/exportAccount.ts';
import { readAccount } from '../../flows/account/readAccount.ts';
import type { Services } from '../../services.ts';
import { createDeviceCookie } from '../deviceCookie.ts';
import type { Serve } from '../mountContract.ts';
import type { OpenReplies } from '../openStreams.ts';
import type { Limit } from '../rateLimits.ts';
import { logSecurityEvent } from '../securityEvents.ts';
import { createSessionCookies } from '../sessionCookies.ts';

export function ownAccountRoutes(
  serve: Serve,
  services: Services,
  limit: Limit,
  openReplies: OpenReplies,
): void {
  serve(contract.getAccount, ({ account }) => readAccount(services, account));

  serve(contract.exportAccount, async ({ account, request, reply }) => {
    await limit('accountExport', account.id, request, reply);
    const name = `elan-${isoDayInToronto(services.clock.now())}.json`;
    // If the client disconnects, the stream is destroyed and the database reads stop.
    const document = Readable.from(exportAccount(services, account), { objectMode: false });
    const session = openReplies.watch(account.sessionId);
    document.once('close', session.leave);
    // If the session ends, cut the export: truncated JSON is invalid, so it cannot pass as complete.
    session.ended.catch((failure: Error) => document.destroy(failure));
    reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(document);
    return undefined;
  });

  serve(contract.deleteAccount, async ({ account, request, reply }) => {
    await limit('accountDeletion', account.id, request, reply);
    await deleteAccount(services, account);
    logSecurityEvent(services, 'account deleted', request, { accountId: account.id });
    createSessionCookies(services.config.publicUrl).clear(request, reply);
    createDeviceCookie(services.config.publicUrl).clear(request, reply);
    return { deleted: true } as const;
  });
}
