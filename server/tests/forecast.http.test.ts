import { contract } from '@elan/domain/contract/contract';
import { longestFigure, mostExplained } from '@elan/domain/contract/forecast';
import { visits as inputs } from '@elan/domain/forecast/testing/samplePlans';
import { movableClock } from '@elan/testing/clock';
import { type Person, replyOf, request, signedUpPerson } from '@elan/testing/people/person';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const clock = movableClock(new Date('2026-11-30T12:00:00Z'));
let server: TestServer;
let founder: Person;
beforeAll(async () => {
  const founderEmail = 'fondatrice@exemple.quebec';
  server = await startTestServer({ FOUNDER_EMAILS: founderEmail }, { clock });
  founder = await signedUpPerson(server, founderEmail);
});
afterAll(() => server.close());

let project: string;
beforeEach(async () => {
  clock.moveTo(new Date('2026-11-30T12:00:00Z'));
  project = `/api/projects/${(await founder.createProject()).id}`;
});

const saved = { inputs, origins: { 'offers.0.price': 'answer' }, confirmed: ['offers.0.price'] };

async function save(data: object, baseLastUpdated: string | null = null, module = 'finances') {
  return founder.call('PUT', `${project}/modules/${module}`, { data, baseLastUpdated });
}
const read = (query = '') => founder.call('GET', `${project}/forecast${query}`);
const compute = (body: unknown) => founder.call('POST', '/api/forecast', body);
async function stored() {
  return replyOf(contract.getProject, await founder.call('GET', project)).modules_data.finances;
}

describe('the forecast of a project', () => {
  it('is computed from what is saved, the same as without saving', async () => {
    expect((await read()).status).toBe(404);
    expect((await save({ forecast: saved })).status).toBe(200);
    const computed = replyOf(contract.getForecast, await read());
    expect(computed).toMatchObject({ scenario: 'expected', registeredMonth: 19, unknown: [] });
    expect(computed.months).toHaveLength(37);
    expect((await compute({ inputs })).body).toEqual(computed);
    for (const scenario of ['prudent', 'ambitious']) {
      const other = await read(`?scenario=${scenario}`);
      expect(other.body).toMatchObject({ scenario });
      expect((await compute({ inputs, scenario })).body).toEqual(other.body);
    }
  });

  it('needs a session, and the project to be one’s own', async () => {
    await save({ forecast: saved });
    const other = await signedUpPerson(server);
    expect((await other.call('GET', `${project}/forecast`)).status).toBe(404);
    expect((await other.call('POST', '/api/forecast', { inputs })).status).toBe(200);
    expect((await request(server, 'GET', `${project}/forecast`)).status).toBe(401);
    const anonymous = await request(server, 'POST', '/api/forecast', { body: { inputs } });
    expect(anonymous.status).toBe(401);
  });

  it('refuses another scenario and fields that it does not know', async () => {
    await save({ forecast: saved });
    expect((await read('?scenario=best')).status).toBe(400);
    expect((await read('?year=1')).status).toBe(400);
    expect((await compute({ inputs, scenario: 'best' })).status).toBe(400);
    expect((await compute({ inputs, today: '2026-11-23' })).status).toBe(400);
    expect((await compute({ inputs: { ...inputs, extra: 1 } })).status).toBe(400);
    expect((await compute({ inputs: { opening: '2027-05' } })).status).toBe(400);
    expect((await compute({ inputs: { opening: '2027-05', offers: [] } })).status).toBe(400);
  });

  it('explains the figures that are named, also those that a part names', async () => {
    const explained = async (explain: readonly string[]) =>
      replyOf(contract.computeForecast, await compute({ inputs, explain })).explanations;
    const [revenue] = (await explained(['years.0.revenue'])) ?? [];
    expect(revenue).toMatchObject({ figure: 'years.0.revenue', unit: 'money', isSum: true });
    const behind = revenue?.parts.flatMap(({ figure }) => figure ?? []) ?? [];
    const months = (await explained(behind)) ?? [];
    expect(months.map(({ value }) => value)).toEqual(revenue?.parts.map(({ value }) => value));
    expect(await explained([])).toEqual([]);
  });

  it('refuses what is no figure, and more than a hundred', async () => {
    const refused = await compute({ inputs, explain: ['years.0.revenue', 'months.1.constructor'] });
    expect(refused).toMatchObject({ status: 400, body: { code: 'malformed' } });
    expect(refused.body.error).toContain('(explain.1: no such figure)');
    const longest = 'é'.repeat(longestFigure);
    const of = (count: number) => compute({ inputs, explain: Array(count).fill(longest) });
    expect((await of(mostExplained)).body.error).toContain('(explain.0: no such figure)');
    expect((await of(mostExplained + 1)).status).toBe(400);
  });

  it('opens between 24 months ago and 36 months from today', async () => {
    const opening = async (month: string) => {
      const forecast = { ...saved, inputs: { ...inputs, opening: month } };
      const { status } = await compute({ inputs: forecast.inputs });
      const base = (await stored())?.lastUpdated ?? null;
      expect((await save({ forecast }, base)).status).toBe(status);
      return status;
    };
    expect(await opening('2029-12')).toBe(400);
    expect(await opening('2029-11')).toBe(200);
    expect(await opening('2024-10')).toBe(400);
    const tooEarly = await compute({ inputs: { ...inputs, opening: '2024-10' } });
    expect(tooEarly.body.error).toContain('(inputs.opening: too far from today)');
    expect(await opening('2024-11')).toBe(200);
    // A saved forecast can still be read long afterwards.
    clock.moveTo(new Date('2026-12-01T12:00:00Z'));
    expect(await opening('2024-11')).toBe(400);
    expect((await read()).status).toBe(200);
  });
});

