import { setTimeout as delay } from 'node:timers/promises';
import { contract } from '@elan/domain/contract/contract';
import { expect } from 'vitest';
import { type Answered, ideaAnswers, type Person, replyOf } from './person.ts';

/** One client that saves a module over and over and remembers what was acknowledged. */
export interface SavingClient {
  /** How many saves were acknowledged in all. */
  readonly acknowledged: number;
  /** Saves once; rejects when the connection breaks. */
  save(): Promise<Answered>;
  /**
   * Saves until a connection breaks, as when the server is killed.
   * @param refusals the statuses that a save may be refused with meanwhile.
   */
  saveUntilCut(refusals?: readonly number[]): Promise<void>;
  /**
   * Fails unless the last acknowledged save is there, or a later one that was sent, whole; waits for
   * the database. The next save begins from what is there.
   */
  expectNothingLost(): Promise<void>;
}

/** Every field of one save carries its number: a mixture of two shows. */
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
  let sent = 0;
  let last: { number: number; lastUpdated: string | null } = { number: 0, lastUpdated: null };
  let acknowledged = 0;

  const save = async (): Promise<Answered> => {
    sent += 1;
    const number = sent;
    const answered = await person.call('PUT', `${projectPath}/modules/idea`, {
      data: contentOf(number),
      baseLastUpdated: last.lastUpdated,
    });
    if (answered.status === 200) {
      last = { number, lastUpdated: replyOf(contract.saveModule, answered).lastUpdated };
      acknowledged += 1;
    }
    return answered;
  };
  return {
    get acknowledged() {
      return acknowledged;
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
      expect(found).toBeLessThanOrEqual(sent);
      if (found > 0) expect(entry).toMatchObject(contentOf(found));
      if (found === last.number) expect(entry?.lastUpdated ?? null).toBe(last.lastUpdated);
      last = { number: found, lastUpdated: entry?.lastUpdated ?? null };
    },
  };
}
