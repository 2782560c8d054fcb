// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { saveDrafts } from '../../../drafts/drafts.ts';
import type { TypedProfile } from '../../../drafts/formats.ts';
import {
  profilePlace,
  readProfileDraft,
  writeProfileDraft,
} from '../../../drafts/profileDrafts.ts';
import { changeOf } from './profileFields.ts';

const text = fc.constantFrom('', ' ', 'Anne Roy', 'x'.repeat(2_001), '\ud800');
const amount = fc.constantFrom('', '25,000', '25 000', 'beaucoup', '-1');
const person = fc.record({ id: fc.uuid(), role: text, name: text }, { requiredKeys: ['id'] });
const people = fc.uniqueArray(person, { maxLength: 3, selector: ({ id }) => id });
const typedProfile: fc.Arbitrary<TypedProfile> = fc.record(
  { contact: text, phone: text, postalAddress: text, amountAsked: amount, people },
  { requiredKeys: [] },
);

it('every typed field is saved at a sign-out or stays in the browser, and none does both', async () => {
  const place = profilePlace('u1', 'p1');
  await fc.assert(
    fc.asyncProperty(typedProfile, async (typed) => {
      localStorage.clear();
      const saved: string[] = [];
      vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
        saved.push(...Object.keys(JSON.parse(String(body))));
        return Response.json({});
      });
      const savedAt = '2026-11-20T21:14:00.000Z';
      writeProfileDraft(place, { typed, change: changeOf(typed), savedAt });
      const isSaved = await saveDrafts('u1').then(
        () => true,
        () => false,
      );
      const left = readProfileDraft(place)?.typed ?? {};
      expect([...saved, ...Object.keys(left)].sort()).toEqual(Object.keys(typed).sort());
      expect(typed).toMatchObject(left);
      expect(isSaved).toBe(Object.keys(left).length === 0);
    }),
  );
});

it('a draft of a dossier is not sent as that of a module before the formats are loaded', async () => {
  vi.resetModules();
  const unvalidated = await import('../../../drafts/drafts.ts');
  localStorage.clear();
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [] }) } });
  const fetch = vi.fn(async () => Response.json({}, { status: 500 }));
  vi.stubGlobal('fetch', fetch);
  const place = profilePlace('u1', 'p1');
  const people = [{ id: 'a1', name: 'Anne Roy' }];
  const sent = [{ typed: { people }, change: {} }];
  const draft = { typed: { contact: 'Anne' }, change: {}, sent, savedAt: new Date().toISOString() };
  writeProfileDraft(place, draft);
  expect(unvalidated.countUnsaved('u1')).toBe(1);
  await unvalidated.sendLeftDrafts('u1');
  expect(fetch).not.toHaveBeenCalled();
  expect(readProfileDraft(place)).toEqual(draft);
});