describe('a save of the forecast', () => {
  it('leaves answers, comments and text as they are', async () => {
    const first = await save({
      answers: { pricingStrategy: '95 $ la visite.' },
      comments: 'Note',
      aiResponse: '## Prix\n\nUn texte.',
    });
    const { lastUpdated } = replyOf(contract.saveModule, first);
    await save({ forecast: saved }, lastUpdated);
    expect(await stored()).toMatchObject({
      answers: { pricingStrategy: '95 $ la visite.' },
      comments: 'Note',
      aiResponse: '## Prix\n\nUn texte.',
      forecast: saved,
    });
  });

  it('accepts a form half filled', async () => {
    const half = { ...saved, inputs: { opening: '2027-05', offers: [{ id: 'visit' }] } };
    expect((await save({ forecast: half })).status).toBe(200);
    const { unknown } = replyOf(contract.getForecast, await read());
    expect(unknown).toContainEqual({
      figure: 'revenue',
      because: ['offers.0.price', 'offers.0.units'],
    });
  });

  it('is refused out of bounds, or in another module', async () => {
    const [offer] = inputs.offers;
    const priced = (price: unknown) => ({
      forecast: { ...saved, inputs: { ...inputs, offers: [{ ...offer, price }] } },
    });
    for (const price of [-1, 0.5, 1_000_000_001, '9500']) {
      expect(await save(priced(price))).toMatchObject({ status: 400, body: { code: 'malformed' } });
    }
    expect((await save({ forecast: { inputs } })).status).toBe(400);
    expect((await save({ forecast: { ...saved, results: [] } })).status).toBe(400);
    expect((await save({ forecast: saved }, null, 'idea')).status).toBe(400);
  });

  it('keeps what it replaces as a version, which can be restored', async () => {
    const { lastUpdated } = replyOf(contract.saveModule, await save({ forecast: saved }));
    const other = { ...saved, inputs: { ...inputs, badDebts: '2.5', offers: [{ id: 'visit' }] } };
    const second = replyOf(contract.saveModule, await save({ forecast: other }, lastUpdated));
    const path = `${project}/modules/finances/versions`;
    const { versions } = replyOf(contract.listVersions, await founder.call('GET', path));
    expect(versions).toHaveLength(1);
    const restore = `${path}/${versions[0]?.id}/restore`;
    await founder.call('POST', restore, { baseLastUpdated: second.lastUpdated });
    expect((await stored())?.forecast).toEqual(saved);
  });

  it('is part of the account’s export', async () => {
    await save({ forecast: saved });
    const { body } = await founder.call('GET', '/api/account/export');
    expect(body.projects).toContainEqual(
      expect.objectContaining({
        modules_data: { finances: expect.objectContaining({ forecast: saved }) },
      }),
    );
  });
});
