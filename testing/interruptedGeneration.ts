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

/**
 * @param person whose limit is two; the provider must be answering normally.
 * @param change asks for a change of the text that is there, instead of a new one.
 */
export async function interruptedGeneration(
  person: Person,
  change?: 'revise',
): Promise<InterruptedGeneration> {
  const projectPath = `/api/projects/${(await person.createProject()).id}`;
  const modulePath = `${projectPath}/modules/idea`;
  const headers = { 'idempotency-key': 'derangee' };
  const state = async () => {
    const project = replyOf(contract.getProject, await person.call('GET', projectPath));
    const { aiUsage } = replyOf(contract.me, await person.call('GET', '/api/me'));
    return { text: project.modules_data.idea?.aiResponse, used: aiUsage.used };
  };

  const began = replyOf(
    contract.generateModule,
    await person.call('POST', `${modulePath}/generate`, body),
  );
  const earlier = began.result.aiResponse;
  const path = `${modulePath}/${change ?? 'generate'}`;
  const asked = change
    ? {
        passage: earlier,
        instruction: 'Plus court',
        language: 'fr',
        baseLastUpdated: began.lastUpdated,
      }
    : body;
  const generate = (key: Readonly<Record<string, string>> = {}) =>
    person.call('POST', path, asked, key);
  const textIn = (reply: Parameters<typeof replyOf>[1]) => {
    const { text, aiResponse } = replyOf(contract.generateModule, reply).result;
    return change ? text : aiResponse;
  };
  let shown: string | undefined;
  return {
    async stream() {
      const events = await readEvents(person.server, person, path, asked, headers).catch(() => []);
      const last = events.at(-1);
      if (last?.name === 'done') {
        shown = textIn({ body: last.data });
      }
    },
    async expectSettledOnce() {
      const answered = await generate(headers);
      if (answered.status === 200) {
        const text = textIn(answered);
        expect(text).toBe(shown ?? text);
        // A proposal changes nothing that is stored.
        expect(await state()).toEqual({ text: change ? earlier : text, used: 2 });
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
