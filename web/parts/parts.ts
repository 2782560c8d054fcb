import { createContext, useContext, useSyncExternalStore } from 'react';

/** Code or texts that come after a page: when it is idle, or when a press needs them. */
export interface Part<Value> {
  readonly name: string;
  /** Loads it, once. Where that fails without a connection, it waits for one. */
  readonly load: () => Promise<Value>;
  /** Undefined until it is loaded. */
  readonly now: () => Value | undefined;
  /** Calls back when it is loaded. @returns a function that stops that. */
  readonly subscribe: (onLoaded: () => void) => () => void;
}

const parts = new Map<string, Part<unknown>>();
let isIdle = false;

/**
 * Defines a part. Where the server shows it in a page, the browser loads it before it hydrates that page.
 * @param name the path of its file from `web/`, by which the server has a page load it (`web/build/preloadManifest.ts`).
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

/** Without a connection a part is fetched when there is one again. */
async function fetchAgain<Value>(fetchPart: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await fetchPart();
    } catch (cause) {
      if (navigator.onLine) throw cause;
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
  }
}

/** The names of the parts that a page shows, collected while the server renders it. */
export const UsedParts = createContext<Set<string> | undefined>(undefined);

/** Thrown, so that React begins again once it is there: after a `use` it would go on, and expect the same `use`. */
function nowOf<Value>(part: Part<Value>): Value {
  const value = part.now();
  if (value === undefined) throw part.load();
  return value;
}

/** @returns a part, which suspends what shows it until it is loaded. */
export function usePart<Value>(part: Part<Value>): Value {
  useContext(UsedParts)?.add(part.name);
  return nowOf(part);
}

/** @returns several parts, all at the same time. */
export function useParts<Value>(all: readonly Part<Value>[]): readonly Value[] {
  const used = useContext(UsedParts);
  for (const { name } of all) used?.add(name);
  // All are requested before the first suspends.
  for (const part of all) if (part.now() === undefined) void part.load();
  return all.map(nowOf);
}

/** @returns a part once it is loaded; until then, and on the server, undefined. */
export function usePartWhenLoaded<Value>(part: Part<Value>): Value | undefined {
  return useSyncExternalStore(part.subscribe, part.now, () => undefined);
}

/** @returns whether all parts whose names begin so are loaded. */
export function areLoaded(beginning: string): boolean {
  return [...parts.values()].every(
    (part) => !part.name.startsWith(beginning) || part.now() !== undefined,
  );
}

/** @returns the part of this name, as far as it is loaded; its type is the caller's knowledge. */
export function loadedPart(name: string): unknown {
  return parts.get(name)?.now();
}

/** Loads the parts of these names; one may define others of them. */
export async function loadParts(names: ReadonlySet<string>): Promise<void> {
  const due = [...parts.values()].filter(
    (part) => names.has(part.name) && part.now() === undefined,
  );
  if (due.length === 0) return;
  await Promise.all(due.map((part) => part.load()));
  await loadParts(names);
}

/** Loads the parts whose names begin so. */
export async function loadPartsOf(...beginnings: readonly string[]): Promise<void> {
  const due = [...parts.values()].filter(
    (part) => part.now() === undefined && beginnings.some((one) => part.name.startsWith(one)),
  );
  await Promise.all(due.map((part) => part.load()));
}

/** Loads all parts, those that others define included. */
export async function loadAllParts(): Promise<void> {
  const due = [...parts.values()].filter((part) => part.now() === undefined);
  if (due.length === 0) return;
  await Promise.all(due.map((part) => part.load()));
  await loadAllParts();
}

/** From now on loads every part whenever the page has nothing else to do, so that no press waits, also offline. */
export function loadPartsWhenIdle(): void {
  isIdle = true;
  for (const part of parts.values()) whenIdle(() => part.load());
}

/** The wait in browsers that do not report when they are idle, in milliseconds. */
const patienceMs = 2_000;

function whenIdle(work: () => Promise<unknown>): void {
  // What fails is loaded when it is needed.
  const begin = () => void work().catch(() => {});
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2 * patienceMs });
  else setTimeout(begin, patienceMs);
}
