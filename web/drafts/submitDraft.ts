import { contract } from '@elan/domain/contract/contract';
import { type EntryDraft, isEntryWritten, newEntry, withEntry } from '@elan/domain/project/journal';
import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import { isBlank } from '@elan/domain/text';
import { ApiFailure, call } from '../lib/apiClient.ts';
import type { Draft } from './draft.ts';

/** The module that a draft belongs to. */
interface Place {
  readonly projectId: string;
  readonly module: string;
}

/**
 * Saves a draft against the version that it was based on, and adds its journal entry if there is one.
 * @throws ApiFailure where something else was saved in between
 * @throws Error where an entry is incomplete, which a journal refuses
 */
export async function saveDraft(place: Place, draft: Draft): Promise<void> {
  const { newEntry: text } = draft;
  if (!text || (isBlank(text.title) && isBlank(text.content))) {
    await put(place, writtenIn(draft), draft.baseLastUpdated);
    return;
  }
  if (!isEntryWritten(text)) throw new Error('an entry needs a title and a content');
  await saveWithEntry(place, draft, text);
}

/**
 * Saves the entry in one request against the current journal. The entry has the time of the draft, so that the same
 * draft never adds it twice. Other fields are sent only where the comments changed.
 */
async function saveWithEntry(place: Place, draft: Draft, text: EntryDraft): Promise<void> {
  const project = await call(contract.getProject, { params: { id: place.projectId } });
  const saved = project.modules_data[place.module];
  const base = saved?.lastUpdated ?? null;
  const isCommented = draft.comments !== (saved?.comments ?? '');
  if (isCommented && base !== draft.baseLastUpdated) {
    throw new ApiFailure('save_conflict', { status: 409 });
  }
  const { sentAs, ...words } = text;
  const entry = { ...newEntry([], words, new Date(draft.savedAt)), ...sentAs };
  const entries = withEntry(saved?.entries ?? [], entry);
  await put(place, { ...(isCommented ? writtenIn(draft) : {}), entries }, base);
}

function writtenIn(draft: Draft): Partial<ModuleEntry> {
  const { answers, comments, proposedAnswers, defaultedAnswers } = draft;
  return {
    answers,
    comments,
    ...(proposedAnswers?.length ? { proposedAnswers } : {}),
    ...(defaultedAnswers?.length ? { defaultedAnswers } : {}),
  };
}

async function put(place: Place, data: Partial<ModuleEntry>, baseLastUpdated: string | null) {
  await call(contract.saveModule, {
    params: { id: place.projectId, module: place.module },
    body: { data, baseLastUpdated },
  });
}
