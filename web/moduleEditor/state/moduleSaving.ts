import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import type { CallOptions } from '../../lib/apiClient.ts';
import type { Queue } from '../../lib/queue.ts';
import type { WritableStore } from '../../lib/store.ts';
import { createAutosaver } from './autosaver.ts';
import { tooLongField } from './fieldIds.ts';
import { createFormSaver, type Pushed } from './formSaver.ts';
import { type FormState, isBehind, isUnsent, mergeWith } from './formState.ts';
import { formValuesOf } from './formValues.ts';
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
