// @vitest-environment happy-dom

import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeQueryClient } from '../lib/queryClient.ts';
import { type Me, meQuery, setAiUsage } from './me.ts';

const me = (used: number): Me => ({
  user: { id: 'u1', email: 'alice@exemple.ca' },
  language: 'fr',
  aiUsage: { used, limit: 3 },
  generationsUnderWay: 0,
  hasAccess: true,
  isFounder: false,
  hasPremiumAccess: false,
  isAdmin: false,
});

it('a reply that was on its way when a generation was counted does not bring the older count back', async () => {
  const client = makeQueryClient();
  const replies: ((me: Me) => void)[] = [];
  const observer = new QueryObserver(client, {
    ...meQuery,
    queryFn: () => new Promise<Me>((resolve) => replies.push(resolve)),
  });
  const stop = observer.subscribe(() => {});
  const used = () => observer.getCurrentResult().data?.aiUsage.used;
  replies[0]?.(me(1));
  await waitFor(() => expect(used()).toBe(1));
  void client.invalidateQueries({ queryKey: meQuery.queryKey });
  await waitFor(() => expect(replies).toHaveLength(2));
  setAiUsage(client, { used: 2, limit: 3 });
  replies[1]?.(me(1));
  await waitFor(() => expect(replies).toHaveLength(3));
  expect(used()).toBe(2);
  replies[2]?.(me(2));
  stop();
});
