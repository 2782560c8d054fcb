import { setTimeout as delay } from 'node:timers/promises';
import { inspect } from 'node:util';
import { Failure } from '@elan/domain/failure';
import { duringTests } from '@elan/testing/duringTests';
import { type Provider, startProvider } from '@elan/testing/provider/provider';
import * as answers from '@elan/testing/provider/providerAnswers';
import { type Asked, writeOnce, writerSettings } from '@elan/testing/provider/writeOnce';
import { describe, expect, it } from 'vitest';
import { createWriter } from './openAi.ts';
import type { ReplySchema } from './requestForm.ts';
import { maxReplyBytes } from './strictUtf8Fetch.ts';

const { chunk, streams, writes } = answers;

const provider = duringTests(startProvider);

const write = (answer: answers.Answer, asked?: Asked) => writeOnce(provider, answer, asked);

const causeOf = (outcome: unknown) =>
  outcome instanceof Failure && outcome.cause instanceof Error ? outcome.cause.message : outcome;

const soon = { 'retry-after-ms': '1' };

describe('a reply', () => {
  it.each<[string, answers.Answer, object]>([
    ['that is whole', writes('Du pain.'), { text: 'Du pain.', ending: 'complete' }],
    ['at the length limit', writes('Du pai', 'length'), { text: 'Du pai', ending: 'cut' }],
    [
      'with counts of tokens that come without choices',
      streams(chunk('Du pain.', 'stop'), { choices: [], usage: {} }, { usage: {} }),
      { text: 'Du pain.', ending: 'complete' },
    ],
    [
      'whose first reason stands',
      streams(chunk('Du pai', 'length'), chunk('', 'stop')),
      { text: 'Du pai', ending: 'cut' },
    ],
    [
      'with halves of characters in its JSON',
      streams(chunk('a\ud83e\udd50b\ud800c\u0000', 'stop')),
      { text: 'a🥐b\ufffdc', ending: 'complete' },
    ],
    [
      'after refusals that passed',
      answers.first(2, answers.refuses(429, soon), writes('Enfin.')),
      { text: 'Enfin.', ending: 'complete' },
    ],
  ])('%s is given', async (_what, answer, reply) => {
    expect((await write(answer)).outcome).toEqual(reply);
  });

  it('in bytes that are cut anywhere is reassembled', async () => {
    const bytes = Buffer.from(`data: ${JSON.stringify(chunk('À l’aube 🥐', 'stop'))}\n\n`);
    const { outcome } = await write(async ({ response }) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const byte of bytes) {
        await new Promise((resolve) => response.write(Uint8Array.of(byte), resolve));
      }
      response.end();
    });
    expect(outcome).toMatchObject({ text: 'À l’aube 🥐' });
  });
});

describe('an incomplete reply', () => {
  const whole = Buffer.from(`data: ${JSON.stringify(chunk('pâté', 'stop'))}\n\n`);
  const latin1 = Buffer.from(whole.toString(), 'latin1');
  it.each<[string, answers.Answer, RegExp]>([
    ['breaks off', answers.breaksOff('Du'), /aborted/],
    ['ends early', answers.endsEarly('Du'), /without finish_reason/],
    ['ends with [DONE] alone', streams(chunk('Du pain.')), /without finish_reason/],
    ['calls tools', writes('Du', 'tool_calls'), /tool_calls/],
    ['goes on after its end', streams(chunk('Du', 'stop'), chunk(' pain')), /goes on/],
    ['is not text', streams(chunk(['Du pain.'], 'stop')), /not text/],
    ['holds an error', streams(chunk('Du'), { error: { message: 'overloaded' } }), /overloaded/],
    ['is malformed', answers.sends('data: {"choices":[\n\n'), /malformed/],
    ['is a page', answers.sends('<p>Bonjour</p>', { type: 'text/html' }), /without finish_reason/],
    ['is one JSON value', answers.sends('{"choices":[]}', { type: 'application/json' }), /without/],
    ['is nothing at all', answers.sends(''), /without finish_reason/],
    ['is not UTF-8', answers.sends(latin1), /not valid for encoding utf-8/],
    ['is longer than any write-up', writes(['x'.repeat(60_000), 'x']), /longer than any write-up/],
  ])('%s: it fails, reports why, and is not requested twice', async (_what, answer, why) => {
    const { outcome, calls } = await write(answer);
    expect(outcome).toMatchObject({ code: 'ai_unavailable' });
    expect(causeOf(outcome)).toMatch(why);
    expect(calls).toHaveLength(1);
  });

  it.each(['', ' \n\t', '\u0000'])('because it is empty (%j)', async (nothing) => {
    expect((await write(writes(nothing))).outcome).toMatchObject({ code: 'ai_empty_reply' });
  });
});

