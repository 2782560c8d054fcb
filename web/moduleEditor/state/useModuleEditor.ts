import type { Project } from '@elan/domain/contract/projects';
import { type Decision, refused } from '@elan/domain/decision';
import {
  decideGeneration,
  decideWriting,
  limitFirst,
} from '@elan/domain/generation/decideGeneration';
import type { ModuleContent, ModuleEntry } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { createQueue } from '../../lib/queue.ts';
import { useStoreValue } from '../../lib/store.ts';
import { accessOf, usageOf, useMe } from '../../session/me.ts';
import { useStorage } from '../../subscription/StorageNotice.tsx';
import { bringUp } from '../../ui/reveal.ts';
import { focusField, tooLongField } from './fieldIds.ts';
import { withoutChange } from './formState.ts';
import { useModuleCache } from './moduleCache.ts';
import { useAnnouncement } from './useAnnouncement.ts';
import { useImmediateSave } from './useImmediateSave.ts';
import { type ModuleForm, useModuleForm } from './useModuleForm.ts';
import { useModuleGeneration } from './useModuleGeneration.ts';
import { useSave } from './useSave.ts';

export interface ModulePageProps {
  readonly definition: ModuleDefinition;
  readonly userId: string;
  readonly project: Project;
}

export type ModuleEditor = ReturnType<typeof useModuleEditor>;

/** Everything that a module's page needs: its form, saving, generation and permissions. */
export function useModuleEditor({ definition, userId, project }: ModulePageProps) {
  const { moduleScreen } = useCopy();
  const { language } = useLanguage();
  const me = useMe();
  const heading = useRef<HTMLHeadingElement>(null);
  const lastField = useRef<string>(undefined);
  const [savedTimes, setSavedTimes] = useState(0);
  const onSaved = () => setSavedTimes((times) => times + 1);
  const projectId = project.id;
  const entry = project.modules_data[definition.key];
  const place = useMemo(
    () => ({ userId, projectId, module: definition.key }),
    [userId, projectId, definition.key],
  );
  const form = useModuleForm(definition, place, entry);
  const cache = useModuleCache(projectId, definition.key);
  const access = accessOf(me);
  const mayWrite = decideWriting(definition, access);
  const [queue] = useState(createQueue);
  const saving = useSave({
    definition,
    place,
    form,
    cache,
    queue,
    mayWrite: mayWrite.allowed,
    onSaved,
  });
  const immediateSave = useImmediateSave({ definition, projectId, form, cache, queue, onSaved });
  const generation = useModuleGeneration({
    definition,
    place,
    language,
    form,
    cache,
    queue,
    bringUpToDate: saving.bringUpToDate,
    hold: saving.hold,
  });
  const announcement = useAnnouncement(definition.kind, generation, savedTimes, saving.autosave);

  const decision = useGenerationDecision(form, definition, entry);

  /** Wraps an action: if a field is too long, that field is focused instead. */
  const unlessTooLong = (act: () => void) => () => {
    const field = tooLongField(form.formState.read().values);
    if (field === undefined) act();
    else focusField(field);
  };
  /** The last field that had the focus before the result was scrolled into view. */
  const [fieldBefore, setFieldBefore] = useState<string>();
  const andBringUp = (act: () => void) => () => {
    const before = lastField.current;
    // The progress must be on the page before the page scrolls to it.
    flushSync(() => {
      setFieldBefore(before);
      act();
    });
    bringUp(heading.current);
  };
  const retry = andBringUp(generation.retry);

  function discard() {
    const { values, base } = form.formState.read();
    form.write(() => base.values);
    saving.offerUndo(moduleScreen.discarded, (now) => withoutChange(values, base.values, now));
  }

  return {
    definition,
    project,
    entry,
    /** The module's content, including a new result before the project is fetched again. */
    content: latestOf(entry, generation.state),
    place,
    form,
    cache,
    /** Runs saves of the module one at a time. */
    queue,
    saving,
    immediateSave,
    generation,
    mayWrite,
    decision,
    announcement,
    /** The heading of the result, which is scrolled into view and focused when a generation starts. */
    heading,
    /** The id of the last field that had the focus before the last generation on this page started. */
    fieldBefore,
    noteField: (id: string) => {
      lastField.current = id;
    },
    generate: unlessTooLong(andBringUp(generation.generate)),
    autoFill: unlessTooLong(andBringUp(generation.autoFill)),
    retry: generation.isOutcomeUnknown ? retry : unlessTooLong(retry),
    save: unlessTooLong(() => void saving.save()),
    discard,
  };
}

function latestOf(
  entry: Project['modules_data'][string] | undefined,
  state: ReturnType<typeof useModuleGeneration>['state'],
): ModuleContent | undefined {
  if (state.phase !== 'done' || state.reply.result.superseded) return entry;
  const { superseded: _stored, ...result } = state.reply.result;
  const isNewer = (entry?.lastUpdated ?? '') < (state.reply.lastUpdated ?? '');
  return isNewer ? { ...entry, ...result } : entry;
}

/** @returns whether the module may be generated from the current form; renders again when that changes. */
function useGenerationDecision(
  { formState }: ModuleForm,
  definition: ModuleDefinition,
  entry: ModuleEntry | undefined,
): Decision {
  const me = useMe();
  const access = accessOf(me);
  const storage = useStorage();
  const because = useStoreValue(formState, ({ values: { answers } }) => {
    const input = { definition, access, usage: usageOf(me), storage };
    const decision = limitFirst(input, () =>
      decideGeneration({ ...input, answers, entries: entry?.entries }),
    );
    return decision.allowed ? undefined : decision.because;
  });
  return because === undefined ? { allowed: true } : refused(because);
}
