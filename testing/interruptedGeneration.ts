import { contract } from '@elan/domain/contract/contract';
import { expect } from 'vitest';
import { readEvents } from './atModule.ts';
import { ideaAnswers, type Person, replyOf } from './person.ts';

/** One of the person's two units is spent; the second goes to a generation that the test interrupts. */
export interface InterruptedGeneration {
  /** Streams it until it ends or its connection breaks. */
  stream(): Promise<void>;
  /**
   * Fails unless it is stored and counted, or was interrupted and cost nothing; if the person
   * saw it as done, it must be stored. Spends the second unit either way.
   */
  expectSettledOnce(): Promise<'done' | 'interrupted'>;
}

const body = { answers: ideaAnswers, language: 'fr' };

/** @param person whose limit is two; the provider must be answering normally. */
export async function interruptedGeneration(person: Person): Promise<InterruptedGeneration> {
  const projectPath = `/api/projects/${(await person.createProject()).id}`;
  const path = `${projectPath}/modules/idea/generate`;
  const headers = { 'idempotency-key': 'derangee' };
  const generate = (key: Readonly<Record<string, string>> = {}) =>
    person.call('POST', path, body, key);
  const state = async () => {
    const project = replyOf(contract.getProject, await person.call('GET', projectPath));
    const { aiUsage } = replyOf(contract.me, await person.call('GET', '/api/me'));
    return { text: project.modules_data.idea?.aiResponse, used: aiUsage.used };
  };

  const earlier = replyOf(contract.generateModule, await generate()).result.aiResponse;
  let shown: string | undefined;
  return {
    async stream() {
      const events = await readEvents(person.server, person, path, body, headers).catch(() => []);
      const last = events.at(-1);
      if (last?.name === 'done') {
        shown = replyOf(contract.generateModule, { body: last.data }).result.aiResponse;
      }
    },
    async expectSettledOnce() {
      const answered = await generate(headers);
      if (answered.status === 200) {
        const text = replyOf(contract.generateModule, answered).result.aiResponse;
        expect(text).toBe(shown ?? text);
        expect(await state()).toEqual({ text, used: 2 });
      } else {
        expect(answered).toMatchObject({ status: 503, body: { code: 'generation_interrupted' } });
        expect(shown).toBeUndefined();
        expect(await state()).toEqual({ text: earlier, used: 1 });
        expect((await generate(headers)).body).toEqual(answered.body);
        expect((await generate()).status).toBe(200);
      }
      expect(await generate()).toMatchObject({ status: 402, body: { code: 'quota_spent' } });
      expect((await state()).used).toBe(2);
      return answered.status === 200 ? 'done' : 'interrupted';
    },
  };
}