describe('a provider that never stops sending', () => {
  it.each([
    ['in a line', 200, new RegExp(`over ${maxReplyBytes} bytes`)],
    ['in the body of an error', 401, /^401/],
  ])('%s is cut off', async (_where, status, why) => {
    const { outcome, calls } = await write(answers.floods(10_000_000, status));
    expect(causeOf(outcome)).toMatch(why);
    await calls[0]?.closed;
  });

  it('in an error that is retried is cut off each time', async () => {
    const answer = answers.first(1, answers.floods(10_000_000, 503), writes('Enfin.'));
    const { outcome, calls } = await write(answer);
    expect(outcome).toMatchObject({ text: 'Enfin.' });
    await calls[0]?.closed;
  });
});

describe('a provider that refuses', () => {
  it.each([
    [401, 1, 'ai_misconfigured'],
    [402, 1, 'ai_misconfigured'],
    [403, 1, 'ai_misconfigured'],
    [404, 1, 'ai_misconfigured'],
    // The second request omits fields that older servers do not know.
    [400, 2, 'ai_misconfigured'],
    [429, 3, 'ai_unavailable'],
    [500, 3, 'ai_unavailable'],
    [503, 3, 'ai_unavailable'],
  ] as const)('with %i is asked %i times in all: %s', async (status, times, code) => {
    const { outcome, calls } = await write(answers.refuses(status, soon));
    expect(outcome).toMatchObject({ code, cause: { status } });
    expect(calls).toHaveLength(times);
  });

  it('for lack of credit is not retried, and its words are not passed on', async () => {
    const message = 'You exceeded your current quota, please check your plan and billing details.';
    const error = { message, type: 'insufficient_quota', param: null, code: 'insufficient_quota' };
    const { outcome, calls } = await write(
      answers.sends(JSON.stringify({ error }), { status: 429, type: 'application/json' }),
    );
    expect(outcome).toMatchObject({ code: 'ai_misconfigured', cause: { status: 429 } });
    expect(inspect(outcome, { depth: null })).not.toContain('exceeded');
    expect(calls).toHaveLength(1);
  });

  it('with a time to wait above our limit is not retried', async () => {
    const answer = answers.refuses(429, { 'retry-after': '30' });
    const { outcome, calls, ms } = await write(answer, { limits: { silenceMs: 300 } });
    expect(causeOf(outcome)).toBe('no token for 300 ms');
    expect(calls).toHaveLength(1);
    expect(ms).toBeLessThan(25_000);
  });
});

describe('a provider that must send a structure', () => {
  const schema = { name: 'ideas', schema: { type: 'object' } };
  const formats = (calls: Provider['requests']) =>
    calls.map(({ body }) => (body.response_format === undefined ? 'plain' : 'schema'));

  /** Returns a function that uses a single writer, which remembers what its provider refused. */
  function asking() {
    const { baseUrl } = provider;
    const writer = createWriter({ baseUrl, ...writerSettings });
    return async (answer: answers.Answer, asked: ReplySchema | 'none' = schema) => {
      provider.answers(answer);
      const before = provider.requests.length;
      const outcome = await writer
        .write([{ role: 'user', content: 'Bonjour' }], {
          signal: new AbortController().signal,
          onText: () => {},
          schema: asked === 'none' ? undefined : asked,
        })
        .catch((error: unknown) => error);
      return { outcome, formats: formats(provider.requests.slice(before)) };
    };
  }

  it('gets its schema, strict and under its name, and a text gets none', async () => {
    const ask = asking();
    await ask(writes('{}'));
    expect(provider.requests.at(-1)?.body.response_format).toEqual({
      type: 'json_schema',
      json_schema: { ...schema, strict: true },
    });
    const text = await ask(writes('Du pain.'), 'none');
    expect(text.formats).toEqual(['plain']);
    expect((await ask(writes('{}'))).formats).toEqual(['schema']);
  });

  it.each([400, 422])(
    'that refuses it with %i is asked once more without, then never',
    async (status) => {
      const ask = asking();
      const answer = answers.first(1, answers.refuses(status), writes('{}'));
      expect(await ask(answer)).toMatchObject({
        outcome: { text: '{}' },
        formats: ['schema', 'plain'],
      });
      expect(await ask(writes('{}'))).toMatchObject({
        outcome: { text: '{}' },
        formats: ['plain'],
      });
    },
  );

  it.each([400, 422])(
    'that refuses with %i for another reason fails, and is asked with it again',
    async (status) => {
      const ask = asking();
      expect(await ask(answers.refuses(status))).toMatchObject({
        outcome: { code: 'ai_misconfigured', cause: { status } },
        formats: ['schema', 'plain', 'schema', 'plain'],
      });
      expect((await ask(writes('{}'))).formats).toEqual(['schema']);
    },
  );

  it.each([401, 403, 404])(
    'that refuses with %i is not retried without the schema',
    async (status) => {
      const refused = await asking()(answers.refuses(status));
      expect(refused).toMatchObject({ outcome: { cause: { status } }, formats: ['schema'] });
    },
  );

  it('that refuses the schema and then sends nonsense has still refused the schema', async () => {
    const ask = asking();
    const answer = answers.first(1, answers.refuses(400), answers.endsEarly('{'));
    expect((await ask(answer)).outcome).toMatchObject({ code: 'ai_unavailable' });
    expect((await ask(writes('{}'))).formats).toEqual(['plain']);
  });
});

