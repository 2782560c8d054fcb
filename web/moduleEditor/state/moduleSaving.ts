import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { loadFormats } from '../../drafts/readFormat.ts';
import { type CallOptions, call, isCode } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import type { Queue } from '../../lib/queue.ts';
import { isOutcomeUnknown } from '../../lib/serverReachable.ts';
import type { WritableStore } from '../../lib/store.ts';
import { createAutosaver } from './autosaver.ts';
import { tooLongField } from './fieldIds.ts';
import {
  type Base,
  type Conflict,
  type FormState,
  isBehind,
  isUnsent,
  mayBeAhead,
  mergeWith,
  type Pushed,
  reconciled,
  withArrived,
} from './formState.ts';
import {
  dataOf,
  editedTextOf,
  type FormValues,
  formValuesOf,
  isSame,
  withoutUnsendable,
} from './formValues.ts';
import type { ModuleCache } from './moduleCache.ts';

interface ModuleSavingInput {
  readonly definition: ModuleDefinition;
  readonly projectId: string;
  readonly formState: WritableStore<FormState>;
  readonly cache: ModuleCache;
  /** Runs saves of the module one at a time. */
  readonly queue: Queue;
  readonly mayWrite: () => boolean;
  /** Called when the form was saved or a conflict was found. */
  readonly onPushed: () => void;
  readonly onArrived: () => void;
  readonly onRefused: (failure: unknown) => void;
}

/** Manual saves and autosaves of one module's form, independent of its page. */
export function createModuleSaving(input: ModuleSavingInput) {
  const { definition, projectId, formState, cache, queue, mayWrite } = input;
  const saver = createFormSaver({ definition, projectId, formState, cache });
  let holds = 0;

  /** Whether a newer saved version differs in a field that was changed here, and the user has not resolved it yet. */
  function hasConflict(now: FormState): boolean {
    const known = cache.now();
    if (!known || !isBehind(now, known)) return false;
    return mergeWith(now, formValuesOf(definition, known)).conflicts.length > 0;
  }

  const push = (options: CallOptions, isForced = false): Promise<Pushed> =>
    queue(async () => {
      const pushed = await saver.push(options, isForced);
      input.onPushed();
      return pushed;
    });

  const autosaver = createAutosaver({
    isUnsent: () => isUnsent(formState.read()),
    isHeld: () => {
      const now = formState.read();
      const comesSecond = holds > 0 || now.pending !== undefined;
      return (
        comesSecond || !mayWrite() || tooLongField(now.values) !== undefined || hasConflict(now)
      );
    },
    push: (isLeaving) => push({ keepalive: isLeaving, staysSignedOut: true }),
    onArrived: input.onArrived,
    onRefused: input.onRefused,
  });

  return {
    autosaver,
    /** Saves after the queued saves, even if nothing has changed or autosaving is paused. @throws ApiFailure */
    saveNow: () => push({}, true),
    /** Reads the module again and merges it into the form, as the start of an operation. @throws ApiFailure */
    newest: () => queue(saver.newest),
    /**
     * Pauses autosaving while something else starts, such as a generation. @returns a function that resumes autosaving.
     */
    hold: () => {
      holds += 1;
      return () => {
        holds -= 1;
        autosaver.changed();
      };
    },
  };
}

interface FormSaverInput {
  readonly definition: ModuleDefinition;
  readonly projectId: string;
  readonly formState: WritableStore<FormState>;
  readonly cache: ModuleCache;
}

/**
 * Sends a module's form to the server. If a reply was lost, the saver first reads the module to find out whether that
 * save succeeded; if not, it sends the same data again before anything newer. On leaving the page, it skips that read.
 * A version that was saved elsewhere in the meantime is merged into the form.
 */
function createFormSaver({ definition, projectId, formState, cache }: FormSaverInput) {
  /** Merges a saved version into the form. @returns the conflict if they cannot be merged. */
  function reconcile(entry: ModuleEntry | undefined): Conflict | undefined {
    const now = formState.read();
    const lastUpdated = entry?.lastUpdated ?? null;
    // The page may have merged this version into its form during the request.
    if (lastUpdated === now.base.lastUpdated) return undefined;
    const theirs = formValuesOf(definition, entry);
    const next = reconciled(now, theirs, lastUpdated);
    if (!next) return { theirs, lastUpdated };
    formState.set(next);
    return undefined;
  }

  async function send(values: FormValues, options: CallOptions, isQuiet: boolean): Promise<void> {
    const { base } = formState.read();
    const text = editedTextOf(definition, values, base.values);
    const data = { ...dataOf(values, base.values), ...text.data };
    formState.set({ ...formState.read(), sent: values });
    const { lastUpdated } = await call(
      contract.saveModule,
      {
        params: { id: projectId, module: definition.key },
        body: { data, baseLastUpdated: base.lastUpdated },
      },
      options,
    );
    formState.set(withArrived(formState.read(), values, lastUpdated));
    cache.set({ ...data, ...text.notes, lastUpdated }, isQuiet);
  }

  const forget = () => formState.set({ ...formState.read(), sent: undefined });

  return {
    /**
     * Sends the current form, after repeating a request whose outcome is unknown. Merges newer versions if possible.
     * @param isForced whether to send the form even if nothing has changed.
     * @throws ApiFailure
     */
    async push(options: CallOptions = {}, isForced = false): Promise<Pushed> {
      let isDue = isForced;
      // A page that is being left has no time to load the formats.
      if (definition.forecast && !options.keepalive) await loadFormats();
      for (;;) {
        const known = cache.now();
        if (known && isBehind(formState.read(), known)) {
          const conflict = reconcile(known);
          if (conflict) return conflict;
        }
        if (mayBeAhead(formState.read()) && !options.keepalive) {
          const conflict = reconcile(await cache.readAgain());
          if (conflict) return conflict;
        }
        const { values, sent } = formState.read();
        if (!isDue && !isUnsent(formState.read())) return 'saved';
        const sending = sent ?? withoutUnsendable(values);
        isDue = false;
        try {
          await send(sending, options, !isForced);
        } catch (failure) {
          if (isOutcomeUnknown(failure)) throw failure;
          if (!isCode(failure, 'save_conflict')) {
            forget();
            throw failure;
          }
          const conflict = reconcile(await cache.readAgain());
          if (conflict) return conflict;
          // The earlier request failed, so the form is sent again on top of the newest version.
          forget();
          continue;
        }
        // Text typed while the request was running waits for its own pause.
        if (isSame(sending, withoutUnsendable(values))) return 'saved';
      }
    },
    /**
     * Reads the module again and merges it into the form.
     * @returns the version that an operation can start from, or the conflict that prevents merging.
     * @throws ApiFailure
     */
    async newest(): Promise<Base | Conflict> {
      if (definition.forecast) await loadFormats();
      const conflict = reconcile(await cache.readAgain());
      if (conflict) return conflict;
      const { values, base } = formState.read();
      return { values, lastUpdated: base.lastUpdated };
    },
  };
}
