import { journey } from '@elan/modules/catalogue';
import { prompts } from '@elan/modules/prompts';
import { aMorning } from '@elan/modules/testing/aMorning';
import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SandboxWriter, startSandboxWriter } from './startSandboxWriter.ts';

const messages = [
  ...prompts.idea.messages({
    now: aMorning,
    journey,
    language: 'fr',
    project: { name: 'Pain de nuit', description: '' },
    answers: { businessIdea: 'Du pain chaud la nuit', businessModel: 'directSales' },
    comments: '',
    modules: {},
  }),
];
const request = {
  model: 'gpt-4o',
  temperature: 0.7,
  max_tokens: 3_000,
  messages,
  stream: true as const,
};

let writer: SandboxWriter;
let client: OpenAI;

beforeAll(async () => {
  writer = await startSandboxWriter({ pieceDelayMs: 0 });
  client = new OpenAI({ baseURL: writer.baseUrl, apiKey: writer.apiKey, maxRetries: 0 });
});
afterAll(() => writer.close());

/** Requests a complete reply, and returns its text, how it ended, and the model that it names. */
async function reply(asked: OpenAI.Chat.ChatCompletionCreateParamsStreaming, of = client) {
  let text = '';
  let ending: string | null | undefined;
  let model = '';
  for await (const chunk of await of.chat.completions.create(asked)) {
    text += chunk.choices[0]?.delta.content ?? '';
    ending = chunk.choices[0]?.finish_reason ?? ending;
    model = chunk.model;
  }
  return { text, ending, model };
}

async function post(body: string, key = writer.apiKey): Promise<Response> {
  return fetch(`${writer.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body,
  });
}

describe('the sandbox writer, through the official client', () => {
  it('answers with a complete text', async () => {
    const { text, ending, model } = await reply(request);
    expect(ending).toBe('stop');
    expect(text).toContain('## Forces de votre idée\n');
    expect(model).toBe('gpt-4o');
  });

  it('streams a text in small pieces that ends with its reason, then what it cost', async () => {
    const stream = await client.chat.completions.create({
      ...request,
      stream_options: { include_usage: true },
    });
    const pieces: string[] = [];
    const endings: (string | null)[] = [];
    let counted = 0;
    for await (const chunk of stream) {
      expect(chunk.object).toBe('chat.completion.chunk');
      const [choice] = chunk.choices;
      if (choice) {
        pieces.push(choice.delta.content ?? '');
        endings.push(choice.finish_reason);
      }
      counted = chunk.usage?.completion_tokens ?? counted;
    }
    expect(pieces.join('')).toContain('## Plan des 30 prochains jours\n');
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(80);
    expect(endings.filter((ending) => ending !== null)).toEqual(['stop']);
    expect(counted).toBe(pieces.filter((piece) => piece !== '').length);
  });

  it('ends at max_tokens as a provider does', async () => {
    const { text, ending } = await reply({ ...request, max_tokens: 20 });
    expect(ending).toBe('length');
    expect(text.trim().split(/\s+/)).toHaveLength(20);
  });

  it('words the same request differently the second time', async () => {
    const texts: string[] = [];
    for (let time = 0; time < 3; time++) texts.push((await reply(request)).text);
    expect(new Set(texts).size).toBeGreaterThan(1);
  });

  it('answers with the requested structure, complete within 3,000 tokens', async () => {
    const { personas } = prompts;
    const asked = personas.messages({
      now: aMorning,
      journey,
      language: 'fr',
      project: { name: 'Pain de nuit', description: '' },
      answers: {},
      comments: '',
      modules: {},
    });
    const { text, ending } = await reply({
      ...request,
      messages: [...asked],
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'personas', schema: { ...personas.schema?.schema }, strict: true },
      },
    });
    expect(ending).toBe('stop');
    expect(personas.read({ text, ending: 'complete' }, 'fr')?.personas).toHaveLength(3);
  });

  it('refuses a wrong key with 401', async () => {
    const stranger = new OpenAI({ baseURL: writer.baseUrl, apiKey: 'wrong', maxRetries: 0 });
    await expect(stranger.chat.completions.create(request)).rejects.toMatchObject({
      status: 401,
      code: 'invalid_api_key',
    });
  });

  it('stops writing when no one listens, and goes on serving', async () => {
    const slow = await startSandboxWriter({ pieceDelayMs: 20 });
    const slowClient = new OpenAI({ baseURL: slow.baseUrl, apiKey: slow.apiKey, maxRetries: 0 });
    const stream = await slowClient.chat.completions.create(request);
    for await (const _chunk of stream) break;
    const short = await reply({ ...request, max_tokens: 2 }, slowClient);
    expect(short.ending).toBe('length');
    await slow.close();
    await expect(fetch(slow.baseUrl)).rejects.toThrow();
  });
});

describe('the sandbox writer, at a bad request', () => {
  it.each([
    ['no JSON', '{"model":'],
    ['nothing', ''],
    ['an array', '[]'],
    ['no messages', JSON.stringify({ model: 'gpt-4o', messages: [] })],
    ['no model', JSON.stringify({ messages })],
    ['an unknown role', JSON.stringify({ model: 'm', messages: [{ role: 'x', content: '' }] })],
    ['a wrong type', JSON.stringify({ ...request, stream: 'yes' })],
    ['no stream', JSON.stringify({ ...request, stream: false })],
    ['a negative length', JSON.stringify({ ...request, max_tokens: -1 })],
  ])('answers %s with 400 in the form of the protocol', async (_name, body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: { message: expect.any(String), type: 'invalid_request_error' },
    });
  });

  it('refuses a body without end, another address and another method', async () => {
    expect((await post('x'.repeat(5 * 1024 * 1024))).status).toBe(413);
    expect((await fetch(`${writer.baseUrl}/models`)).status).toBe(404);
    expect((await fetch(`${writer.baseUrl}/chat/completions`)).status).toBe(405);
  });

  it('states that there is nothing to write where there is no outline', async () => {
    const bare = [{ role: 'user' as const, content: 'Bonjour' }];
    expect((await reply({ ...request, messages: bare })).text).toContain('AI_BASE_URL');
  });
});
