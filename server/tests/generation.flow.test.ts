import { duringTests } from '@elan/testing/duringTests';
import { newPerson, openFlows } from '@elan/testing/flows/flows';
import { type ModuleFlows, moduleFlows } from '@elan/testing/flows/moduleFlows';
import { ideaAnswers } from '@elan/testing/people/person';
import { stalls, writes } from '@elan/testing/provider/providerAnswers';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { removeProject, restoreProject } from '../flows/projects/deleteProject.ts';
import { createActiveRuns } from '../generation/activeRuns.ts';
import { releaseStaleGenerations } from '../jobs/releaseStaleGenerations.ts';
import { systemClock } from '../lib/clock.ts';
import { type Measurements, noMeasurements } from '../observability/measurements.ts';

const flows = duringTests(() => openFlows({ FOUNDER_EMAILS: 'Fondatrice@exemple.quebec' }));

let at: ModuleFlows;
beforeEach(async () => {
  at = await moduleFlows(flows, await newPerson(flows));
});

describe('the call to the provider', () => {
  it('is that of docs/product.md#ai-requests: one system and one user message, temperature 0.7, 3000 tokens', async () => {
    flows.provider.answers(writes('Texte.'));
    await at.generate();
    const call = flows.provider.requests.at(-1);
    expect(call).toMatchObject({
      method: 'POST',
      path: '/v1/chat/completions',
      authorization: 'Bearer key-of-the-test',
      body: { model: 'gpt-4o', temperature: 0.7, max_tokens: 3000 },
    });
    expect(call?.body.messages.map((message) => message.role)).toEqual(['system', 'user']);
    expect(call?.body.messages[0]?.content).toContain('boulangerie');
  });
});

describe('the quota', () => {
  it('admits exactly what is left of many at once', async () => {
    flows.provider.answers(writes('Un.'));
    await at.generate();
    await at.generate();
    const before = flows.provider.requests.length;
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => at.generate()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(flows.provider.requests.length - before).toBe(1);
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    // The requests that were refused while it was running, and afterwards.
    expect(refused).toHaveLength(39);
    expect(new Set(['generation_under_way', 'quota_spent', ...refused]).size).toBe(2);
    expect(await at.used()).toBe(3);
  });

  it('that is only held refuses everything that takes a unit, and reports that until it is free', async () => {
    flows.provider.answers(writes('Un.'));
    await at.generate();
    await at.generate();
    flows.provider.answers(stalls());
    const called = flows.provider.nextCall();
    const running = at.follow(undefined, 'la dernière');
    await called;
    expect(await at.me()).toMatchObject({ aiUsage: { used: 2 }, generationsUnderWay: 1 });
    const refusal = { code: 'generation_under_way' };
    await expect(at.generate()).rejects.toMatchObject(refusal);
    const passage = { target: { passage: 'Un.' }, instruction: 'Plus court.' };
    await expect(at.revise(passage)).rejects.toMatchObject(refusal);
    const fresh = await moduleFlows(flows, at.person);
    await fresh.save({ hasIdea: true }, undefined, 'brainstorm');
    await expect(fresh.autoFill()).rejects.toMatchObject(refusal);
    await at.stop('la dernière');
    await running;
    expect(await at.me()).toMatchObject({ aiUsage: { used: 2 }, generationsUnderWay: 0 });
    flows.provider.answers(writes('Trois.'));
    await at.generate();
    await expect(at.generate()).rejects.toMatchObject({ code: 'quota_spent' });
  });

  it('never counts a founder with a confirmed email', async () => {
    at = await moduleFlows(flows, await newPerson(flows, 'fondatrice@exemple.quebec'));
    flows.provider.answers(writes('Un.'));
    for (let round = 0; round < 4; round += 1) await at.generate();
    const me = await at.me();
    expect(me).toMatchObject({ isFounder: true, aiUsage: { used: 0, limit: 999_999 } });
    const { rows } = await flows.database.db.execute(
      sql`select ai_usage_count::int as count, ai_usage_limit::int as limit from user_preferences where user_id = ${at.person.id}`,
    );
    expect(rows).toEqual([{ count: 0, limit: 999_999 }]);
  });
});