describe('a reply that the provider will not write', () => {
  const refusing = (delta: object) => ({ choices: [{ index: 0, delta, finish_reason: null }] });
  it.each<[string, answers.Answer]>([
    ['filtered at once', writes('', 'content_filter')],
    ['filtered after some text', writes('Du', 'content_filter')],
    ['refused in the stream', streams(refusing({ refusal: 'Je ne' }), chunk('', 'stop'))],
    [
      'refused in a whole reply',
      streams({ choices: [{ message: { content: null, refusal: 'Non' }, finish_reason: 'stop' }] }),
    ],
    [
      'refused before it',
      answers.sends('{"error":{"message":"flagged","code":"content_filter"}}', { status: 400 }),
    ],
  ])('%s is a refusal of the AI, asked for once', async (_how, answer) => {
    const { outcome, calls } = await write(answer);
    expect(outcome).toMatchObject({ code: 'ai_refused' });
    expect(calls).toHaveLength(1);
  });
});

const thinking = (delta: object) => ({ choices: [{ index: 0, delta, finish_reason: null }] });

describe('a model that reasons', () => {
  it.each<[string, answers.Answer]>([
    [
      'in `reasoning_content`',
      streams(thinking({ reasoning_content: 'Voyons' }), chunk('Pain', 'stop')),
    ],
    ['in `reasoning`', streams(thinking({ reasoning: 'Voyons' }), chunk('Pain', 'stop'))],
    ['in its text', writes('\n<think time="1">Voyons\n\nbien</think>\n\nPain')],
    [
      'in parts',
      streams(
        thinking({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'Voyons' }] }] }),
        chunk([{ type: 'text', text: 'Pain' }], 'stop'),
      ),
    ],
  ])('%s has only its text streamed and kept', async (_where, answer) => {
    let thoughts = 0;
    const onThinking = () => {
      thoughts += 1;
    };
    const { outcome, streamed } = await write(answer, { onThinking });
    expect(outcome).toEqual({ text: 'Pain', ending: 'complete' });
    expect(streamed).toBe('Pain');
    expect(thoughts).toBe(1);
  });

  it('but writes nothing gives an empty reply', async () => {
    expect((await write(writes('<think>Voyons', 'length'))).outcome).toMatchObject({
      code: 'ai_empty_reply',
    });
  });
});

it('accepts an unstreamed reply to a streaming request', async () => {
  const message = { role: 'assistant', content: '<think>Voyons</think>Du\n\npain' };
  const choices = [{ index: 0, message, finish_reason: 'stop' }];
  const body = JSON.stringify({ object: 'chat.completion', choices }, null, 2);
  const { outcome, streamed } = await write(answers.sends(body, { type: 'application/json' }));
  expect(outcome).toEqual({ text: 'Du\n\npain', ending: 'complete' });
  expect(streamed).toBe('Du\n\npain');
});

describe('the limits', () => {
  it.each([
    ['before the first token', answers.stalls()],
    ['in the middle', answers.stalls('Du')],
  ])('end a silence %s, and close the connection', async (_when, answer) => {
    const { outcome, calls } = await write(answer, { limits: { silenceMs: 200 } });
    expect(outcome).toMatchObject({ code: 'ai_unavailable' });
    expect(causeOf(outcome)).toBe('no token for 200 ms');
    expect(calls).toHaveLength(1);
    await calls[0]?.closed;
  });

  it('allow a slow first token', async () => {
    const { outcome } = await write(
      async (reply) => {
        await delay(150);
        return writes('Enfin.')(reply);
      },
      { limits: { silenceMs: 5_000 } },
    );
    expect(outcome).toMatchObject({ text: 'Enfin.' });
  });
});

