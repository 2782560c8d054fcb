import { replacedText } from '@elan/domain/project/editedText';
import {
  changeOf,
  type ModuleContent,
  type ModuleEntry,
  savedDataSchema,
} from '@elan/domain/project/moduleEntry';
import { type Sitting, type VersionCause, versionOfSave } from '@elan/domain/project/versions';
import { findModule } from '@elan/modules/catalogue';
import { vi } from 'vitest';
import { formats } from '../../drafts/formats.ts';
import { ApiFailure } from '../../lib/apiClient.ts';
import { createQueue } from '../../lib/queue.ts';
import { createStore } from '../../lib/store.ts';
import {
  type FormState,
  initialFormState,
  mergeWith,
  unsavedOf,
  withArrived,
} from '../state/formState.ts';
import { type Choice, type FormValues, mergedOf } from '../state/formValues.ts';
import { createModuleSaving } from '../state/moduleSaving.ts';

const definition = (() => {
  const found = findModule('finances');
  if (!found) throw new Error('no such module');
  return found;
})();

interface Stored {
  readonly data: ModuleContent;
  readonly cause: VersionCause;
  readonly sitting: Sitting | null;
  readonly at: string;
}

/** Stores one module by the server's rules. @param generated the initial content, if any. */
export function moduleServer(generated?: ModuleContent) {
  let stored: Stored | undefined = generated && {
    data: generated,
    cause: 'generated',
    sitting: null,
    at: new Date().toISOString(),
  };
  const versions: ModuleContent[] = [];
  let refused = 0;
  return {
    versions,
    /** The number of saves that were refused because they were based on an older version. */
    refused: () => refused,
    now: (): ModuleEntry | undefined => stored && { ...stored.data, lastUpdated: stored.at },
    /** @returns the new `lastUpdated`, or undefined if the module had changed in the meantime. */
    put(by: string, body: { data: unknown; baseLastUpdated: string | null }): string | undefined {
      if ((stored?.at ?? null) !== body.baseLastUpdated) {
        refused += 1;
        return undefined;
      }
      const change = changeOf(savedDataSchema(definition).parse(body.data));
      const now = new Date();
      const cause = replacedText(stored?.data, change) ? 'edited' : 'saved';
      const { lost, sitting } = versionOfSave(stored, change, { by, now });
      if (lost) versions.push(lost);
      const next = Math.max(now.getTime(), Date.parse(stored?.at ?? '') + 1 || 0);
      const data = { ...stored?.data, ...change };
      stored = { data, cause, sitting, at: new Date(next).toISOString() };
      return stored.at;
    },
  };
}
type ModuleServer = ReturnType<typeof moduleServer>;

/** How a device reaches the server. `deaf` loses the responses. */
export type Network = 'fast' | 'slow' | 'deaf' | 'offline';
const delays = { fast: 40, slow: 2_500, deaf: 40, offline: 0 } as const;

export type Device = ReturnType<typeof device>;

/** A browser with the module's form but without its page. Its name is the project id in URLs. */
export function device(name: string, server: ModuleServer) {
  let network: Network = 'fast';
  let known: ModuleEntry | undefined = server.now();
  let draft: string | undefined;
  let page = open();

  async function through<Result>(ask: () => Result): Promise<Result> {
    const how = network;
    if (how === 'offline') throw new ApiFailure('network');
    await new Promise((resolve) => setTimeout(resolve, delays[how]));
    const reply = ask();
    await new Promise((resolve) => setTimeout(resolve, delays[how]));
    if (how === 'deaf') throw new ApiFailure('network');
    return reply;
  }

  function open() {
    const kept = draft === undefined ? undefined : formats.draft.parse(JSON.parse(draft));
    const formState = createStore<FormState>(initialFormState(definition, kept, known));
    const saving = createModuleSaving({
      definition,
      projectId: name,
      formState,
      queue: createQueue(),
      mayWrite: () => true,
      cache: {
        now: () => known,
        readAgain: async () => {
          known = await through(server.now);
          return known;
        },
        set: (change) => {
          known = { ...known, ...change };
        },
      },
      onPushed: () => {},
      onArrived: () => {},
      onRefused: (failure) => {
        throw failure;
      },
    });
    const leave = formState.subscribe(() => {
      const unsaved = unsavedOf(formState.read());
      draft = unsaved
        ? JSON.stringify({ ...unsaved, savedAt: new Date().toISOString() })
        : undefined;
      saving.autosaver.changed();
    });
    saving.autosaver.changed();
    return { formState, saving, leave };
  }

  return {
    /** Handles a save of this device. */
    put: (body: Parameters<ModuleServer['put']>[1]) => through(() => server.put(name, body)),
    connect(how: Network): void {
      network = how;
      if (how !== 'offline') page.saving.autosaver.retry();
    },
    write(change: (values: FormValues) => FormValues): void {
      const now = page.formState.read();
      page.formState.set({ ...now, values: change(now.values) });
    },
    values: () => page.formState.read().values,
    isDone: () => page.saving.autosaver.state.read() === 'idle',
    /**
     * Simulates closing the page, or a crash of its browser, and opening the page again. If offline, the page starts
     * from the last version it fetched.
     */
    async reopen(): Promise<void> {
      page.saving.autosaver.stop(() => true);
      // The result of its last save no longer reaches this browser's storage.
      page.leave();
      known = await through(server.now).catch(() => known);
      page = open();
    },
    /** Saves manually, and resolves a conflict with the given choice. */
    async save(choice: Choice): Promise<void> {
      const { formState, saving } = page;
      try {
        const pushed = await saving.saveNow();
        if (pushed === 'saved') return saving.autosaver.arrived();
        const { merged, conflicts } = mergeWith(formState.read(), pushed.theirs);
        const choices = Object.fromEntries(conflicts.map((field) => [field, choice]));
        const values = mergedOf(definition, merged, pushed.theirs, choices);
        const now = { ...formState.read(), values };
        formState.set(withArrived(now, pushed.theirs, pushed.lastUpdated));
      } catch (failure) {
        saving.autosaver.failed(failure);
      }
    },
  };
}

/** Stubs `fetch` so that it handles the saves of these devices, by name. */
export function connectDevices(devices: Readonly<Record<string, Device>>): void {
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const [, name = ''] = path.match(/^\/api\/projects\/([^/]+)\/modules\/finances$/) ?? [];
    const lastUpdated = await devices[name]?.put(JSON.parse(body));
    return lastUpdated === undefined
      ? Response.json({ error: 'x', code: 'save_conflict' }, { status: 409 })
      : Response.json({ lastUpdated });
  });
}
