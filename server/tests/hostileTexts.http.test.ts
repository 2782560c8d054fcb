import { type FailureCode, failures } from '@elan/domain/failure';
import { duringTests } from '@elan/testing/duringTests';
import { type Person, signedUpPerson } from '@elan/testing/people/person';
import * as answers from '@elan/testing/provider/providerAnswers';
import { someEntry } from '@elan/testing/provider/structures';
import { startTestServer } from '@elan/testing/servers/server';
import { type AtTool, atTool } from '@elan/testing/stages/atModule';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

const { first, floods, writes } = answers;
const founderEmail = 'fondatrice@exemple.quebec';

const server = duringTests(() =>
  startTestServer({ FREE_AI_LIMIT: '1000', FOUNDER_EMAILS: founderEmail }),
);

/** The stored data of a person whose generations all failed, without the ledger. */
const nothing = { quota: [{ used: 0, holds: {} }], shown: 0, versions: [] };

describe('an auto-fill', () => {
  const proposals = { answers: { businessIdea: 'Du pain', targetMarket: 'La nuit' } };
  const json = JSON.stringify(proposals);
  let at: AtTool;
  beforeEach(async () => {
    at = await atTool(server, await signedUpPerson(server), 'idea');
    await at.save({ hasIdea: true }, 'brainstorm');
  });

  it.each<[string, answers.Answer, FailureCode]>([
    ['prose', writes('Je propose du pain.'), 'ai_unreadable_reply'],
    ['a list', writes('[1, 2]'), 'ai_unreadable_reply'],
    ['answers in a list', writes('{"answers":["Du pain"]}'), 'ai_unreadable_reply'],
    ['answers in a text', writes('{"answers":"Du pain"}'), 'ai_unreadable_reply'],
    ['truncated JSON', writes(json.slice(0, -2)), 'ai_unreadable_reply'],
    ['JSON cut by length', writes(json, 'length'), 'ai_unreadable_reply'],
    ['10 MB', floods(10_000_000), 'ai_unavailable'],
  ])('whose proposals are %s stores and counts nothing', async (_name, fault, code) => {
    const [status, error] = failures[code];
    server.provider.answers(fault);
    const calls = server.provider.requests.length;
    expect(await at.autoFill()).toMatchObject({ status, body: { code, error } });
    const events = await at.stream({}, undefined, 'autofill');
    expect(events).toEqual([{ name: 'error', data: { code, error } }]);
    expect(server.provider.requests.length).toBe(calls + 2);
    const failed = { status: 'failed', failure: code };
    expect(await at.kept()).toEqual({ ...nothing, ledger: [failed, failed] });
    expect(await at.entry()).toBeUndefined();
  });

  it.each<[string, answers.Answer, FailureCode]>([
    ['nothing', writes(''), 'ai_empty_reply'],
    ['10 MB', floods(10_000_000), 'ai_unavailable'],
    ['cut off', answers.breaksOff('## Forces'), 'ai_unavailable'],
  ])('whose text is %s keeps the answers out too', async (_name, fault, code) => {
    server.provider.answers(first(1, writes(json), fault));
    expect(await at.autoFill()).toMatchObject({ status: 502, body: { code } });
    expect(await at.kept()).toEqual({ ...nothing, ledger: [{ status: 'failed', failure: code }] });
    expect(await at.entry()).toBeUndefined();
  });

  it('accepts only text proposals, for its own blank questions', async () => {
    const hostile = {
      answers: {
        businessIdea: 'Réécrit par la machine',
        targetMarket: { $ne: null },
        problemSolved: ['x'],
        businessModel: 'Vente de données',
        location: '<script>xss(1)</script>',
        inconnu: 'x',
        __proto__: { experience: 'x' },
      },
    };
    server.provider.answers(first(1, writes(JSON.stringify(hostile)), writes('Le texte.')));
    const given = { answers: { businessIdea: 'Mes mots' } };
    expect((await at.autoFill(given)).status).toBe(200);
    const { answers: kept = {} } = (await at.entry()) ?? {};
    expect(kept).toMatchObject({ businessIdea: 'Mes mots', location: '<script>xss(1)</script>' });
    expect(kept).not.toHaveProperty('inconnu');
    expect(kept).not.toHaveProperty('targetMarket');
    expect(kept).not.toHaveProperty('problemSolved');
    expect(kept.businessModel).not.toBe('Vente de données');
  });
});

describe('a journal analysis', () => {
  let founder: Person;
  beforeAll(async () => {
    founder = await signedUpPerson(server, founderEmail);
  });

  const entries = [someEntry];

  it.each<[string, answers.Answer, FailureCode]>([
    ['nothing', writes(' '), 'ai_empty_reply'],
    ['cut off', answers.breaksOff('## Thèmes'), 'ai_unavailable'],
    ['10 MB', floods(10_000_000), 'ai_unavailable'],
    ['filtered', writes('## Thèmes', 'content_filter'), 'ai_refused'],
  ])('that is %s leaves the earlier one and the entries', async (_name, fault, code) => {
    const at = await atTool(server, founder, 'journal');
    await at.save({ entries });
    server.provider.answers(writes('## Thèmes\n\nLe four.'));
    expect((await at.generate()).status).toBe(200);
    const before = await at.entry();
    const { versions } = await at.kept();
    expect(before).toMatchObject({ entries, aiAnalysis: '## Thèmes\n\nLe four.' });
    server.provider.answers(fault);
    expect(await at.generate()).toMatchObject({ status: failures[code][0], body: { code } });
    expect(await at.entry()).toEqual(before);
    expect((await at.kept()).ledger.at(-1)).toEqual({ status: 'failed', failure: code });
    expect((await at.kept()).versions).toEqual(versions);
  });
});
