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

export interface ProjectTexts {
  readonly name: string;
  readonly description: string;
}
type Typed = Omit<ProjectDraft, 'savedAt'>;
export type Changes = Partial<ProjectTexts>;

const noTexts: ProjectTexts = { name: '', description: '' };

/** @returns the fields that differ from those of `from`. */
export function changesOf({ name, description }: Typed, from: Typed): Changes {
  return withoutMissing({
    name: name === from.name ? undefined : name,
    description: description === from.description ? undefined : description,
  });
}

export function withoutMissing({ name, description }: Typed): Changes {
  return {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
  };
}

/**
 * Erases the draft, and stores what was typed and differs from the sent texts as a draft of project `id`.
 * @returns what is stored; undefined if nothing is.
 */
export function settleDraft(
  place: FormPlace,
  typed: Typed,
  sent: Typed,
  id: string | null,
): Changes | undefined {
  const left = changesOf(typed, sent);
  const isDone = Object.keys(left).length === 0;
  if (isDone || id !== place.projectId) eraseProjectDraft(place);
  if (isDone) return undefined;
  const savedAt = new Date().toISOString();
  writeProjectDraft({ ...place, projectId: id }, { ...left, savedAt });
  return left;
}

/** @returns the texts in the stored draft, if any. A field that is not in the draft of a new project is empty. */
export function storedTexts(place: FormPlace): Changes {
  const draft = readProjectDraft(place);
  if (!draft) return {};
  return { ...(place.projectId === null ? noTexts : {}), ...changesOf(draft, {}) };
}

/**
 * Creates the project from the draft, or changes an existing project's fields that are in the draft. Then erases the
 * draft. What changed in it during the request is saved too.
 * @throws ApiFailure if the request fails
 * @throws Error if the name is blank
 */
export async function saveProjectDraft(place: FormPlace, draft: Typed): Promise<void> {
  const changes = changesOf(draft, {});
  const texts = { ...noTexts, ...changes };
  const isNew = place.projectId === null;
  const isNamed = isNew || changes.name !== undefined;
  if (isNamed && isBlank(texts.name)) throw new Error('a project needs a name');
  let id = place.projectId;
  if (id === null) ({ id } = await call(contract.createProject, { body: texts }));
  else await call(contract.updateProject, { params: { id }, body: changes });
  const left = settleDraft(place, storedTexts(place), isNew ? texts : changes, id);
  if (left) await saveProjectDraft({ ...place, projectId: id }, left);
}
