// The type import below adds the package's fields to Fastify's types.
import type { StandInsEntry } from '@elan/server/standIns';
import type {} from '@fastify/cookie';
import { startSandboxWriter } from './ai/startSandboxWriter.ts';
import { mailboxTransport, serveMailbox } from './mailbox/mailbox.ts';
import { serveSandboxPayments } from './payments/pages/routes.ts';
import { keysOf, startSandboxPayments } from './payments/startSandboxPayments.ts';
import { signatureOf } from './payments/webhooks.ts';
import { records } from './records.ts';

/** For other workspaces, such as the evaluation and the benchmarks. */
export { keysOf, signatureOf, startSandboxWriter };

export const standIns: StandInsEntry = {
  ...records,
  async start(services, needs) {
    const { db, clock, onError } = needs;
    const runs = (service: (typeof services)[number]) => services.includes(service);
    const writer = runs('ai') ? await startSandboxWriter({ onError }) : undefined;
    const payments = runs('payments') ? await startSandboxPayments(needs) : undefined;
    return {
      ai: writer,
      payments,
      mail: runs('mail') ? mailboxTransport(db) : undefined,
      paths: ['/sandbox/'],
      async addRoutes(app, languageOf) {
        if (runs('mail')) serveMailbox(app, db, languageOf);
        if (payments) await serveSandboxPayments(app, { db, clock });
      },
      async close() {
        await payments?.close();
        await writer?.close();
      },
    };
  },
};
