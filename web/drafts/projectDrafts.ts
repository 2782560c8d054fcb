import type { ProjectDraft } from '@elan/domain/project/projectDraft';
import { isBlank } from '@elan/domain/text';
import { call } from '../lib/apiClient.ts';
import { contract } from '../lib/contract.ts';
import { draftsOf } from './draft.ts';
import { eraseText, isRefused, keepText, readText, textKeys } from './draftStorage.ts';
import { readFormat } from './readFormat.ts';

/** The project form that a draft belongs to. */
export interface FormPlace {
  readonly userId: string;
  /** Null for a new project. */
  readonly projectId: string | null;
}

const newProject = 'new';

function formKey({ userId, projectId }: FormPlace): string {
  return `${draftsOf(userId)}${projectId ?? newProject}`;
}

/** @returns the draft of a form; undefined if there is none or it cannot be read. */
export function readProjectDraft(place: FormPlace): ProjectDraft | undefined {
  return readFormat('project', readText(formKey(place)));
}

/** @returns false if localStorage refused the draft. */
export function writeProjectDraft(place: FormPlace, draft: ProjectDraft): boolean {
  return keepText(formKey(place), JSON.stringify(draft), draft.savedAt);
}

/** @returns whether localStorage refused the draft, so that it may be lost when the page is left. */
export function isProjectDraftRefused(place: FormPlace): boolean {
  return isRefused(formKey(place));
}

export function eraseProjectDraft(place: FormPlace): void {
  eraseText(formKey(place));
}

/** @returns the project forms for which this user has a readable draft. */
export function listProjectDrafts(userId: string): readonly FormPlace[] {
  const start = draftsOf(userId);
  return textKeys(start)
    .map((key) => key.slice(start.length))
    .filter((rest) => rest !== '' && !rest.includes('.'))
    .map((rest) => ({ userId, projectId: rest === newProject ? null : rest }))
    .filter((place) => readProjectDraft(place) !== undefined);
}

/**
 * Creates the project from the draft, or changes an existing project's fields that are in the draft.
 * @throws ApiFailure if the request fails
 * @throws Error if the name is blank
 */
export async function saveProjectDraft({ projectId: id }: FormPlace, draft: ProjectDraft) {
  const { savedAt: _local, ...changes } = draft;
  const { name = '', description = '' } = changes;
  const isNamed = id === null || changes.name !== undefined;
  if (isNamed && isBlank(name)) throw new Error('a project needs a name');
  if (id === null) await call(contract.createProject, { body: { name, description } });
  else await call(contract.updateProject, { params: { id }, body: changes });
}
