import { duringTests } from '@elan/testing/duringTests';
import { writes } from '@elan/testing/provider/providerAnswers';
import { startTestServer } from '@elan/testing/servers/server';
import { type AtModule, atModule } from '@elan/testing/stages/atModule';
import { beforeEach, describe, expect, it } from 'vitest';

const server = duringTests(startTestServer);

let at: AtModule;
beforeEach(async () => {
  at = await atModule(server);
});

describe('a stream', () => {
  it('sends tokens as they arrive, then done, wherever characters are split', async () => {
    const text = '## Forces\n\nÀ l’aube 🥐, « du pain ».';
    server.provider.answers(writes(text));
    const events = await at.stream();
    const tokens = events.filter((event) => event.name === 'token');
    expect(tokens.map((event) => event.data.text).join('')).toBe(text);
    expect(tokens.length).toBeGreaterThan(1);
    expect(events.at(-1)).toMatchObject({
      name: 'done',
      data: { result: { aiResponse: text }, aiUsage: { used: 1, limit: 3 } },
    });
  });
});

describe('looking up a generation', () => {
  it('streams it from its beginning', async () => {
    server.provider.answers(writes('Le texte.'));
    await at.generate('partie');
    const reply = await fetch(`${server.url}${at.path}/generations/partie`, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${at.person.token}` },
    });
    expect(reply.headers.get('content-type')).toContain('text/event-stream');
    const stream = await reply.text();
    expect(stream).toMatch(/^event: token\ndata: {"text":"Le texte."}\n\nevent: done\n/);
  });

  it('reports in the stream that there is none', async () => {
    const reply = await fetch(`${server.url}${at.path}/generations/perdue`, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${at.person.token}` },
    });
    expect(reply.status).toBe(200);
    expect(await reply.text()).toMatch(/^event: error\ndata: {.*"code":"generation_not_begun"/);
  });
});
