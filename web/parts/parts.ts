import { createContext, useContext, useSyncExternalStore } from 'react';

/** Code or texts in a file of their own, loaded when they are needed or when the browser is idle. */
export interface Part<Value> {
  readonly name: string;
  /** Loads the part once, and retries when back online. After any other failure, call again to retry. */
  readonly load: () => Promise<Value>;
  /** @returns the part's value, or undefined until it is loaded. */
  readonly now: () => Value | undefined;
  /**
   * Calls back when the part is loaded.
   * @returns a function that unsubscribes.
   */
  readonly subscribe: (onLoaded: () => void) => () => void;
}

const parts = new Map<string, Part<unknown>>();
let isIdle = false;

/**
 * Defines a part. If the server shows it on a page, the browser loads it before hydrating that page, except inside
 * `hydratedLater`.
 * @param name the path of its file below `web/`, which the server uses to preload it (`web/build/preloadManifest.ts`).
 */
export function definePart<Value>(name: string, fetchPart: () => Promise<Value>): Part<Value> {
  let value: Value | undefined;
  let loading: Promise<Value> | undefined;
  const listeners = new Set<() => void>();
  const part: Part<Value> = {
    name,
    now: () => value,
    load() {
      loading ??= fetchAgain(fetchPart).then(
        (loaded) => {
          value = loaded;
          for (const notify of listeners) notify();
          return loaded;
        },
        (cause: unknown) => {
          loading = undefined;
          throw cause;
        },
      );
      return loading;
    },
    subscribe(onLoaded) {
      listeners.add(onLoaded);
      return () => listeners.delete(onLoaded);
    },
  };
  parts.set(name, part);
  if (isIdle) whenIdle(() => part.load());
  return part;
}

/** A component that waits for a part asks again as soon as a request fails, so the failure is reported this much later. */
const failurePauseMs = 1_000;

/** Fetches the part. If that fails while offline, retries when the browser is back online; else throws. */
async function fetchAgain<Value>(fetchPart: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await fetchPart();
    } catch (cause) {
      if (navigator.onLine) {
        await new Promise((resolve) => setTimeout(resolve, failurePauseMs));
        throw cause;
      }
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
  }
}

/** The names of the parts that a page shows, collected while the server renders it. */
export const UsedParts = createContext<Set<string> | undefined>(undefined);

/**
 * Suspends until the part is loaded. Throws a promise, so that React restarts the render. After `use`, React would
 * resume the render and expect the same `use` again.
 */
function nowOf<Value>(part: Part<Value>): Value {
  const value = part.now();
  if (value === undefined) throw part.load();
  return value;
}

/** @returns the part's value; suspends the component until it is loaded. */
export function usePart<Value>(part: Part<Value>): Value {
  useContext(UsedParts)?.add(part.name);
  return nowOf(part);
}

/** @returns the values of several parts; suspends the component until all are loaded, in parallel. */
export function useParts<Value>(all: readonly Part<Value>[]): readonly Value[] {
  const used = useContext(UsedParts);
  for (const { name } of all) used?.add(name);
  // Request all parts before the first one suspends.
  for (const part of all) if (part.now() === undefined) void part.load();
  return all.map(nowOf);
}

/** @returns the part's value once it is loaded; undefined until then and on the server. */
export function usePartWhenLoaded<Value>(part: Part<Value>): Value | undefined {
  return useSyncExternalStore(part.subscribe, part.now, () => undefined);
}

/** @returns whether all parts whose names start with this prefix are loaded. */
export function areLoaded(beginning: string): boolean {
  return [...parts.values()].every(
    (part) => !part.name.startsWith(beginning) || part.now() !== undefined,
  );
}

/** @returns the value of the named part if it is loaded. The caller must know its type. */
export function loadedPart(name: string): unknown {
  return parts.get(name)?.now();
}

/** Loads the named parts that are defined, including those defined while others load. */
export async function loadParts(names: ReadonlySet<string>): Promise<void> {
  const due = [...parts.values()].filter(
    (part) => names.has(part.name) && part.now() === undefined,
  );
  if (due.length === 0) return;
  await Promise.all(due.map((part) => part.load()));
  await loadParts(names);
}

/** Loads the parts defined so far whose names start with one of these prefixes. */
export async function loadPartsOf(...beginnings: readonly string[]): Promise<void> {
  const due = [...parts.values()].filter(
    (part) => part.now() === undefined && beginnings.some((one) => part.name.startsWith(one)),
  );
  await Promise.all(due.map((part) => part.load()));
}

/** Loads all parts, including those that are defined while others load. */
export async function loadAllParts(): Promise<void> {
  const due = [...parts.values()].filter((part) => part.now() === undefined);
  if (due.length === 0) return;
  await Promise.all(due.map((part) => part.load()));
  await loadAllParts();
}

/** Loads current and future parts when the browser is idle, so that later clicks need no network. */
export function loadPartsWhenIdle(): void {
  isIdle = true;
  for (const part of parts.values()) whenIdle(() => part.load());
}

/** Delay without `requestIdleCallback`, and half the maximum delay with it, in milliseconds. */
const patienceMs = 2_000;

function whenIdle(work: () => Promise<unknown>): void {
  // A part that fails to load here is requested again when it is needed.
  const begin = () => void work().catch(() => {});
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2 * patienceMs });
  else setTimeout(begin, patienceMs);
}
