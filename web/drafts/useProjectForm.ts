import { useCallback, useEffect, useRef, useState } from 'react';
import { debounce } from '../lib/debounce.ts';
import { useBeforeUnload, useFlushOnLeave } from './onLeave.ts';
import {
  type Changes,
  changesOf,
  eraseProjectDraft,
  type FormPlace,
  isProjectDraftRefused,
  type ProjectTexts,
  readProjectDraft,
  settleDraft,
  storedTexts,
  withoutMissing,
  writeProjectDraft,
} from './projectDrafts.ts';
import { useDraftsRecovered } from './recoverDrafts.ts';

export type ProjectForm = ReturnType<typeof useProjectForm>;

/**
 * State of a project's name and description while they are typed: stored in this browser shortly after every change,
 * and restored after a reload or a crash. A field that the user has not changed follows the saved one.
 * @param saved the values of fields that were not changed.
 */
export function useProjectForm({ userId, projectId }: FormPlace, saved: ProjectTexts) {
  const isRecovered = useDraftsRecovered();
  const [typed, setTyped] = useState<Changes>();
  const [isRead, setRead] = useState(false);
  const [isRefused, setRefused] = useState(false);
  if (isRecovered && !isRead) {
    setRead(true);
    const draft = readProjectDraft({ userId, projectId });
    // If the user typed before the draft was read, their text wins.
    if (draft && !typed) setTyped(changesOf(draft, saved));
  }
  const [waiting] = useState(() =>
    debounce((changes: Changes) => {
      const place = { userId, projectId };
      writeProjectDraft(place, { ...changes, savedAt: new Date().toISOString() });
      setRefused(isProjectDraftRefused(place));
    }),
  );
  const texts = textsOf(typed, saved);
  const changes = changesOf(texts, saved);
  const { name, description } = changes;
  /**
   * What the user typed since the form was last sent, including texts that equal the saved ones, since another device
   * may change the saved ones.
   */
  const everTyped = useRef<Changes>({});
  useEffect(() => {
    everTyped.current = { ...everTyped.current, ...typed };
  }, [typed]);
  const forget = useCallback(() => {
    waiting.cancel();
    setRefused(false);
    eraseProjectDraft({ userId, projectId });
  }, [waiting, userId, projectId]);
  useEffect(() => {
    if (!typed) return;
    const unsaved = withoutMissing({ name, description });
    if (Object.keys(unsaved).length > 0) waiting.later(unsaved);
    else forget();
  }, [typed, name, description, waiting, forget]);
  useFlushOnLeave(waiting.flush);
  useBeforeUnload(isRefused);
  useEffect(
    () =>
      watchSaves({ userId, projectId }, (sent, id) => {
        waiting.cancel();
        const left = settleDraft({ userId, projectId }, everTyped.current, sent, id);
        setRefused(false);
        const stays = id === projectId ? left : undefined;
        everTyped.current = { ...stays };
        setTyped(stays);
        return left === undefined;
      }),
    [userId, projectId, waiting],
  );

  return {
    ...texts,
    /** The fields to save. */
    changes,
    isRefused,
    type: (part: Changes) => {
      everTyped.current = { ...everTyped.current, ...part };
      setTyped((before) => changesOf(textsOf({ ...before, ...part }, saved), saved));
    },
    /** Discards the draft and the typed texts, once the form is cancelled. */
    forget: () => {
      forget();
      everTyped.current = {};
      setTyped(undefined);
    },
    /** To call when the form is sent. @returns its texts. */
    sending: (): ProjectTexts => {
      everTyped.current = changes;
      return texts;
    },
    /**
     * Discards what was saved, and keeps what was typed since, even after this form was left.
     * @param sent what `sending` returned.
     * @param id the id of the saved project, to which the draft of a new project moves.
     * @returns whether nothing is left to save.
     */
    arrived: (sent: ProjectTexts, id = projectId): boolean =>
      settleForm({ userId, projectId }, sent, id),
  };
}

type OnSaved = (sent: ProjectTexts, id: string | null) => boolean;

/** The forms on the page, by place: a form may have been left and opened again before the reply to its save. */
const openForms = new Map<string, OnSaved>();

const placeKey = ({ userId, projectId }: FormPlace) => `${userId} ${projectId}`;

/** @returns a function that stops watching. */
function watchSaves(place: FormPlace, onSaved: OnSaved): () => void {
  const key = placeKey(place);
  openForms.set(key, onSaved);
  return () => {
    if (openForms.get(key) === onSaved) openForms.delete(key);
  };
}

/** Settles the form that is open at this place, or else the draft there. @returns whether nothing is left to save. */
function settleForm(place: FormPlace, sent: ProjectTexts, id: string | null): boolean {
  const open = openForms.get(placeKey(place));
  if (open) return open(sent, id);
  return settleDraft(place, storedTexts(place), sent, id) === undefined;
}

function textsOf(typed: Changes | undefined, saved: ProjectTexts): ProjectTexts {
  return { name: typed?.name ?? saved.name, description: typed?.description ?? saved.description };
}

/** @returns whether the form has a draft. */
export function useHasProjectDraft({ userId, projectId }: FormPlace): boolean {
  const isRecovered = useDraftsRecovered();
  return isRecovered && readProjectDraft({ userId, projectId }) !== undefined;
}
