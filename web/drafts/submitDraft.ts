import { mergeForecast } from '@elan/domain/forecast/saved/mergeForecast';
import {
  type ForecastForm,
  isSameForecast,
  type SavedForecast,
  savedPartOf,
} from '@elan/domain/forecast/saved/savedForecast';
import { textFieldsOf } from '@elan/domain/project/editedText';
import { type EntryDraft, isEntryWritten, newEntry, withEntry } from '@elan/domain/project/journal';
import { mergeText, mergeWritten, type Written } from '@elan/domain/project/mergeAnswers';
import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import { isBlank } from '@elan/domain/text';
import { findModule } from '../catalogue/journey.ts';
import { ApiFailure, call, isCode } from '../lib/apiClient.ts';
import { contract } from '../lib/contract.ts';
import { ancestorsOf, hasTyped } from './draft.ts';
import type { Draft } from './formats.ts';
import { fitsForecast } from './readFormat.ts';

/** The module that a draft belongs to. */
interface Place {
  readonly projectId: string;
  readonly module: string;
}

type SentEntry = EntryDraft['sentAs'];

/**
 * Saves a draft, merged with any version saved since its base. If it has a journal entry and nothing else changed, adds
 * only that entry.
 * @returns the id and date of the added entry, if any.
 * @throws ApiFailure if the request fails, or if the draft conflicts with the saved version
 * @throws Error if the journal entry lacks a title or a content, or if a forecast field has no valid value
 */
export async function saveDraft(place: Place, draft: Draft): Promise<SentEntry> {
  const { newEntry: text } = draft;
  if (hasTyped(draft)) throw new Error('a field of the forecast holds no value');
  if (!text || (isBlank(text.title) && isBlank(text.content))) {
    await saveWritten(place, draft);
    return undefined;
  }
  if (!isEntryWritten(text)) throw new Error('an entry needs a title and a content');
  return saveWithEntry(place, draft, text);
}

/** @returns whether the module was saved since the version that the draft started from. @throws ApiFailure */
export async function isSavedSince(place: Place, draft: Draft): Promise<boolean> {
  return ((await readModule(place))?.lastUpdated ?? null) !== draft.baseLastUpdated;
}

/** Saves a draft without its journal entry, merged with any version saved since its base. */
async function saveWritten(place: Place, draft: Draft): Promise<void> {
  // A draft that was sent before may have arrived, so the saved version is read before saving again.
  if (!draft.sent && (await isPut(place, changesIn(place, draft), draft.baseLastUpdated))) return;
  const saved = await readModule(place);
  await put(place, mergedWith(saved, place, draft), saved?.lastUpdated ?? null);
}

/** @returns the fields of a draft to save over its base. */
function changesIn(place: Place, draft: Draft): Partial<ModuleEntry> {
  return {
    ...writtenIn(draft),
    ...forecastIn(draft.forecast, draft.base?.forecast),
    ...textIn(place, draft.writeUp, draft.base?.writeUp),
  };
}

/**
 * @returns the fields of a draft to save over this version, merged with it if it is not the draft's base.
 * @throws ApiFailure if they conflict
 */
function mergedWith(
  saved: ModuleEntry | undefined,
  place: Place,
  draft: Draft,
): Partial<ModuleEntry> {
  if ((saved?.lastUpdated ?? null) === draft.baseLastUpdated) return changesIn(place, draft);
  const ancestors = ancestorsOf(draft);
  const { merged, conflicts } = mergeWritten(
    ancestors.map(asWritten),
    asWritten(draft),
    asWritten(saved),
  );
  const forecast = mergeForecast(
    ancestors.map((version) => version.forecast),
    draft.forecast,
    saved?.forecast && { ...saved.forecast, typed: {} },
    fitsForecast,
  );
  const savedText = saved?.aiResponse ?? saved?.aiAnalysis;
  const writeUp = mergeText(
    ancestors.map((version) => version.writeUp),
    draft.writeUp,
    savedText,
  );
  const isConflict = conflicts.length > 0 || forecast.conflicts.length > 0 || writeUp.isConflict;
  if (isConflict) throw new ApiFailure('save_conflict', { status: 409 });
  return {
    ...writtenIn(merged),
    ...forecastIn(forecast.merged, saved?.forecast),
    ...textIn(place, writeUp.merged, savedText),
  };
}

/**
 * Adds the entry to the saved journal. Its id comes from the draft, so that saving the same draft again does not add a
 * second entry. The other fields are sent only if the comments or the text changed.
 */
async function saveWithEntry(place: Place, draft: Draft, text: EntryDraft): Promise<SentEntry> {
  const saved = await readModule(place);
  const isWritten = draft.writeUp !== undefined || draft.comments !== (saved?.comments ?? '');
  const changes = isWritten ? mergedWith(saved, place, draft) : {};
  const { sentAs, ...words } = text;
  const entry = { ...newEntry([], words, new Date(draft.savedAt)), ...sentAs };
  const entries = withEntry(saved?.entries ?? [], entry);
  await put(place, { ...changes, entries }, saved?.lastUpdated ?? null);
  return { id: entry.id, date: entry.date };
}

/** The user-written fields of a draft, a saved module or a merge, any of which may be missing. */
type PartlyWritten = { readonly [Name in keyof Written]?: Written[Name] | undefined };

/** @returns the fields to send; the server keeps its answer marks if these have none. */
function writtenIn(written: PartlyWritten): Partial<ModuleEntry> {
  const { answers, comments, proposedAnswers, defaultedAnswers } = written;
  return {
    answers: { ...answers },
    comments,
    ...(proposedAnswers ? { proposedAnswers: [...proposedAnswers] } : {}),
    ...(defaultedAnswers ? { defaultedAnswers: [...defaultedAnswers] } : {}),
  };
}

/** Includes the forecast only if it changed. */
function forecastIn(
  forecast: ForecastForm | undefined,
  before: SavedForecast | undefined,
): Pick<ModuleEntry, 'forecast'> {
  if (!forecast || isSameForecast(forecast, before)) return {};
  return { forecast: savedPartOf(forecast) };
}

/** Includes the write-up only if it changed, under the field name of its kind of module. */
function textIn(
  { module }: Place,
  writeUp: string | undefined,
  before: string | undefined,
): Partial<ModuleEntry> {
  const kind = findModule(module)?.kind;
  const field = kind && textFieldsOf(kind)?.text;
  return !field || writeUp === undefined || writeUp === before ? {} : { [field]: writeUp };
}

function asWritten(from: PartlyWritten | undefined): Written {
  const { answers = {}, comments = '', proposedAnswers = [], defaultedAnswers = [] } = from ?? {};
  return { answers, comments, proposedAnswers, defaultedAnswers };
}

async function readModule({ projectId, module }: Place): Promise<ModuleEntry | undefined> {
  const project = await call(contract.getProject, { params: { id: projectId } });
  return project.modules_data[module];
}

async function put(place: Place, data: Partial<ModuleEntry>, baseLastUpdated: string | null) {
  await call(contract.saveModule, {
    params: { id: place.projectId, module: place.module },
    body: { data, baseLastUpdated },
  });
}

/**
 * @returns whether the save succeeded; false if another version was saved in between.
 * @throws ApiFailure for any other failure
 */
async function isPut(...save: Parameters<typeof put>): Promise<boolean> {
  try {
    await put(...save);
    return true;
  } catch (failure) {
    if (isCode(failure, 'save_conflict')) return false;
    throw failure;
  }
}
