import { contract } from '@elan/domain/contract/contract';
import { duringTests } from '@elan/testing/duringTests';
import { replyOf } from '@elan/testing/people/person';
import { refuses, stalls, writes } from '@elan/testing/provider/providerAnswers';
import { startTestServer } from '@elan/testing/servers/server';
import { type AtModule, asked, atModule } from '@elan/testing/stages/atModule';
import { beforeEach, describe, expect, it } from 'vitest';

const server = duringTests(startTestServer);

let at: AtModule;
beforeEach(async () => {
  at = await atModule(server);
});

describe('two tabs that generate one module at once', () => {
  it('both count; one is stored, the other is offered, and nothing is lost', async () => {
    server.provider.answers(writes('Le premier.'));
    await at.generate();
    const waiting: (() => void)[] = [];
    server.provider.answers(({ piece, end }) => {
      const text = `Onglet ${waiting.length + 1}.`;
      waiting.push(() => {
        piece(text);
        end('stop');
      });
      if (waiting.length === 2) for (const write of waiting) write();
    });
    const replies = await Promise.all([at.generate('a'), at.generate('b')]);
    const results = replies.map((reply) => replyOf(contract.generateModule, reply).result);
    const stored = results.find(({ superseded }) => !superseded)?.aiResponse;
    const offered = results.find(({ superseded }) => superseded)?.aiResponse;
    expect([stored, offered].sort()).toEqual(['Onglet 1.', 'Onglet 2.']);
    expect((await at.entry())?.aiResponse).toBe(stored);
    const versions = await at.versions();
    expect(versions).toHaveLength(2);
    expect(versions).toContainEqual({ cause: 'generated', text: 'Le premier.' });
    expect(versions).toContainEqual({ cause: 'offered', text: offered });
    expect(await at.quota()).toEqual([{ used: 3, holds: {} }]);
  });

  it('with one unit left, the second is refused until the first fails', async () => {
    server.provider.answers(writes('Un.'));
    await at.generate();
    await at.generate();
    let fail: () => void = () => {};
    server.provider.answers(({ response }) => {
      fail = () => response.writeHead(401).end();
    });
    const called = server.provider.nextCall();
    const first = at.generate('a');
    await called;
    expect(await at.generate('b')).toMatchObject({
      status: 402,
      body: { code: 'generation_under_way' },
    });
    fail();
    expect((await first).status).toBe(502);
    server.provider.answers(writes('Deux.'));
    // The second request was refused before it started, so its key can still be used.
    expect((await at.generate('b')).status).toBe(200);
    expect(await at.quota()).toEqual([{ used: 3, holds: {} }]);
  });
});

describe('an idempotency key', () => {
  it('gives the same result again without a second call or charge', async () => {
    server.provider.answers(writes('Une seule fois.'));
    const before = server.provider.requests.length;
    const many = [at.generate('meme'), at.generate('meme'), at.generate('meme')];
    const replies = await Promise.all(many);
    const later = await at.generate('meme');
    for (const reply of replies) expect(reply.body).toEqual(later.body);
    expect(server.provider.requests.length - before).toBe(1);
    const streamed = await at.stream('meme');
    expect(streamed.map((event) => event.name)).toEqual(['token', 'done']);
    expect(await at.quota()).toEqual([{ used: 1, holds: {} }]);
  });

  it('repeats a failure, at once and later, without another call', async () => {
    server.provider.answers(refuses(401));
    const before = server.provider.requests.length;
    const replies = await Promise.all([at.generate('ratee'), at.generate('ratee')]);
    server.provider.answers(writes('Trop tard.'));
    for (const reply of [...replies, await at.generate('ratee')]) {
      expect(reply).toMatchObject({ status: 502, body: { code: 'ai_misconfigured' } });
    }
    expect(server.provider.requests.length - before).toBe(1);
    expect(await at.quota()).toEqual([{ used: 0, holds: {} }]);
  });

  it('repeats a stop before the first token too', async () => {
    server.provider.answers(stalls());
    const called = server.provider.nextCall();
    const running = at.generate('arretee');
    await called;
    await at.stop('arretee');
    await running;
    server.provider.answers(writes('Trop tard.'));
    expect(await at.generate('arretee')).toMatchObject({
      status: 409,
      body: { code: 'generation_stopped' },
    });
    expect((await at.generate('autre')).status).toBe(200);
  });

  it('cannot be used for another request, and has no spaces', async () => {
    server.provider.answers(writes('Un.'));
    await at.generate('autre');
    expect(await at.generate('autre', { ...asked, comments: 'autre chose' })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    });
    expect((await at.generate('a b')).status).toBe(400);
  });

  it('belongs to one person', async () => {
    server.provider.answers(writes('Le mien.'));
    await at.generate('partagee');
    const other = await atModule(server);
    expect((await other.generate('partagee')).status).toBe(200);
    expect(await other.used()).toBe(1);
  });
});