describe('refusals', () => {
  it('come in a fixed order, without calling the provider', async () => {
    const before = flows.provider.requests.length;
    const refusal = (asked?: Parameters<typeof at.generate>[0]) =>
      expect(at.generate(asked)).rejects;
    await refusal({ answers: { businessIdea: 'x' } }).toMatchObject({ code: 'answers_missing' });
    await refusal({ answers: { inconnu: 'x' } }).toMatchObject({ code: 'malformed' });
    await refusal({}).toMatchObject({ code: 'answers_missing' });
    await flows.database.db.execute(
      sql`update users set suspended_at = now() where id = ${at.person.id}`,
    );
    await refusal().toMatchObject({ code: 'suspended' });
    expect(flows.provider.requests.length).toBe(before);
  });
});

describe('a module that changed during a generation', () => {
  it('is not overwritten: the text becomes a version and is offered', async () => {
    let finish: () => void = () => {};
    flows.provider.answers(({ piece, end }) => {
      piece('Arrivé trop tard.');
      finish = () => end('stop');
    });
    const called = flows.provider.nextCall();
    const running = at.generate();
    await called;
    const saved = await at.save({ comments: 'entre-temps' }, null);
    finish();
    const done = await running;
    expect(done.result).toMatchObject({ aiResponse: 'Arrivé trop tard.', superseded: true });
    expect(done.lastUpdated).toBe(saved);
    expect(await at.entry()).toMatchObject({ comments: 'entre-temps' });
    expect((await at.entry())?.aiResponse).toBeUndefined();
    expect(await at.versions()).toEqual([{ cause: 'offered', text: 'Arrivé trop tard.' }]);
    expect(await at.used()).toBe(1);
  });

  it('refuses answers that were edited from an older one, before anything is reserved', async () => {
    const saved = await at.save({ comments: 'entre-temps' }, null);
    const stale = at.generate({ answers: ideaAnswers, base: null });
    await expect(stale).rejects.toMatchObject({ code: 'save_conflict' });
    expect((await at.quota())[0]?.holds ?? {}).toEqual({});
    flows.provider.answers(writes('À jour.'));
    const fresh = await at.generate({ answers: ideaAnswers, base: saved });
    expect(fresh.result.aiResponse).toBe('À jour.');
  });

  it('keeps the previous text as a version when it is replaced', async () => {
    flows.provider.answers(writes('Le premier.'));
    await at.generate();
    flows.provider.answers(writes('Le second.'));
    await at.generate();
    expect(await at.versions()).toEqual([{ cause: 'generated', text: 'Le premier.' }]);
  });
});

describe('looking up a generation', () => {
  it('begins none if its request never arrived', async () => {
    const before = flows.provider.requests.length;
    const lost = await at.find('perdue');
    await expect(lost.finished).rejects.toMatchObject({ code: 'generation_not_begun' });
    expect(flows.provider.requests.length).toBe(before);
    expect(await at.ledger()).toEqual([]);
    expect(await at.quota()).toEqual([]);
  });

  it('finds the running one, then its result, and counts once', async () => {
    let finish: () => void = () => {};
    flows.provider.answers(({ piece, end }) => {
      piece('Le texte.');
      finish = () => end('stop');
    });
    const called = flows.provider.nextCall();
    const running = at.generate(undefined, 'partie');
    await called;
    const found = await at.find('partie');
    finish();
    const reply = await running;
    expect(await found.finished).toEqual(reply);
    expect(await (await at.find('partie')).finished).toEqual(reply);
    expect(await at.used()).toBe(1);
  });

  it('finds it in its own module only', async () => {
    flows.provider.answers(writes('Le texte.'));
    await at.generate(undefined, 'partie');
    const elsewhere = await at.find('partie', 'analysis');
    await expect(elsewhere.finished).rejects.toMatchObject({ code: 'generation_not_begun' });
  });
});

describe('a project deleted during a generation', () => {
  it('counts the text so far, as a stop does, and keeps it in case the project is restored', async () => {
    flows.provider.answers(stalls('Déjà lu.'));
    const { reply } = await at.follow(undefined, undefined, () => {
      void at.deleteProject();
    });
    expect(reply).toBeDefined();
    expect((await at.quota())[0]?.holds ?? {}).toEqual({});
    expect(await at.used()).toBe(1);
    await expect(at.project()).rejects.toMatchObject({ code: 'not_found' });
    await at.person.act(restoreProject, { projectId: at.projectId });
    expect(await at.entry()).toMatchObject({
      aiResponse: 'Déjà lu.',
      aiResponseEnding: 'stopped',
    });
  });

  it('permanently still counts, and stores nothing', async () => {
    flows.provider.answers(stalls('Déjà lu.'));
    const { person, projectId } = at;
    const { failure } = await at.follow(undefined, undefined, async () => {
      // The project is moved to the bin and removed, so that there is nowhere to store the text when it is settled.
      await flows.database.db.execute(
        sql`update project_rows set deleted_at = now() where user_id = ${at.person.id}`,
      );
      await removeProject(flows.services, { ownerId: person.id, projectId });
    });
    expect(failure).toBe('not_found');
    expect(await at.used()).toBe(1);
    const restored = person.act(restoreProject, { projectId });
    await expect(restored).rejects.toMatchObject({ code: 'not_found' });
  });

  it('costs nothing before the first token', async () => {
    flows.provider.answers(stalls());
    const called = flows.provider.nextCall();
    const running = at.follow();
    await called;
    await at.deleteProject();
    expect((await running).failure).toBe('generation_stopped');
    expect((await at.quota())[0]?.holds ?? {}).toEqual({});
    expect(await at.used()).toBe(0);
  });
});

