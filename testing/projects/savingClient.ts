import { setTimeout as delay } from 'node:timers/promises';
import { contract } from '@elan/domain/contract/contract';
import { expect } from 'vitest';
import {
  type Answered,
  ideaAnswers,
  type Person,
  replyOf,
  type ServerUrl,
  signedUpPerson,
} from '../people/person.ts';

export interface Save {
  readonly data: ReturnType<typeof contentOf>;
  /** The confirmed `lastUpdated`; undefined until the server confirms the save. */
  acknowledged: { readonly at: number; readonly lastUpdated: string } | undefined;
}

/** A client that saves a module repeatedly and records which saves the server confirmed. */
export interface SavingClient {
  readonly projectId: string;
  /** All saves that were sent, in order. */
  readonly ledger: readonly Save[];
  /** The number of confirmed saves. */
  readonly acknowledged: number;
  /** Saves once; rejects if the connection breaks. */
  save(): Promise<Answered>;
  /**
   * Saves until a connection breaks, for example because the server is killed.
   * @param refusals the HTTP statuses with which saves may be refused until then.
   */
  saveUntilCut(refusals?: readonly number[]): Promise<void>;
  /**
   * Fails unless the last confirmed save, or a later one that was sent, is stored completely. Waits until the database
   * is available. The next save is based on what is stored.
   */
  expectNothingLost(): Promise<void>;
}

/** Every field of a save contains its number, so that a mixture of two saves is detected. */
function contentOf(number: number) {
  return {
    answers: { ...ideaAnswers, businessIdea: `Idée ${number}` },
    comments: `${number}`,
    aiResponse: `${number}. ${'Du pain la nuit. '.repeat(1_200)}`,
  };
}

export async function savingClient(person: Person): Promise<SavingClient> {
  const { id } = await person.createProject();
  const projectPath = `/api/projects/${id}`;
  const ledger: Save[] = [];
  let last: { number: number; lastUpdated: string | null } = { number: 0, lastUpdated: null };

  const save = async (): Promise<Answered> => {
    const number = ledger.length + 1;
    const sent: Save = { data: contentOf(number), acknowledged: undefined };
    ledger.push(sent);
    const answered = await person.call('PUT', `${projectPath}/modules/idea`, {
      data: sent.data,
      baseLastUpdated: last.lastUpdated,
    });
    if (answered.status === 200) {
      const { lastUpdated } = replyOf(contract.saveModule, answered);
      last = { number, lastUpdated };
      sent.acknowledged = { at: performance.now(), lastUpdated };
    }
    return answered;
  };
  return {
    projectId: id,
    ledger,
    get acknowledged() {
      return ledger.filter((one) => one.acknowledged !== undefined).length;
    },
    save,
    async saveUntilCut(refusals = []) {
      for (;;) {
        const answered = await save().catch(() => undefined);
        if (answered === undefined) return;
        expect([200, ...refusals]).toContain(answered.status);
      }
    },
    async expectNothingLost() {
      let answered = await person.call('GET', projectPath);
      for (let attempt = 1; answered.status === 503 && attempt < 300; attempt += 1) {
        await delay(100);
        answered = await person.call('GET', projectPath);
      }
      const project = replyOf(contract.getProject, answered);
      const entry = project.modules_data.idea;
      const found = Number(entry?.comments ?? 0);
      expect(found).toBeGreaterThanOrEqual(last.number);
      expect(found).toBeLessThanOrEqual(ledger.length);
      if (found > 0) expect(entry).toMatchObject(contentOf(found));
      if (found === last.number) expect(entry?.lastUpdated ?? null).toBe(last.lastUpdated);
      last = { number: found, lastUpdated: entry?.lastUpdated ?? null };
    },
  };
}

/** Signs up a new person who saves repeatedly until stopped. */
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
