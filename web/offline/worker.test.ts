// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installWorker, removeOffline } from './worker.ts';

const registered = new Set<{ unregister: () => void }>();
const cached = new Set<string>();
let arrive: () => void = () => {};
const postMessage = vi.fn((_: string) => void cached.add('elan-1'));

/** Registers, as a browser does, once the worker's file has arrived. */
function register(): Promise<void> {
  return new Promise((resolve) => {
    arrive = () => {
      const worker = { unregister: () => void registered.delete(worker) };
      registered.add(worker);
      cached.add('elan-1');
      resolve();
    };
  });
}

beforeEach(() => {
  registered.clear();
  cached.clear();
  postMessage.mockClear();
  vi.stubGlobal('caches', {
    keys: async () => [...cached],
    delete: async (name: string) => cached.delete(name),
  });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register,
      ready: Promise.resolve({ active: { postMessage } }),
      getRegistrations: async () => [...registered],
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it('installs the worker and fills its cache', async () => {
  const installing = installWorker();
  arrive();
  await installing;
  expect([registered.size, postMessage.mock.calls]).toEqual([1, [['fill']]]);
});

it('leaves nothing behind if the person signs out while the worker is being registered', async () => {
  const installing = installWorker();
  await removeOffline();
  arrive();
  await installing;
  expect([registered.size, cached.size, postMessage.mock.calls]).toEqual([0, 0, []]);
});

it('keeps the worker of a person who signs in again meanwhile', async () => {
  const first = installWorker();
  const arriveFirst = arrive;
  await removeOffline();
  const second = installWorker();
  arriveFirst();
  arrive();
  await Promise.all([first, second]);
  expect(registered.size).toBeGreaterThan(0);
});
