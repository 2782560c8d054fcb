import { contract } from '@elan/domain/contract/contract';
import { duringTests } from '@elan/testing/duringTests';
import { replyOf, request } from '@elan/testing/people/person';
import { writes } from '@elan/testing/provider/providerAnswers';
import { startTestServer } from '@elan/testing/servers/server';
import { type AtModule, atModule, readEvents } from '@elan/testing/stages/atModule';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

const server = duringTests(startTestServer);

const text = '## Forces\n\nDu pain chaud.\n\n## Marché\n\nLes infirmières.';
const change = { section: 'Forces', instruction: 'Plus court', language: 'fr' };

let at: AtModule;
let asked: typeof change & { baseLastUpdated: string | null };
beforeEach(async () => {
  at = await atModule(server);
  server.provider.answers(writes(text));
  const { lastUpdated } = replyOf(contract.generateModule, await at.generate());
  asked = { ...change, baseLastUpdated: lastUpdated };
});

const revise = (body: object, key?: string, path = at.path) =>
  at.person.call('POST', `${path}/revise`, body, key ? { 'idempotency-key': key } : {});

describe('POST …/revise', () => {
  it('streams the pieces of a proposal, and the same to the same key', async () => {
    server.provider.answers(writes(['Du pain', ' chaud', ' la nuit.']));
    const stream = (key: string) =>
      readEvents(server, at.person, `${at.path}/revise`, asked, { 'idempotency-key': key });
    const events = await stream('cle');
    const pieces = events.filter(({ name }) => name === 'token').map(({ data }) => data.text);
    expect(pieces.join('')).toBe('Du pain chaud la nuit.');
    const done = {
      result: { text: 'Du pain chaud la nuit.', textEnding: 'complete', superseded: false },
      lastUpdated: asked.baseLastUpdated,
      aiUsage: { used: 2, limit: 3 },
    };
    expect(events.at(-1)).toEqual({ name: 'done', data: done });
    expect((await stream('cle')).at(-1)?.data).toEqual(done);
    expect((await at.find('cle')).body).toEqual(done);
    expect((await revise(asked, 'cle')).body).toEqual(done);
    expect((await at.entry())?.aiResponse).toBe(text);
    expect(await at.used()).toBe(2);
  });

  it('is accepted by a save, once', async () => {
    server.provider.answers(writes('Du pain.'));
    await revise(asked);
    const save = (aiResponse: string) =>
      at.person.call('PUT', at.path, {
        data: { aiResponse },
        baseLastUpdated: asked.baseLastUpdated,
      });
    expect((await save(text.replace(' chaud', ''))).status).toBe(200);
    expect(await save(text.replace(' chaud', ''))).toMatchObject({
      status: 409,
      body: { code: 'save_conflict' },
    });
    expect(await at.versions()).toEqual([{ cause: 'generated', text }]);
  });

  it('refuses in the order of docs/product.md#revisions, without a call or a unit', async () => {
    const before = server.provider.requests.length;
    const refusal = async (body: object, path = at.path) => {
      const { status, body: reply } = await revise(body, undefined, path);
      return [status, (reply as { code: string }).code];
    };
    const anonymous = await request(server, 'POST', `${at.path}/revise`, { body: asked });
    expect(anonymous).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    const { section: _none, ...noPlace } = asked;
    expect(await refusal(noPlace)).toEqual([400, 'malformed']);
    expect(await refusal({ ...asked, instruction: ' ' })).toEqual([400, 'malformed']);
    const { baseLastUpdated: _from, ...noBase } = asked;
    expect(await refusal(noBase)).toEqual([400, 'malformed']);
    const nowhere = at.path.replace(
      /projects\/[^/]+/,
      'projects/00000000-0000-4000-8000-000000000000',
    );
    expect(await refusal(asked, nowhere)).toEqual([404, 'not_found']);
    expect(await refusal(asked, `${at.projectPath}/modules/journal`)).toEqual([404, 'not_found']);
    const paid = `${at.projectPath}/modules/marketing`;
    expect(await refusal(asked, paid)).toEqual([402, 'premium_required']);
    const unwritten = `${at.projectPath}/modules/analysis`;
    expect(await refusal(asked, unwritten)).toEqual([409, 'save_conflict']);
    const asUnwritten = { ...asked, baseLastUpdated: null };
    expect(await refusal(asUnwritten, unwritten)).toEqual([422, 'revision_needs_text']);
    expect(await refusal({ ...asked, section: 'Prix', baseLastUpdated: null })).toEqual([
      409,
      'save_conflict',
    ]);
    expect(await refusal({ ...asked, section: 'Prix' })).toEqual([422, 'section_not_found']);
    expect(await refusal({ ...asked, passage: 'infirmières' })).toEqual([422, 'passage_not_found']);
    expect(server.provider.requests.length).toBe(before);
    expect(await at.used()).toBe(1);

    await server.database.db.execute(
      sql`update ai_usage set used = 3 where user_id = ${at.person.id}`,
    );
    expect(await refusal({ ...asked, section: 'Prix' })).toEqual([422, 'section_not_found']);
    expect(await refusal(asked)).toEqual([402, 'quota_spent']);
    await server.database.db.execute(
      sql`update users set suspended_at = now() where id = ${at.person.id}`,
    );
    expect(await refusal(asked, paid)).toEqual([403, 'suspended']);
    expect(server.provider.requests.length).toBe(before);
  });
});
