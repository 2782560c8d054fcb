import { duringTests } from '@elan/testing/duringTests';
import { newPerson, openFlows } from '@elan/testing/flows/flows';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createProject } from '../flows/projects/createProject.ts';
import {
  failDocument,
  followDocument,
  handBack,
  leaseMs,
  type NewDocument,
  readDocumentPart,
  removeDocument,
  removeEndedDocuments,
  renewLease,
  requestDocument,
  storeDocument,
  takeNextDocument,
} from '../store/documents.ts';
import { documentPieces, documents } from '../store/schema.ts';

const flows = duringTests(openFlows);
let projectId: string;
beforeAll(async () => {
  const person = await newPerson(flows);
  ({ id: projectId } = await person.act(createProject, { name: 'Pain', description: undefined }));
});
afterEach(async () => {
  await flows.database.db.delete(documents);
});

const start = new Date('2026-11-29T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const bounds = { own: 30, waiting: 60 };

const wanted = (madeBy: string, version: string): NewDocument => ({
  ...{ madeBy, ownerId: madeBy, projectId, version: `${madeBy} ${version}`, kind: 'pages' },
  ...{ edition: { pack: 'bank', language: 'fr' }, longestMs: 60_000 },
});
const request = (madeBy: string, version: string, at = start, own = bounds.own) =>
  requestDocument(flows.database.db, wanted(madeBy, version), { ...bounds, own }, at);
const follow = (id: string, at = start) => followDocument(flows.database.db, id, at);
const take = (at = start, onlyIfShort = false) =>
  takeNextDocument(flows.database.db, at, onlyIfShort);

async function added(madeBy: string, version: string, at = start): Promise<string> {
  const requested = await request(madeBy, version, at);
  if (requested.outcome !== 'added') expect.fail(requested.outcome);
  return requested.id;
}

const file = (bytes: number) => Uint8Array.from({ length: bytes }, (_, at) => at % 251);
const store = (id: string, at = start, seconds = 1, parts = [file(10)]) =>
  storeDocument(flows.database.db, id, { parts, replaced: [], seconds }, at);

describe('a version', () => {
  it('is created once for all who request it at once', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => request('julie', 'a')));
    expect(all.map(({ outcome }) => outcome).toSorted()).toEqual([
      'added',
      ...('found'.repeat(7).match(/found/g) ?? []),
    ]);
    expect(new Set(all.map((one) => 'id' in one && one.id)).size).toBe(1);
  });

  it('is read in the pieces in which it was stored, each file whole', async () => {
    const id = await added('julie', 'a');
    const parts = [file(700_000), file(262_144), file(1)];
    await store(id, start, 1, parts);
    expect(await follow(id)).toMatchObject({ state: 'ready', parts: 3 });
    for (const [part, content] of parts.entries()) {
      const read = await readDocumentPart(flows.database.db, id, part);
      expect(read && Buffer.compare(read, content), `${part}`).toBe(0);
    }
    expect(await readDocumentPart(flows.database.db, id, 3)).toBeUndefined();
  });

  it('that failed is not tried again, unless more time is allowed', async () => {
    const id = await added('julie', 'a');
    await failDocument(flows.database.db, id, { failure: 'dossier_too_large', seconds: 1 }, start);
    expect(await request('julie', 'a')).toEqual({ outcome: 'found', id });
    expect(await follow(id)).toMatchObject({ state: 'failed', failure: 'dossier_too_large' });
    const more = { ...wanted('julie', 'a'), longestMs: 90_000 };
    expect(await requestDocument(flows.database.db, more, bounds, start)).toMatchObject({
      outcome: 'added',
    });
  });

  it('that was removed with its account is not stored', async () => {
    const id = await added('julie', 'a');
    await removeDocument(flows.database.db, id);
    await store(id);
    expect(await flows.database.db.$count(documentPieces)).toBe(0);
  });

  it('is gone a quarter of an hour after it is ready, with its files', async () => {
    const id = await added('julie', 'a');
    await store(id);
    await removeEndedDocuments(flows.database.db, after(14 * 60));
    expect(await follow(id)).toBeDefined();
    await removeEndedDocuments(flows.database.db, after(16 * 60));
    expect(await follow(id)).toBeUndefined();
    expect(await flows.database.db.$count(documentPieces)).toBe(0);
  });
});

describe('turns', () => {
  it('are at most one at a time for a person, and bounded for a person and for all', async () => {
    const first = await added('julie', 'a');
    await added('julie', 'b', after(1));
    expect(await request('julie', 'c', start, 2)).toEqual({ outcome: 'own' });
    expect((await take(after(2)))?.id).toBe(first);
    expect(await take(after(2))).toBeUndefined();
    const full = { own: 30, waiting: 1 };
    const other = requestDocument(flows.database.db, wanted('omar', 'a'), full, start);
    expect(await other).toEqual({ outcome: 'full' });
  });

  it('of thirty from one person, at most three come before the last of forty-nine others', async () => {
    for (let at = 0; at < 30; at += 1) await added('greedy', `${at}`, start);
    for (let at = 0; at < 49; at += 1) {
      await requestDocument(
        flows.database.db,
        wanted(`person ${at}`, 'a'),
        { own: 1, waiting: 100 },
        after(0.1),
      );
    }
    const served: string[] = [];
    for (let now = 1; served.filter((one) => one !== 'greedy').length < 49; now += 1) {
      const next = await take(after(now / 10));
      if (!next) expect.fail('nobody’s turn');
      served.push(next.madeBy);
      await store(next.id, after(now / 10), 1);
    }
    expect(served.filter((one) => one === 'greedy').length).toBeLessThanOrEqual(3);
  });

  it('go to nobody who has left', async () => {
    const left = await added('julie', 'a');
    const stays = await added('omar', 'a', after(1));
    await follow(stays, after(20));
    expect((await take(after(20)))?.id).toBe(stays);
    expect(await follow(left)).toBeUndefined();
    // A process that is creating one learns this when it renews its lease.
    expect(await renewLease(flows.database.db, stays, after(30))).toBe(true);
    expect(await renewLease(flows.database.db, stays, after(40))).toBe(false);
  });

  it('come again where the process has died, and where a document proved to be long', async () => {
    const id = await added('julie', 'a');
    expect((await take(start))?.id).toBe(id);
    await follow(id, after(leaseMs / 1_000 + 1));
    expect((await take(after(leaseMs / 1_000 + 1)))?.id).toBe(id);
    await handBack(flows.database.db, id, true);
    expect(await take(after(40), true)).toBeUndefined();
    expect((await take(after(40)))?.id).toBe(id);
  });
});
