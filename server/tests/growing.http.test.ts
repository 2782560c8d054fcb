import { randomUUID } from 'node:crypto';
import { failures } from '@elan/domain/failure';
import { catalogue } from '@elan/modules/catalogue';
import { duringTests } from '@elan/testing/duringTests';
import { type Person, signedUpPerson } from '@elan/testing/people/person';
import { stalls, writes } from '@elan/testing/provider/providerAnswers';
import { someIdeas, somePersonas, someScore } from '@elan/testing/provider/structures';
import { startTestServer } from '@elan/testing/servers/server';
import { atTool, readEvents, type StreamEvent } from '@elan/testing/stages/atModule';
import { beforeAll, describe, expect, it } from 'vitest';

const founderEmail = 'fondatrice@exemple.quebec';
const server = duringTests(() => startTestServer({ FOUNDER_EMAILS: founderEmail }));
let founder: Person;
beforeAll(async () => {
  founder = await signedUpPerson(server, founderEmail);
});

const answers = Object.fromEntries(
  catalogue.brainstorm.questions.map((question) => [
    question.id,
    question.kind === 'select' ? question.options[0].id : 'Le pain de nuit',
  ]),
);
const kinds = [
  ['brainstorm', { answers }, { ideas: someIdeas(12) }],
  ['personas', {}, { personas: somePersonas(3) }],
  ['maturity', {}, someScore()],
] as const;

/** The complete parts of half of each reply. */
const whole = {
  brainstorm: { generatedIdeas: someIdeas(5) },
  personas: { personas: somePersonas(1) },
  maturity: undefined,
};

const shownIn = (events: readonly StreamEvent[]) =>
  events.flatMap(({ name, data }) => (name === 'partial' ? [data.result] : []));

/** Returns a function that streams a module with an idempotency key that other callers may share. */
function streamer(person: Person, path: string, asked: object, key: string) {
  const body = { language: 'fr', ...asked };
  const headers = { 'idempotency-key': key };
  return (onFirst?: () => void) =>
    readEvents(server, person, `${path}/generate`, body, headers, undefined, onFirst);
}

describe.each(kinds)('%s, while it is generated', (module, asked, structure) => {
  const reply = JSON.stringify(structure);
  const middle = Math.ceil(reply.length / 2);

  it('is shown before it is complete, also to a reader who joins late', async () => {
    const at = await atTool(server, founder, module);
    let goOn: () => void = () => {};
    const isSeen = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    server.provider.answers(async ({ piece, end }) => {
      piece(reply.slice(0, middle));
      await isSeen;
      piece(reply.slice(middle));
      end('stop');
    });
    const stream = streamer(founder, at.path, asked, randomUUID());
    let late: Promise<StreamEvent[]> = Promise.resolve([]);
    const early = await stream(() => {
      late = stream(goOn);
    });
    const joined = await late;
    for (const events of [early, joined]) {
      expect(new Set(events.slice(0, -1).map(({ name }) => name))).toEqual(new Set(['partial']));
      expect(events.at(-1)?.name).toBe('done');
    }
    expect(shownIn(joined)[0]).toEqual(shownIn(early)[0]);
    expect(early.at(-1)?.data.result).toEqual(joined.at(-1)?.data.result);
  });

  it('replaces nothing where it is stopped: what is complete is offered', async () => {
    const at = await atTool(server, founder, module);
    server.provider.answers(writes(reply));
    expect((await at.generate(asked)).status).toBe(200);
    const before = await at.entry();
    server.provider.answers(stalls(reply.slice(0, middle)));
    const key = randomUUID();
    const events = await streamer(founder, at.path, asked, key)(() => void at.stop(key));
    expect(shownIn(events)).not.toEqual([]);
    const kept = whole[module];
    const [, error] = failures.generation_stopped;
    expect(events.at(-1)).toMatchObject(
      kept
        ? {
            name: 'done',
            data: { result: { ...kept, structureEnding: 'stopped', superseded: true } },
          }
        : { name: 'error', data: { code: 'generation_stopped', error } },
    );
    const { lastUpdated: _then, ...content } = before ?? {};
    expect(await at.entry()).toMatchObject(content);
    expect((await at.kept()).versions).toMatchObject(kept ? [{ cause: 'offered' }] : []);
  });

  it('is sent only a few times, however many chunks it arrives in', async () => {
    const at = await atTool(server, founder, module);
    server.provider.answers(({ piece, end }) => {
      for (const character of reply) piece(character);
      end('stop');
    });
    const events = await at.stream(asked);
    // There is at most one partial result for each text, number and list.
    const closed = reply.match(/[,\]}]/g)?.length ?? 0;
    expect(shownIn(events).length).toBeLessThan(closed);
    expect(events.at(-1)?.name).toBe('done');
  });
});

describe('stopped ideas', () => {
  const stopAt = async (ideas: number) => {
    const person = await signedUpPerson(server);
    const at = await atTool(server, person, 'brainstorm');
    const reply = JSON.stringify({ ideas: someIdeas(ideas) }).slice(0, -2);
    server.provider.answers(stalls(`${reply},{"title":"La suivante","description":"Du`));
    const key = randomUUID();
    const stream = streamer(person, at.path, { answers }, key);
    const events = await stream(() => void at.stop(key));
    return { at, events };
  };

  it.each([1, 11, 12])('are stored and counted, as far as they are complete: %d', async (count) => {
    const { at, events } = await stopAt(count);
    expect(events.at(-1)).toMatchObject({ name: 'done', data: { aiUsage: { used: 1 } } });
    expect((await at.entry())?.generatedIdeas).toEqual(someIdeas(count));
  });
});
