import { Failure } from '@elan/domain/failure';
import { readEvents } from '@elan/testing/stages/atModule';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type GenerationReply, type OwnRun, startRun } from '../generation/run.ts';
import { streamGeneration } from './streamGeneration.ts';

const done: GenerationReply = {
  result: { superseded: false },
  lastUpdated: null,
  aiUsage: { used: 1, limit: 3 },
};

let app: FastifyInstance;
let run: OwnRun;
let finish: () => void;
let fail: (error: Error) => void;
let url: string;
beforeEach(async () => {
  run = startRun(
    () =>
      new Promise((resolve, reject) => {
        finish = () => resolve(done);
        fail = reject;
      }),
  );
  app = Fastify();
  const session = { ended: new Promise<never>(() => {}), leave: () => {} };
  app.post('/', (_request, reply) => streamGeneration(run, reply, session));
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

const stream = (onFirst: () => void) =>
  readEvents({ url }, { token: '' }, '/', {}, {}, undefined, onFirst);

describe('a stream of a reasoning model', () => {
  it('reports the reasoning once, and its end with the first word', async () => {
    run.think();
    const events = await stream(() => {
      for (let time = 0; time < 50; time += 1) run.think();
      run.append('Bonjour');
      finish();
    });
    expect(events).toEqual([
      { name: 'thinking', data: { isThinking: true } },
      { name: 'thinking', data: { isThinking: false } },
      { name: 'token', data: { text: 'Bonjour' } },
      { name: 'done', data: done },
    ]);
  });

  it('reports the end with the first piece of a structure, before anything is complete', async () => {
    run.think();
    const events = await stream(() => {
      run.grow(() => undefined);
      finish();
    });
    expect(events.map(({ name, data }) => [name, data.isThinking])).toEqual([
      ['thinking', true],
      ['thinking', false],
      ['done', undefined],
    ]);
  });
});

it('reports a failure of the generation', async () => {
  run.append('Bonjour');
  const events = await stream(() => fail(new Failure('ai_unavailable')));
  expect(events.at(-1)).toMatchObject({ name: 'error', data: { code: 'ai_unavailable' } });
});

it('breaks off where the generation can no longer be watched, which is no failure of it', async () => {
  run.append('Bonjour');
  const broken = stream(() => fail(new Error('the database is away')));
  await expect(broken).rejects.toThrow('terminated');
});
