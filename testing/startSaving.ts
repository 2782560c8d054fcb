import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { type ServerUrl, signedUpPerson } from './person.ts';
import { savingClient } from './savingClient.ts';

/** A new person who saves repeatedly until stopped. */
export async function startSaving(server: ServerUrl) {
  const { projectId, ledger, save } = await savingClient(await signedUpPerson(server));
  let isStopping = false;
  const running = (async () => {
    for (; !isStopping; await delay(40)) expect((await save()).status).toBe(200);
  })();
  return {
    projectId,
    ledger,
    /** Stops after the current save. */
    async stop(): Promise<void> {
      isStopping = true;
      await running;
    },
  };
}
