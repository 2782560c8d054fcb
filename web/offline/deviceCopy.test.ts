// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { meQuery } from '../session/me.ts';
import { founder } from '../subscription/testing/premiumStage.tsx';
import { keepCopy, restoreCopy } from './deviceCopy.ts';
import { copiesName, eraseCopies } from './worker.ts';

const userId = founder.user.id;

async function storedContent(): Promise<string> {
  const database = await openDB(copiesName, 1);
  const { content } = await database.get('copies', userId);
  database.close();
  return content;
}

it.each(['', '{"at":', '{}'])('a copy that reads %j is ignored, then replaced', async (content) => {
  const database = await openDB(copiesName, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('copies', { keyPath: 'userId' }),
  });
  await database.put('copies', { userId, content });
  database.close();
  const client = new QueryClient();
  await restoreCopy(client);
  expect(client.getQueryData(meQuery.queryKey)).toBeUndefined();
  client.setQueryData(meQuery.queryKey, founder);
  const stop = keepCopy(client, userId);
  await waitFor(async () => expect(await storedContent()).toContain(founder.user.email));
  stop();
  const restored = new QueryClient();
  await restoreCopy(restored);
  expect(restored.getQueryData(meQuery.queryKey)).toEqual(founder);
});

it('erases the copies, also those of a database that another tab has open', async () => {
  const client = new QueryClient();
  client.setQueryData(meQuery.queryKey, founder);
  const stop = keepCopy(client, userId);
  await waitFor(async () => expect(await storedContent()).toContain(founder.user.email));
  stop();
  const open = await openDB(copiesName, 1);
  await eraseCopies();
  open.close();
  const restored = new QueryClient();
  await restoreCopy(restored);
  expect(restored.getQueryData(meQuery.queryKey)).toBeUndefined();
});
