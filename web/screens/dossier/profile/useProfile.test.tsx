// @vitest-environment happy-dom
import type { DossierProfile, Person } from '@elan/domain/dossier/profile';
import { withProfileChange } from '@elan/domain/dossier/profileChange';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { saveDrafts } from '../../../drafts/drafts.ts';
import { profilePlace, readProfileDraft, withoutArrived } from '../../../drafts/profileDrafts.ts';
import { MeContext } from '../../../session/me.ts';
import { founder } from '../../../subscription/testing/premiumStage.tsx';
import { AppProviders } from '../../../testing/AppProviders.tsx';
import { changeOf } from './profileFields.ts';
import { useProfile } from './useProfile.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

const place = profilePlace(founder.user.id, 'p1');
const wrapperOf =
  (client: QueryClient) =>
  ({ children }: { children: ReactNode }) => (
    <AppProviders client={client}>
      <MeContext value={founder}>{children}</MeContext>
    </AppProviders>
  );
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The fields that are typed in each tab. */
const fields = [
  ['contact', 'email'],
  ['phone', 'postalAddress'],
] as const;
const action = fc.oneof(
  fc.record({ tab: fc.constantFrom(0, 1), at: fc.constantFrom(0, 1) }),
  fc.constantFrom('add', 'remove', 'close 0', 'close 1', 'wait', 'lose', 'deafen', 'reach'),
);
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

/** The first tab removes a person that it sent without a reply, and is closed. */
const removal: Action[] = ['deafen', 'add', 'wait', 'remove', { tab: 1, at: 0 }, 'wait', 'close 0'];

/** @returns the profile with its people sorted, since those added in two tabs may be in either order. */
function inOrder({ people, ...texts }: DossierProfile): DossierProfile {
  if (people === undefined) return texts;
  return { ...texts, people: people.toSorted((one, other) => one.id.localeCompare(other.id)) };
}

/** @returns the profile once the stored draft was sent. */
function afterDraft(saved: DossierProfile): DossierProfile {
  const { typed = {}, sent = [] } = readProfileDraft(place) ?? {};
  let [profile, left] = [saved, typed];
  for (const one of sent) {
    profile = withProfileChange(profile, one.change);
    left = withoutArrived(left, one.typed, Object.keys(one.change));
  }
  return withProfileChange(profile, changeOf(left));
}

it('what is typed in two tabs is saved or in the draft, whichever tab is closed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 12 }), async (actions) => {
      cleanup();
      localStorage.clear();
      let network = 'reach';
      let saved: DossierProfile = {};
      vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
        if (network === 'lose') throw new TypeError('no network');
        if (method === 'PATCH') saved = withProfileChange(saved, JSON.parse(String(body)));
        if (network === 'deafen') throw new TypeError('no reply');
        return Response.json(saved);
      });
      let known = saved;
      const open = () => {
        if (network === 'reach') known = saved;
        const read = known;
        const client = new QueryClient();
        return renderHook(() => useProfile('p1', read), { wrapper: wrapperOf(client) });
      };
      const tabs = [open(), open()];
      // By then, both have read the draft, which is still empty.
      await pass(10);
      let typed: DossierProfile = {};
      /** The tab that was closed, whose next page has what was typed in both. Nothing is typed in the other then. */
      let closed: number | undefined;
      for (const [count, one] of actions.entries()) {
        const tab = typeof one === 'object' ? one.tab : Number(one.at(-1)) || 0;
        const isIdle = closed !== undefined && closed !== tab;
        if (one === 'wait') await pass(2_000);
        else if (one === 'lose' || one === 'deafen' || one === 'reach') network = one;
        else if (isIdle) continue;
        else if (typeof one === 'object') {
          const field = fields[one.tab as 0 | 1][one.at as 0 | 1];
          typed = { ...typed, [field]: `${field}${count}` };
          act(() => tabs[tab]?.result.current.type({ [field]: typed[field] }));
        } else if (one === 'add' || one === 'remove') {
          const added = { id: `p${count}`, name: 'Anne Roy' };
          // A page that was opened without a network may not show everybody.
          let removed: Person | undefined;
          const change = (shown: readonly Person[]) => {
            removed ??= shown.at(-1);
            return one === 'add' ? [...shown, added] : shown.slice(0, -1);
          };
          act(() => {
            tabs[tab]?.result.current.changePeople(change);
          });
          const { people = [], ...texts } = typed;
          const left =
            one === 'add' ? [...people, added] : people.filter(({ id }) => id !== removed?.id);
          typed = left.length > 0 ? { ...texts, people: left } : texts;
        } else {
          closed = tab;
          tabs[tab]?.unmount();
          await pass(10);
          tabs[tab] = open();
        }
        await pass(1_100);
        expect(inOrder(afterDraft(saved))).toEqual(inOrder(typed));
      }
      network = 'reach';
      await pass(200_000);
      expect([inOrder(saved), readProfileDraft(place)]).toEqual([inOrder(typed), undefined]);
    }),
    { numRuns: 25, examples: [[removal]] },
  );
}, 60_000);

const network = fc.constantFrom('lose', 'deafen', 'reach');
const closing = fc.record({
  before: fc.array(fc.record({ network, isPerson: fc.boolean() }), { minLength: 1, maxLength: 3 }),
  after: fc.array(network, { minLength: 1, maxLength: 3 }),
  signsOut: fc.boolean(),
});
/** The first tab sends a name without a reply. */
const unanswered = { before: [{ network: 'deafen', isPerson: false }], after: ['reach'] };

it('what a closed tab sent never replaces what was typed in another tab since', async () => {
  await fc.assert(
    fc.asyncProperty(closing, async ({ before, after, signsOut }) => {
      cleanup();
      localStorage.clear();
      let current = 'reach';
      let saved: DossierProfile = {};
      vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
        if (current === 'lose') throw new TypeError('no network');
        if (method === 'PATCH') saved = withProfileChange(saved, JSON.parse(String(body)));
        if (current === 'deafen') throw new TypeError('no reply');
        return Response.json(saved);
      });
      const open = () =>
        renderHook(() => useProfile('p1', saved), { wrapper: wrapperOf(new QueryClient()) });
      const [first, second] = [open(), open()];
      await pass(10);
      for (const [count, one] of before.entries()) {
        current = one.network;
        const add = (people: readonly Person[]) => [...people, { id: `p${count}` }];
        act(() => {
          first.result.current.type({ businessName: `A${count}` });
          if (one.isPerson) first.result.current.changePeople(add);
        });
        await pass(2_000);
      }
      first.unmount();
      await pass(10);
      // This keeps the draft, although everything else in it is saved.
      act(() => second.result.current.type({ amountAsked: 'beaucoup' }));
      for (const [count, one] of after.entries()) {
        current = one;
        act(() => second.result.current.type({ businessName: `B${count}` }));
        await pass(2_000);
      }
      second.unmount();
      current = 'reach';
      if (signsOut) await saveDrafts(founder.user.id).catch(() => {});
      const third = open();
      await pass(10);
      act(() => third.result.current.type({ amountAsked: '25000' }));
      await pass(200_000);
      expect(saved.businessName).toBe(`B${after.length - 1}`);
      expect(saved.people ?? []).toHaveLength(before.filter(({ isPerson }) => isPerson).length);
      expect(readProfileDraft(place)).toBeUndefined();
    }),
    {
      numRuns: 15,
      examples: [[{ ...unanswered, signsOut: false }], [{ ...unanswered, signsOut: true }]],
    },
  );
}, 60_000);
