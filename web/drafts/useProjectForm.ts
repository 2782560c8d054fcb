import type { ProjectDraft } from '@elan/domain/project/projectDraft';
import { useCallback, useEffect, useState } from 'react';
import { debounce } from '../lib/debounce.ts';
import { useBeforeUnload, useFlushOnLeave } from './onLeave.ts';
import {
  eraseProjectDraft,
  type FormPlace,
  isProjectDraftRefused,
  readProjectDraft,
  writeProjectDraft,
} from './projectDrafts.ts';
import { useDraftsRecovered } from './recoverDrafts.ts';

type Texts = Omit<ProjectDraft, 'savedAt'>;
export type ProjectForm = ReturnType<typeof useProjectForm>;

/**
 * State of a project's name and description while they are typed: stored in this browser shortly after every change,
 * and restored after a reload or a crash.
 * @param saved the initial values if there is no draft.
 */
export function useProjectForm({ userId, projectId }: FormPlace, saved: Texts) {
  const isRecovered = useDraftsRecovered();
  const [typed, setTyped] = useState<Texts>();
  const [isRead, setRead] = useState(false);
  const [isRefused, setRefused] = useState(false);
  if (isRecovered && !isRead) {
    setRead(true);
    const draft = readProjectDraft({ userId, projectId });
    // If the user typed before the draft was read, their text wins.
    if (draft && !typed) setTyped({ name: draft.name, description: draft.description });
  }
  const [waiting] = useState(() =>
    debounce((texts: Texts) => {
      const place = { userId, projectId };
      writeProjectDraft(place, { ...texts, savedAt: new Date().toISOString() });
      setRefused(isProjectDraftRefused(place));
    }),
  );
  const texts = typed ?? saved;
  const { name, description } = texts;
  const isUnsaved = name !== saved.name || description !== saved.description;
  const forget = useCallback(() => {
    waiting.cancel();
    setRefused(false);
    eraseProjectDraft({ userId, projectId });
  }, [waiting, userId, projectId]);
  useEffect(() => {
    if (!typed) return;
    if (isUnsaved) waiting.later({ name, description });
    else forget();
  }, [typed, isUnsaved, name, description, waiting, forget]);
  useFlushOnLeave(waiting.flush);
  useBeforeUnload(isRefused);

  return {
    ...texts,
    isRefused,
    type: (part: Partial<Texts>) => setTyped((before) => ({ ...(before ?? saved), ...part })),
    /** Discards the draft and the typed texts, once the form is saved or cancelled. */
    forget: () => {
      forget();
      setTyped(undefined);
    },
  };
}

/** @returns whether the form has a draft. */
export function useHasProjectDraft({ userId, projectId }: FormPlace): boolean {
  const isRecovered = useDraftsRecovered();
  return isRecovered && readProjectDraft({ userId, projectId }) !== undefined;
}
