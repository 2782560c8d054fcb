import { randomUUID } from 'node:crypto';
import { getCurrentAdapter, getCurrentAuthEndpointContext } from '@better-auth/core/context';
import type { BetterAuthPlugin } from 'better-auth';
import type { Mail } from '../mails/mail.ts';

/** Makes the outbox known to the account library, so that its transactions can write mails. */
export const outboxPlugin = {
  id: 'outbox',
  schema: {
    outbox: {
      fields: {
        recipient: { type: 'string', required: true },
        subject: { type: 'string', required: true },
        text: { type: 'string', required: true },
        html: { type: 'string', required: true },
      },
    },
  },
} satisfies BetterAuthPlugin;

/**
 * Writes a mail in the transaction of the library that is under way, if one is: the mail is sent
 * if and only if that commits. (The database handle outside it would wait for it for ever on PGlite.)
 */
export async function putInOutbox(recipient: string, mail: Mail): Promise<void> {
  const { context } = getCurrentAuthEndpointContext();
  const adapter = await getCurrentAdapter(context.adapter);
  await adapter.create({
    model: 'outbox',
    data: { id: randomUUID(), recipient, ...mail },
    forceAllowId: true,
  });
}
