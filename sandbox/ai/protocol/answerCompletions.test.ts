import { expect, it, vi } from 'vitest';
import { listen } from '../../loopback.ts';
import { answerCompletions } from './answerCompletions.ts';

it('reports errors, but no refusals', async () => {
  const fault = new Error('a section without a template');
  const onError = vi.fn();
  const write = () => {
    throw fault;
  };
  const writer = await listen(
    answerCompletions({ write, apiKey: 'key', pieceDelayMs: 0, onError }),
  );
  const ask = (key: string) =>
    fetch(`${writer.origin}/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify({ model: 'm', messages: [{ role: 'user', content: '' }], stream: true }),
    });
  expect((await ask('another')).status).toBe(401);
  expect(onError).not.toHaveBeenCalled();
  expect((await ask('key')).status).toBe(500);
  expect(onError.mock.calls).toEqual([[fault]]);
  await writer.close();
});
