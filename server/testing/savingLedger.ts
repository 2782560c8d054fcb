import { setTimeout as delay } from 'node:timers/promises';
import { contract } from '@elan/domain/contract/contract';
import { replyOf, type ServerAddress, signedUpPerson } from './person.ts';

export interface Save {
  readonly data: { readonly answers: Readonly<Record<string, string>>; readonly comments: string };
  /** When the server said that it was saved, and as of when; undefined while it has not. */
  acknowledged: { readonly at: number; readonly lastUpdated: string } | undefined;
}

/** Saves the same module again and again, each time with other words, and keeps a ledger of it. */
export async function startSaving(server: ServerAddress) {
  const person = await signedUpPerson(server);
  const { id } = await person.createProject();
  const ledger: Save[] = [];
  let isStopping = false;

  const saveOnce = async (base: string | null): Promise<string> => {
    const word = `mot${ledger.length} `;
    const data = { answers: { businessIdea: word.repeat(200) }, comments: word.repeat(100) };
    const save: Save = { data, acknowledged: undefined };
    ledger.push(save);
    const saved = await person.call('PUT', `/api/projects/${id}/modules/idea`, {
      data,
      baseLastUpdated: base,
    });
    const { lastUpdated } = replyOf(contract.saveModule, saved);
    save.acknowledged = { at: performance.now(), lastUpdated };
    return lastUpdated;
  };
  const running = (async () => {
    for (let base: string | null = null; !isStopping; await delay(40)) base = await saveOnce(base);
  })();

  return {
    projectId: id,
    ledger: ledger as readonly Save[],
    /** Ends after the save under way. */
    async stop(): Promise<void> {
      isStopping = true;
      await running;
    },
  };
}
