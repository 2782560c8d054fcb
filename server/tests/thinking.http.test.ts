import { randomUUID } from 'node:crypto';
import { duringTests } from '@elan/testing/duringTests';
import { ideaAnswers, signedUpPerson } from '@elan/testing/people/person';
import { chunk, writes } from '@elan/testing/provider/providerAnswers';
import { startTestServer } from '@elan/testing/servers/server';
import { atTool, readEvents } from '@elan/testing/stages/atModule';
import { expect, it } from 'vitest';

const server = duringTests(startTestServer);

const thought = (delta: object) => ({ choices: [{ index: 0, delta, finish_reason: null }] });

it.each([
  ['apart from its text', thought({ reasoning_content: 'Voyons les réponses' }), ''],
  ['at the beginning of its text', chunk('<think>Voyons les réponses'), '</think>\n\n'],
])(
  'says that the model thinks, where it thinks %s, until its first word',
  async (_where, thinks, after) => {
    const at = await atTool(server, await signedUpPerson(server), 'idea');
    let goOn: () => void = () => {};
    const canGoOn = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    server.provider.answers(async ({ response, piece, end }) => {
      response.write(`data: ${JSON.stringify(thinks)}\n\n`);
      await canGoOn;
      piece(`${after}## Un\n\nDu pain.`);
      end('stop');
    });
    const events = await readEvents(
      server,
      at.person,
      `${at.path}/generate`,
      { language: 'fr', answers: ideaAnswers },
      { 'idempotency-key': randomUUID() },
      undefined,
      goOn,
    );
    expect(events.map(({ name, data }) => [name, data.isThinking ?? data.text])).toEqual([
      ['thinking', true],
      ['thinking', false],
      ['token', '## Un\n\nDu pain.'],
      ['done', undefined],
    ]);
    expect(JSON.stringify(events)).not.toContain('Voyons');
    expect(await at.entry()).toMatchObject({ aiResponse: '## Un\n\nDu pain.' });
  },
);

it('stores no reasoning of which only the end is marked', async () => {
  const at = await atTool(server, await signedUpPerson(server), 'idea');
  server.provider.answers(writes('Voyons les réponses.\n</think>\n\n## Un\n\nDu pain.'));
  const body = { language: 'fr', answers: ideaAnswers };
  expect(await at.generate(body)).toMatchObject({ status: 200 });
  expect(await at.entry()).toMatchObject({ aiResponse: '## Un\n\nDu pain.' });
});