describe('a process that died', () => {
  it('leaves nothing behind: its unit is released and its key reports the interruption', async () => {
    flows.provider.answers(stalls());
    const called = flows.provider.nextCall();
    const running = at.follow(undefined, 'morte');
    await called;
    // Simulates that the process has stopped renewing its lease, and that another process checks it.
    await flows.database.db.execute(
      sql`update generations set lease_until = now() - interval '1 second' where user_id = ${at.person.id}`,
    );
    await releaseStaleGenerations({
      db: flows.database.db,
      runs: createActiveRuns(),
      clock: systemClock,
      measure: noMeasurements,
    });
    expect((await at.quota())[0]?.holds ?? {}).toEqual({});
    await at.stop('morte');
    await running;
    flows.provider.answers(writes('Après.'));
    const again = await at.follow(undefined, 'morte');
    expect(again.failure).toBe('generation_interrupted');
    await at.generate();
    expect(await at.used()).toBe(1);
  });

  it('keeps no unit for longer because the clock was ahead', async () => {
    flows.provider.answers(stalls());
    const called = flows.provider.nextCall();
    const running = at.follow(undefined, 'en avance');
    await called;
    const lease = async (change: ReturnType<typeof sql>) =>
      flows.database.db.execute<{ left: number }>(sql`
        update generations set lease_until = ${change} where user_id = ${at.person.id}
        returning extract(epoch from lease_until - clock_timestamp())::int as left`);
    await lease(sql`clock_timestamp() + interval '2 hours'`);
    await releaseStaleGenerations({ ...flows.services, runs: createActiveRuns() });
    const { rows } = await lease(sql`lease_until`);
    expect(rows[0]?.left).toBeLessThanOrEqual(45);
    await at.stop('en avance');
    await running;
  });

  it('keeps its text if it was alive after all, and does not count it', async () => {
    // Without timers, the process does not renew its lease, and so notices nothing before it is done.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { promise: written, resolve: write } = Promise.withResolvers<void>();
    flows.provider.answers(async ({ piece, end }) => {
      piece('Vivante.');
      await written;
      end('stop');
    });
    const called = flows.provider.nextCall();
    const running = at.follow(undefined, 'vivante');
    await called;
    await releaseStaleGenerations({ ...flows.services, runs: createActiveRuns() }, true);
    write();
    expect((await running).reply).toMatchObject({
      result: { aiResponse: 'Vivante.' },
      aiUsage: { used: 0 },
    });
    vi.useRealTimers();
    expect((await at.entry())?.aiResponse).toBe('Vivante.');
    expect((await at.follow(undefined, 'vivante')).reply?.result.aiResponse).toBe('Vivante.');
    expect(await at.used()).toBe(0);
    await at.generate();
    expect(await at.used()).toBe(1);
  });

  it('is counted once, whichever servers find it', async () => {
    const outcomes: string[] = [];
    const measure: Measurements = {
      ...noMeasurements,
      generation: ({ outcome }) => outcomes.push(outcome),
    };
    const measured = { ...flows, services: { ...flows.services, measure } };
    at = await moduleFlows(measured, await newPerson(measured));
    flows.provider.answers(stalls());
    const called = flows.provider.nextCall();
    const running = at.follow(undefined, 'morte');
    await called;
    const sweep = () =>
      releaseStaleGenerations({ ...measured.services, runs: createActiveRuns() }, true);
    await Promise.all([sweep(), sweep()]);
    // The process was alive after all, and also ends the generation.
    await at.stop('morte');
    expect((await running).failure).toBe('generation_stopped');
    expect(outcomes).toEqual(['generation_interrupted']);
  });
});
