import { contract } from '@elan/domain/contract/contract';
import { duringTests } from '@elan/testing/duringTests';
import { ideaAnswers, type Person, replyOf, signedUpPerson } from '@elan/testing/people/person';
import { miscounted, storageOf } from '@elan/testing/projects/storage';
import { writes } from '@elan/testing/provider/providerAnswers';
import { startTestServer } from '@elan/testing/servers/server';
import { roundsOf } from '@elan/testing/soak';
import { deleteOwn } from '@elan/testing/stages/fullAccount';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';

const server = duringTests(() => startTestServer({ FREE_AI_LIMIT: '1000' }));
beforeAll(async () => {
  server.provider.answers(writes('## Un\n\nÉté, « là ».'));
});

/** Actions of a person. `which` selects one of the existing items, and `length` is the length of the text. */
const acts = [
  'create',
  'rename',
  'save',
  'generate',
  'restoreVersion',
  'bin',
  'unbin',
  'remove',
] as const;
const histories = fc.record({
  steps: fc.array(
    fc.record({
      act: fc.constantFrom(...acts, 'save', 'save'),
      which: fc.nat(1_000),
      length: fc.integer({ min: 1, max: 400 }),
    }),
    { minLength: 10, maxLength: 30 },
  ),
  leaves: fc.boolean(),
});

/** Each action at least once, in an order in which it has something to act on. */
const everyAct = (
  [
    ['create', 10],
    ['rename', 20],
    ['save', 300],
    ['save', 100],
    ['restoreVersion', 1],
    ['generate', 50],
    ['bin', 1],
    ['unbin', 1],
    ['bin', 1],
    ['remove', 1],
    ['create', 5],
  ] as const
).map(([act, length]) => ({ act, which: 0, length }));

async function carryOut(person: Person, act: (typeof acts)[number], which: number, length: number) {
  const { call } = person;
  const text = 'é"\\\n'.repeat(length);
  const one = <Item>(items: readonly Item[]): Item | undefined => items[which % items.length];
  const live = one(replyOf(contract.listProjects, await call('GET', '/api/projects')).projects);
  const binned = one(
    replyOf(contract.listDeletedProjects, await call('GET', '/api/deleted-projects')).projects,
  );
  if (act === 'create') return call('POST', '/api/projects', { name: 'Été', description: text });
  if (act === 'unbin') return binned && call('POST', `/api/deleted-projects/${binned.id}/restore`);
  if (act === 'remove') return binned && call('DELETE', `/api/deleted-projects/${binned.id}`);
  if (!live) return undefined;
  const path = `/api/projects/${live.id}`;
  if (act === 'rename') return call('PATCH', path, { description: text });
  if (act === 'bin') return call('DELETE', path);
  const { modules_data } = replyOf(contract.getProject, await call('GET', path));
  const module = `${path}/modules/idea`;
  const base = modules_data.idea?.lastUpdated ?? null;
  const answers = { ...ideaAnswers, problemSolved: text };
  if (act === 'save') return call('PUT', module, { data: { answers }, baseLastUpdated: base });
  if (act === 'generate') return call('POST', `${module}/generate`, { answers, language: 'fr' });
  const listed = await call('GET', `${module}/versions`);
  const version = one(replyOf(contract.listVersions, listed).versions);
  if (!version) return undefined;
  return call('POST', `${module}/versions/${version.id}/restore`, { baseLastUpdated: base });
}

it('the counted storage equals the stored data after any history', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async ({ steps, leaves }) => {
      const person = await signedUpPerson(server);
      for (const { act, which, length } of steps) {
        const answered = await carryOut(person, act, which, length);
        expect(answered?.status ?? 200).toBeLessThan(300);
        expect(await miscounted(server.database.db, person)).toEqual([]);
      }
      if (leaves) expect((await deleteOwn(person)).status).toBe(200);
      else expect((await storageOf(person)).used).toBeGreaterThanOrEqual(0);
      expect(await miscounted(server.database.db, person)).toEqual([]);
    }),
    { numRuns: roundsOf(40), examples: [[{ steps: everyAct, leaves: true }]] },
  );
});
