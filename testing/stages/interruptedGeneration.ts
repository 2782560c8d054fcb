import { contract } from '@elan/domain/contract/contract';
import { expect } from 'vitest';
import { ideaAnswers, type Person, replyOf } from '../people/person.ts';
import { readEvents } from './atModule.ts';

/** What is requested: a text, a revision of it, or its translation. */
export type InterruptedAction = 'generate' | 'revise' | 'translate';

/** A person with a limit of two generations has used one. The test interrupts the second. */
export interface InterruptedGeneration {
  /** Streams the generation until it ends or the connection breaks. */
  stream(): Promise<void>;
  /**
   * Fails unless the generation is either stored and counted, or interrupted and not counted. If the person saw it
   * finish, it must be stored. Uses the second unit either way.
   * @param whole the complete text of the provider, if the test knows it; a shorter one must not be stored.
   */
  expectSettledOnce(whole?: string): Promise<'done' | 'interrupted'>;
}

type Reply = Parameters<typeof replyOf>[1];

/** @param person one whose limit is two. The provider must be answering normally. */
export async function interruptedGeneration(
  person: Person,
  action: InterruptedAction = 'generate',
): Promise<InterruptedGeneration> {
  const projectPath = `/api/projects/${(await person.createProject()).id}`;
  const modulePath = `${projectPath}/modules/idea`;
  const path = `${modulePath}/${action}`;
  const headers = { 'idempotency-key': 'derangee' };
  const state = async () => {
    const project = replyOf(contract.getProject, await person.call('GET', projectPath));
    const { aiUsage } = replyOf(contract.me, await person.call('GET', '/api/me'));
    const { aiResponse, twin, lastUpdated = null } = project.modules_data.idea ?? {};
    return { stored: { text: aiResponse, twin: twin?.text, used: aiUsage.used }, lastUpdated };
  };

  const first = { answers: ideaAnswers, language: 'fr' };
  const began = replyOf(
    contract.generateModule,
    await person.call('POST', `${modulePath}/generate`, first),
  );
  const earlier = began.result.aiResponse;
  const bodyOf = (baseLastUpdated: string | null) =>
    ({
      generate: first,
      revise: { passage: earlier, instruction: 'Plus court', language: 'fr', baseLastUpdated },
      translate: { language: 'en', baseLastUpdated },
    })[action];
  const asked = bodyOf(began.lastUpdated);
  const askAgain = () => person.call('POST', path, asked, headers);
  const askAnother = async () => person.call('POST', path, bodyOf((await state()).lastUpdated));
  const textIn = (reply: Reply) => {
    const { aiResponse, text, twin } = replyOf(contract.generateModule, reply).result;
    return { generate: aiResponse, revise: text, translate: twin?.text }[action];
  };
  /**
   * @returns what is stored after the generation. A revision's proposal changes nothing; a translation is stored next
   * to the text.
   */
  const storedWith = (text: string | undefined) => ({
    text: action === 'generate' ? text : earlier,
    twin: action === 'translate' ? text : undefined,
    used: 2,
  });
  let shown: string | undefined;
  return {
    async stream() {
      const events = await readEvents(person.server, person, path, asked, headers).catch(() => []);
      const last = events.at(-1);
      if (last?.name === 'done') shown = textIn({ body: last.data });
    },
    async expectSettledOnce(whole) {
      const answered = await askAgain();
      if (answered.status === 200) {
        const text = textIn(answered);
        expect(text).toBe(whole ?? shown ?? text);
        expect(shown ?? text).toBe(text);
        expect((await state()).stored).toEqual(storedWith(text));
      } else {
        expect(answered).toMatchObject({ status: 503, body: { code: 'generation_interrupted' } });
        expect(shown).toBeUndefined();
        expect((await state()).stored).toEqual({ text: earlier, twin: undefined, used: 1 });
        expect((await askAgain()).body).toEqual(answered.body);
        expect((await askAnother()).status).toBe(200);
      }
      expect(await askAnother()).toMatchObject({ status: 402, body: { code: 'quota_spent' } });
      expect((await state()).stored.used).toBe(2);
      return answered.status === 200 ? 'done' : 'interrupted';
    },
  };
}