/** Each waits for real time, and therefore has its own provider and does not wait for the others. */
describe.concurrent('over time', () => {
  const withProvider = (test: (provider: Provider) => Promise<void>) => async () => {
    const own = await startProvider();
    try {
      await test(own);
    } finally {
      await own.close();
    }
  };

  it(
    'a refusal with a time to wait is retried after that time',
    withProvider(async (provider) => {
      const answer = answers.first(
        1,
        answers.refuses(429, { 'retry-after': '1' }),
        writes('Enfin.'),
      );
      const { outcome, ms } = await writeOnce(provider, answer);
      expect(outcome).toMatchObject({ text: 'Enfin.' });
      expect(ms).toBeGreaterThan(990);
    }),
  );

  it(
    'a refused connection is retried, then unavailable',
    withProvider(async (provider) => {
      const refused = await provider.away(() => writeOnce(provider, writes('Personne.')));
      expect(refused.outcome).toMatchObject({ code: 'ai_unavailable' });
      expect(refused.calls).toHaveLength(0);
    }),
  );

  it(
    'a connection that breaks before any reply is retried, then unavailable',
    withProvider(async (provider) => {
      const broken = await writeOnce(provider, answers.breaksOff());
      expect(broken.outcome).toMatchObject({ code: 'ai_unavailable' });
      expect(broken.calls).toHaveLength(3);
    }),
  );

  it(
    'a model is alive while it reasons, and while it sends nothing',
    withProvider(async (provider) => {
      const slow: answers.Answer = async ({ response, piece, end }) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        const kinds = [{ reasoning_content: '.' }, {}, { content: '' }, { reasoning: '.' }];
        for (const delta of [...kinds, ...kinds, ...kinds]) {
          await delay(250);
          response.write(`data: ${JSON.stringify(thinking(delta))}\n\n`);
        }
        piece('Pain');
        end('stop');
      };
      // Shorter than the entire reply takes, but long enough for a slow machine to produce each piece.
      const { outcome } = await writeOnce(provider, slow, { limits: { silenceMs: 2_800 } });
      expect(outcome).toMatchObject({ text: 'Pain' });
    }),
  );

  it(
    'an endless trickle is ended',
    withProvider(async (provider) => {
      const trickle: answers.Answer = ({ piece, response }) => {
        const drip = setInterval(() => piece('.'), 20);
        response.on('close', () => clearInterval(drip));
      };
      const slow = await writeOnce(provider, trickle, { limits: { timeoutMs: 400 } });
      expect(slow.outcome).toMatchObject({
        code: 'ai_unavailable',
        cause: { name: 'TimeoutError' },
      });
      await slow.calls[0]?.closed;
    }),
  );

  it(
    'comments count as silence',
    withProvider(async (provider) => {
      const comments: answers.Answer = ({ response }) => {
        const drip = setInterval(() => response.write(': PROCESSING\n\n'), 20);
        response.on('close', () => clearInterval(drip));
      };
      const silent = await writeOnce(provider, comments, { limits: { silenceMs: 200 } });
      expect(causeOf(silent.outcome)).toBe('no token for 200 ms');
    }),
  );
});

describe('a stop', () => {
  const stopped = new Failure('generation_stopped');

  it('in the middle ends the reply with its reason, and closes the connection', async () => {
    const stop = new AbortController();
    const { outcome, streamed, calls } = await write(answers.stalls('Du'), {
      signal: stop.signal,
      onText: () => stop.abort(stopped),
    });
    expect(outcome).toBe(stopped);
    expect(streamed).toBe('Du');
    await calls[0]?.closed;
  });

  it.each([
    ['for the first token', answers.stalls()],
    ['to try again', answers.refuses(429, { 'retry-after': '30' })],
  ])('interrupts the waiting %s at once', async (_what, answer) => {
    const stop = new AbortController();
    void provider.nextCall().then(async () => {
      await delay(100);
      stop.abort(stopped);
    });
    const { outcome, calls, ms } = await write(answer, { signal: stop.signal });
    expect(outcome).toBe(stopped);
    expect(calls).toHaveLength(1);
    expect(ms).toBeLessThan(25_000);
  });
});

it('closes the connection of a provider that ends its reply but not the stream', async () => {
  const { outcome, calls } = await write(({ response }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`data: ${JSON.stringify(chunk('Du pain.', 'stop'))}\n\ndata: [DONE]\n\n`);
  });
  expect(outcome).toMatchObject({ text: 'Du pain.' });
  await calls[0]?.closed;
});

it.each([301, 302, 303, 307, 308])(
  'a redirect (%i) is a failure, and the key goes nowhere else',
  async (status) => {
    const elsewhere = await startProvider();
    const location = `${elsewhere.baseUrl}/chat/completions`;
    const { outcome, calls } = await write(answers.refuses(status, { location }));
    expect(outcome).toMatchObject({ code: 'ai_unavailable' });
    expect(calls).toHaveLength(1);
    expect(elsewhere.requests).toEqual([]);
    await elsewhere.close();
  },
);
