import { catalogue } from '@elan/modules/catalogue';
import { expect, it } from 'vitest';
import type { Writer } from '../adapters/ai/openAi.ts';
import { createMeter } from './meter.ts';

it('adds up the calls of one generation, up to the ledger’s maximum', async () => {
  const most = 2 ** 31 - 1;
  const ai: Writer = {
    async write(_messages, { onText, onKnown }) {
      const usage = { tokensIn: most, tokensOut: 40, tokensCached: undefined, tokensReasoning: 0 };
      onKnown?.({ model: 'scribe', usage: undefined });
      onKnown?.({ model: 'scribe', usage });
      onText('Un mot');
      return { text: 'Un mot', ending: 'complete' };
    },
  };
  const meter = createMeter(ai, { action: 'generate', definition: catalogue['business-plan'] });
  const options = { signal: new AbortController().signal, onText: () => {} };
  await meter.ai.write([], options);
  await meter.ai.write([], options);
  expect(meter.facts()).toMatchObject({
    model: 'scribe',
    tokensIn: most,
    tokensOut: 80,
    tokensCached: null,
    tokensReasoning: 0,
    firstTokenMs: expect.any(Number),
  });
});
