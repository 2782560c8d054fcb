import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { type ServerUrl, signedUpPerson } from './person.ts';
import { savingClient } from './savingClient.ts';

/** Has somebody new save again and again, until they are told to stop. */
export async function startSaving(server: ServerUrl) {
  const { projectId, ledger, save } = await savingClient(await signedUpPerson(server));
  let isStopping = false;
  const running = (async () => {
    for (; !isStopping; await delay(40)) expect((await save()).status).toBe(200);
  })();
  return {
    projectId,
    ledger,
    /** Ends after the save under way. */
    async stop(): Promise<void> {
      isStopping = true;
      await running;
    },
  };
}
