// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TypedProfile } from '../../../drafts/formats.ts';
import { profilePlace, readProfileDraft } from '../../../drafts/profileDrafts.ts';
import { MeContext } from '../../../session/me.ts';
import { founder } from '../../../subscription/testing/premiumStage.tsx';
import { AppProviders } from '../../../testing/AppProviders.tsx';
import { useProfile } from './useProfile.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const place = profilePlace(founder.user.id, 'p1');
const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
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
  fc.constantFrom('wait', 'lose', 'reach'),
);

it('what is typed in two tabs is saved or in the draft, whichever tab is closed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 12 }), async (actions) => {
      localStorage.clear();
      let isReached = true;
      const saved: Record<string, unknown> = {};
      vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
        if (!isReached) throw new TypeError('no network');
        if (method === 'PATCH') Object.assign(saved, JSON.parse(String(body)));
        return Response.json(saved);
      });
      const tabs = fields.map(() => renderHook(() => useProfile('p1', {}), { wrapper }));
      // By then, both have read the draft, which is still empty.
      await pass(10);
      const typed: Record<string, string> = {};
      for (const [count, one] of actions.entries()) {
        if (one === 'wait') await pass(2_000);
        else if (typeof one === 'string') isReached = one === 'reach';
        else {
          const field = fields[one.tab as 0 | 1][one.at as 0 | 1];
          typed[field] = `${field}${count}`;
          act(() => tabs[one.tab]?.result.current.type({ [field]: typed[field] }));
        }
        await pass(1_100);
        const draft: TypedProfile = readProfileDraft(place)?.typed ?? {};
        expect({ ...saved, ...draft }).toEqual(typed);
      }
      isReached = true;
      await pass(200_000);
      expect([saved, readProfileDraft(place)]).toEqual([typed, undefined]);
      for (const { unmount } of tabs) unmount();
    }),
    { numRuns: 25 },
  );
}, 60_000);
