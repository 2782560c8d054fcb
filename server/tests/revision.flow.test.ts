import { duringTests } from '@elan/testing/duringTests';
import { newPerson, openFlows } from '@elan/testing/flows/flows';
import { follow, type ModuleFlows, moduleFlows } from '@elan/testing/flows/moduleFlows';
import { breaksOff, refuses, stalls, writes } from '@elan/testing/provider/providerAnswers';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ownProject } from '../access/projectScope.ts';
import { findGeneration } from '../flows/modules/findGeneration.ts';
import { createActiveRuns } from '../generation/activeRuns.ts';

const flows = duringTests(openFlows);

const text = '## Forces\n\nDu pain chaud. Du pain chaud.\n\n## Marché\n\nLes infirmières.';
const forces = { target: { section: 'Forces' }, instruction: 'Plus court' };

let at: ModuleFlows;
let calls: number;
beforeEach(async () => {
  at = await moduleFlows(flows, await newPerson(flows));
  flows.provider.answers(writes(text));
  await at.generate();
  calls = flows.provider.requests.length;
});
const asked = () => flows.provider.requests.length - calls;

describe('a revision', () => {
  it('proposes a text for one unit, and leaves the module as it is', async () => {
    const before = await at.project();
    flows.provider.answers(writes('Du pain chaud.'));
    const run = await at.revise(forces);
    const { texts, reply } = await follow(run);
    expect(texts.join('')).toBe('Du pain chaud.');
    expect(reply).toEqual({
      result: { text: 'Du pain chaud.', textEnding: 'complete', superseded: false },
      lastUpdated: before.modules_data.idea?.lastUpdated,
      aiUsage: { used: 2, limit: 3 },
    });
    expect(await at.project()).toEqual(before);
    expect(await at.versions()).toEqual([]);
    expect(await at.ledger()).toEqual([
      { status: 'succeeded', failure: null },
      { status: 'succeeded', failure: null },
    ]);
    const [system, user] = flows.provider.requests.at(-1)?.body.messages ?? [];
    expect(system?.content).toContain('boulangerie');
    expect(user?.content).toContain('"passage":"Du pain chaud. Du pain chaud."');
    expect(user?.content).toContain('"Plus court"');
    expect(user?.content).not.toContain('infirmières');
  });

  it.each([
    ['save_conflict', forces, '2026-01-01T00:00:00.000Z'],
    ['save_conflict', forces, null],
    ['section_not_found', { ...forces, target: { section: 'Prix' } }],
    ['passage_not_found', { ...forces, target: { passage: 'Du vin' } }],
    ['passage_not_unique', { ...forces, target: { passage: 'Du pain chaud.' } }],
  ] as const)('is refused without a call or a unit: %s', async (code, revision, base?) => {
    await expect(at.revise(revision, base)).rejects.toMatchObject({ code });
    expect(asked()).toBe(0);
    expect(await at.quota()).toEqual([{ used: 1, holds: {} }]);
    expect(await at.ledger()).toHaveLength(1);
  });

  it('is refused for want of a text, and where a module has none', async () => {
    const other = await moduleFlows(flows, at.person, 'analysis');
    await other.save({ comments: 'Rien encore.' });
    await expect(other.revise(forces)).rejects.toMatchObject({ code: 'revision_needs_text' });
    const journal = await moduleFlows(flows, at.person, 'journal');
    await expect(journal.revise(forces)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is refused at the limit', async () => {
    flows.provider.answers(writes('Du pain.'));
    for (let round = 0; round < 2; round += 1) await (await at.revise(forces)).finished;
    await expect(at.revise(forces)).rejects.toMatchObject({ code: 'quota_spent' });
    expect(asked()).toBe(2);
  });

  it.each([
    ['fails', refuses(401), 'ai_misconfigured'],
    ['is empty', writes(''), 'ai_empty_reply'],
    ['is cut at the length limit', writes('Du pain', 'length'), 'ai_unreadable_reply'],
    ['is only the heading', writes('## Forces\n'), 'ai_unreadable_reply'],
    ['breaks off', breaksOff('Du pain'), 'ai_unavailable'],
  ] as const)('gives the unit back where the reply %s', async (_how, answer, code) => {
    flows.provider.answers(answer);
    const { failure } = await follow(await at.revise(forces));
    expect(failure).toBe(code);
    expect(await at.quota()).toEqual([{ used: 1, holds: {} }]);
    expect(await at.entry()).toMatchObject({ aiResponse: text });
  });

  it('counts once for the same key, which finds the same proposal on any server', async () => {
    const gate = Promise.withResolvers<void>();
    flows.provider.answers(async ({ piece, end }) => {
      piece('Du pain ');
      await gate.promise;
      piece('chaud.');
      end('stop');
    });
    const run = await at.revise(forces, undefined, 'cle');
    const elsewhere = await findGeneration(
      { ...flows.services, runs: createActiveRuns() },
      {
        ...ownProject(await at.person.account(), at.projectId),
        module: 'idea',
        idempotencyKey: 'cle',
      },
    );
    gate.resolve();
    const first = await run.finished;
    expect(await elsewhere.finished).toEqual(first);
    expect(await (await at.revise(forces, undefined, 'cle')).finished).toEqual(first);
    expect((await at.find('cle')).text).toBe('Du pain chaud.');
    expect(asked()).toBe(1);
    expect(await at.used()).toBe(2);
    const other = { ...forces, instruction: 'Plus long' };
    await expect(at.revise(other, undefined, 'cle')).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
    await expect(at.generate(undefined, 'cle')).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  it('costs nothing where it is stopped before the first word, and is kept from then on', async () => {
    flows.provider.answers(stalls());
    const silent = await at.revise(forces, undefined, 'avant');
    await at.stop('avant');
    expect((await follow(silent)).failure).toBe('generation_stopped');
    expect(await at.quota()).toEqual([{ used: 1, holds: {} }]);

    flows.provider.answers(stalls('Du pain'));
    const run = await at.revise(forces, undefined, 'apres');
    const { reply } = await follow(run, () => void at.stop('apres'));
    expect(reply?.result).toEqual({ text: 'Du pain', textEnding: 'stopped', superseded: false });
    expect(await at.quota()).toEqual([{ used: 2, holds: {} }]);
    expect(await at.entry()).toMatchObject({ aiResponse: text, aiResponseEnding: 'complete' });
  });

  it('counts and keeps nothing of a project that was deleted in the meantime', async () => {
    flows.provider.answers(stalls('Du pain'));
    const run = await at.revise(forces);
    const { failure } = await follow(run, () => void at.deleteProject());
    expect(failure).toBe('not_found');
    const { rows } = await flows.database.db.execute(
      sql`select status, result from generations where user_id = ${at.person.id} and action = 'revise'`,
    );
    expect(rows).toEqual([{ status: 'succeeded', result: null }]);
    expect(await at.quota()).toEqual([{ used: 2, holds: {} }]);
  });
});

describe('an accepted proposal', () => {
  it('is a save like any other: the former text is kept as a version', async () => {
    const aiResponse = text.replace(' Du pain chaud.', '');
    await at.save({ aiResponse });
    expect(await at.entry()).toMatchObject({ aiResponse, aiResponseEnding: 'complete' });
    expect(await at.versions()).toEqual([{ cause: 'generated', text }]);
  });
});
