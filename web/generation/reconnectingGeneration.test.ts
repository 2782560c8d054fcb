// @vitest-environment happy-dom
import type { Growing } from '@elan/domain/project/growing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOutcomeUnknown } from '../lib/serverReachable.ts';
import { onSessionEnd } from '../lib/sessionEnd.ts';
import { backoffMs, followGeneration, lookAgainMs } from './reconnectingGeneration.ts';
import type { Approach, GenerationOrder } from './streamGeneration.ts';

const order: GenerationOrder = {
  projectId: 'p1',
  module: 'idea',
  key: 'k1',
  body: { answers: { location: 'Rimouski' }, comments: '', language: 'fr' },
};
const reply = {
  result: { aiResponse: 'Bonjour', aiResponseEnding: 'complete', superseded: false },
  lastUpdated: '2026-11-20T21:14:00.000Z',
  aiUsage: { used: 1, limit: 3 },
};
const token = (text: string) => `event: token\ndata: ${JSON.stringify({ text })}\n\n`;
const done = `event: done\ndata: ${JSON.stringify(reply)}\n\n`;

/** Makes a response with these chunks. `broken` ends it like a lost connection. */
function streamOf(pieces: readonly string[], broken = false): Response {
  const left = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = left.shift();
      if (next !== undefined) controller.enqueue(new TextEncoder().encode(next));
      else if (broken) controller.error(new TypeError('network error'));
      else controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

function follow(how: Approach = 'ask') {
  const texts: string[] = [];
  const wholes: Growing[] = [];
  const onThinking = vi.fn();
  const onConnected = vi.fn();
  const onReconnecting = vi.fn();
  const promise = followGeneration(order, how, {
    signal: new AbortController().signal,
    onText: (text) => texts.push(text),
    onGrowing: (growing) => wholes.push(growing),
    onThinking,
    onConnected,
    onReconnecting,
  });
  return { promise, texts, wholes, onThinking, onConnected, onReconnecting };
}

const fetched = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('following a generation', () => {
  it('sends the request and gives the text as it grows, then the result', async () => {
    fetched.mockResolvedValueOnce(streamOf([token('Bon'), token('jour'), done]));
    const { promise, texts } = follow();
    expect(await promise).toEqual(reply);
    expect(texts).toEqual(['Bon', 'Bonjour']);
    const [url, request] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('/api/projects/p1/modules/idea/generate');
    expect(request?.headers).toMatchObject({
      accept: 'text/event-stream',
      'idempotency-key': 'k1',
    });
    expect(JSON.parse(String(request?.body))).toEqual(order.body);
  });

  it('announces a session that ended, and may find the generation again', async () => {
    const over = 'event: error\ndata: {"error":"x","code":"unauthenticated"}\n\n';
    fetched.mockResolvedValueOnce(streamOf([token('Bon'), over]));
    const onEnd = vi.fn();
    const leave = onSessionEnd(onEnd);
    const failure = await follow().promise.catch((refusal: unknown) => refusal);
    leave();
    expect(failure).toMatchObject({ code: 'unauthenticated' });
    expect(isOutcomeUnknown(failure)).toBe(true);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('reconnects with the same key, and the text never gets shorter', async () => {
    fetched
      .mockResolvedValueOnce(streamOf([token('Bonjo')], true))
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValueOnce(streamOf([token('Bon'), token('jour'), done]));
    const { promise, texts, onConnected, onReconnecting } = follow();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await promise).toEqual(reply);
    expect(texts).toEqual(['Bonjo', 'Bonjour']);
    expect(onReconnecting).toHaveBeenCalledTimes(2);
    expect(onConnected).toHaveBeenCalledTimes(2);
    expect(new Set(fetched.mock.calls.map(([, request]) => String(request.body))).size).toBe(1);
  });

  it('gives a growing structure, a replayed one, and whether the model is reasoning', async () => {
    const thinking = `event: thinking\ndata: {"isThinking":true}\n\n`;
    const score = { categories: {}, strengths: ['Le four'], weaknesses: [], nextSteps: [] };
    const wholes: Growing[] = [
      { personas: [] },
      { score: { ...score, timeline: '' } },
      { score: { ...score, timeline: 'Un an' } },
    ];
    const [first, second, third] = wholes.map(
      (result) => `event: partial\ndata: ${JSON.stringify({ result })}\n\n`,
    );
    fetched
      .mockResolvedValueOnce(streamOf([thinking, first ?? '', second ?? ''], true))
      .mockResolvedValueOnce(streamOf([third ?? '', done]));
    const followed = follow();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await followed.promise).toEqual(reply);
    expect(followed.wholes).toEqual(wholes);
    expect(followed.onThinking.mock.calls).toEqual([[true]]);
  });

  it('treats a stream without an end event as a lost connection, and gives up after a few attempts', async () => {
    fetched.mockImplementation(async () => streamOf([]));
    const { promise } = follow();
    const failed = promise.catch((failure: unknown) => failure);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failed).toMatchObject({ code: 'network' });
    expect(fetched).toHaveBeenCalledTimes(1 + backoffMs.length);
  });

  it('treats a proxy without its server, and a stopping server, as a lost connection too', async () => {
    fetched
      .mockResolvedValueOnce(streamOf([token('Bonjo')], true))
      .mockResolvedValueOnce(new Response('<html>Bad gateway</html>', { status: 502 }))
      .mockResolvedValueOnce(Response.json({ error: 'x', code: 'stopping' }, { status: 503 }))
      .mockResolvedValueOnce(streamOf([token('Bonjour'), done]));
    const { promise } = follow();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await promise).toEqual(reply);
  });

  it('passes on a failure reported in the stream immediately', async () => {
    fetched.mockResolvedValueOnce(
      streamOf([token('Bon'), 'event: error\ndata: {"error":"x","code":"ai_unavailable"}\n\n']),
    );
    const failure = await follow().promise.catch((thrown: unknown) => thrown);
    expect(failure).toMatchObject({ code: 'ai_unavailable' });
    expect(isOutcomeUnknown(failure)).toBe(false);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('passes on a refusal before the stream immediately', async () => {
    fetched.mockResolvedValueOnce(
      Response.json({ error: 'x', code: 'quota_spent' }, { status: 402 }),
    );
    await expect(follow().promise).rejects.toMatchObject({ code: 'quota_spent' });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe('looking for a generation', () => {
  const notBegun = () =>
    streamOf(['event: error\ndata: {"error":"x","code":"generation_not_begun"}\n\n']);

  it('only reads, and finds one whose request was still on its way', async () => {
    fetched
      .mockResolvedValueOnce(notBegun())
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValueOnce(notBegun())
      .mockResolvedValueOnce(streamOf([token('Bonjour'), done]));
    const { promise } = follow('look');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await promise).toEqual(reply);
    for (const [url, request] of fetched.mock.calls) {
      expect(url).toBe('/api/projects/p1/modules/idea/generations/k1');
      expect(request).toMatchObject({ method: 'GET' });
      expect(request.body).toBeUndefined();
    }
  });

  it('reports that nothing was begun, after a few seconds', async () => {
    fetched.mockImplementation(async () => notBegun());
    const failed = follow('look').promise.catch((failure: unknown) => failure);
    await vi.advanceTimersByTimeAsync(20_000);
    const failure = await failed;
    expect(failure).toMatchObject({ code: 'generation_not_begun' });
    expect(isOutcomeUnknown(failure)).toBe(false);
    expect(fetched).toHaveBeenCalledTimes(1 + lookAgainMs.length);
  });
});
