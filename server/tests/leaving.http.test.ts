import { duringTests } from '@elan/testing/duringTests';
import { request } from '@elan/testing/people/person';
import { refuses, stalls, writes } from '@elan/testing/provider/providerAnswers';
import { startTestServer } from '@elan/testing/servers/server';
import { type AtModule, atModule } from '@elan/testing/stages/atModule';
import { beforeEach, describe, expect, it } from 'vitest';

const server = duringTests(startTestServer);

let at: AtModule;
beforeEach(async () => {
  at = await atModule(server);
});

const stopped = { status: 409, body: { code: 'generation_stopped' } };

describe('a browser that disconnects', () => {
  /** Makes the provider reply in two halves, the second when the test calls the returned function. */
  function inHalves(first: string, second: string) {
    let goOn: () => void = () => {};
    server.provider.answers(({ piece, end }) => {
      if (first !== '') piece(first);
      goOn = () => {
        if (second !== '') piece(second);
        end('stop');
      };
    });
    return () => goOn();
  }

  it.each([
    ['before the first token', '', 'Tout le texte.'],
    ['in the middle', 'Tout ', 'le texte.'],
    ['just before the end', 'Tout le texte.', ''],
  ])('%s stops nothing: the text is there on the next visit', async (_when, first, second) => {
    const goOn = inHalves(first, second);
    const leaving = new AbortController();
    const called = server.provider.nextCall();
    const left = at.stream('partie', () => leaving.abort(), leaving.signal);
    const gone = expect(left).rejects.toThrow();
    await called;
    if (first === '') leaving.abort();
    await gone;
    // Once the server replies to another request, it has noticed that the connection was closed.
    await request(server, 'GET', '/api/health');
    goOn();
    const again = await at.stream('partie');
    expect(again.at(-1)).toMatchObject({
      name: 'done',
      data: { result: { aiResponse: 'Tout le texte.', aiResponseEnding: 'complete' } },
    });
    expect((await at.entry())?.aiResponse).toBe('Tout le texte.');
    expect(await at.quota()).toEqual([{ used: 1, holds: {} }]);
  });

  it('learns later that its generation failed, and pays nothing', async () => {
    let fail: () => void = () => {};
    server.provider.answers(({ piece, response }) => {
      piece('Déb');
      fail = () => response.destroy();
    });
    const leaving = new AbortController();
    await expect(at.stream('partie', () => leaving.abort(), leaving.signal)).rejects.toThrow();
    fail();
    const again = await at.stream('partie');
    expect(again.at(-1)).toMatchObject({ name: 'error', data: { code: 'ai_unavailable' } });
    expect(await at.quota()).toEqual([{ used: 0, holds: {} }]);
  });
});

describe('stop', () => {
  it('before the first token releases the unit, and closes the provider’s connection', async () => {
    server.provider.answers(stalls());
    const called = server.provider.nextCall();
    const running = at.generate('arret');
    await called;
    expect((await at.stop('arret')).status).toBe(202);
    expect(await running).toMatchObject(stopped);
    await server.provider.requests.at(-1)?.closed;
    expect(await at.quota()).toEqual([{ used: 0, holds: {} }]);
    expect(await at.ledger()).toEqual([{ status: 'failed', failure: 'generation_stopped' }]);
    expect(await at.entry()).toBeUndefined();
  });

  it('after the first token counts the unit and keeps the text, marked as stopped', async () => {
    server.provider.answers(writes('Le premier.'));
    await at.generate();
    server.provider.answers(stalls('Jusqu’ici'));
    const events = await at.stream('arret', () => void at.stop('arret'));
    expect(events.at(-1)).toMatchObject({
      name: 'done',
      data: { result: { aiResponse: 'Jusqu’ici', aiResponseEnding: 'stopped' } },
    });
    await server.provider.requests.at(-1)?.closed;
    expect(await at.quota()).toEqual([{ used: 2, holds: {} }]);
    expect(await at.versions()).toEqual([{ cause: 'generated', text: 'Le premier.' }]);
    const again = await at.generate('arret');
    expect(again.body).toEqual(events.at(-1)?.data);
  });

  it('while waiting to retry a refusal is immediate, without another call', async () => {
    server.provider.answers(refuses(429, { 'retry-after': '59' }));
    const before = server.provider.requests.length;
    const called = server.provider.nextCall();
    const running = at.generate('attente');
    await called;
    await at.stop('attente');
    expect(await running).toMatchObject(stopped);
    expect(server.provider.requests.length - before).toBe(1);
    expect(await at.quota()).toEqual([{ used: 0, holds: {} }]);
  });

  it('of a text that cannot be stored counts as before the first token', async () => {
    server.provider.answers(stalls('\u0000 \n'));
    const events = await at.stream('vide', () => void at.stop('vide'));
    expect(events.at(-1)).toMatchObject({ name: 'error', data: { code: 'generation_stopped' } });
    expect(await at.quota()).toEqual([{ used: 0, holds: {} }]);
  });

  it('twice has the same effect as once', async () => {
    server.provider.answers(stalls('Jusqu’ici'));
    const stops: Promise<{ status: number }>[] = [];
    await at.stream('double', () => stops.push(at.stop('double'), at.stop('double')));
    for (const { status } of await Promise.all(stops)) expect(status).toBe(202);
    expect(await at.quota()).toEqual([{ used: 1, holds: {} }]);
    expect(await at.ledger()).toEqual([{ status: 'succeeded', failure: null }]);
  });

  it('of an ended generation changes nothing, and of an unknown one is refused', async () => {
    server.provider.answers(writes('Fini.'));
    await at.generate('finie');
    const before = await at.entry();
    expect((await at.stop('finie')).status).toBe(202);
    expect(await at.entry()).toEqual(before);
    server.provider.answers(refuses(401));
    await at.generate('ratee');
    expect((await at.stop('ratee')).status).toBe(202);
    expect(await at.ledger()).toEqual([
      { status: 'succeeded', failure: null },
      { status: 'failed', failure: 'ai_misconfigured' },
    ]);
    expect(await at.quota()).toEqual([{ used: 1, holds: {} }]);
    expect((await at.stop('inconnu')).status).toBe(404);
  });
});
