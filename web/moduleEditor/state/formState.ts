import {
  mergeForecast,
  withoutChange as withoutForecastChange,
} from '@elan/domain/forecast/saved/mergeForecast';
import { mergeText, mergeWritten } from '@elan/domain/project/mergeAnswers';
import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { ancestorsOf, isOnlyPending, isWorthAsking } from '../../drafts/draft.ts';
import type { Arrived, Draft, PendingGeneration } from '../../drafts/formats.ts';
import { fitsForecast } from '../../drafts/readFormat.ts';
import { sortedJson } from '../../lib/sortedJson.ts';
import {
  type FormValues,
  forecastKey,
  formValuesOf,
  hasUnsendable,
  isSame,
  withoutUnsendable,
  writeUpField,
} from './formValues.ts';

export interface Base {
  readonly values: FormValues;
  readonly lastUpdated: string | null;
}

/** A newer saved version that changed the same field as the form. Neither version was replaced. */
export interface Conflict {
  readonly theirs: FormValues;
  readonly lastUpdated: string | null;
}

/** The outcome of a save: it succeeded, or a newer version prevents it. */
export type Pushed = 'saved' | Conflict;

export interface FormState {
  readonly values: FormValues;
  readonly base: Base;
  /** The values of the last request while its outcome is unknown. */
  readonly sent?: FormValues | undefined;
  /** Whether the version that the draft was based on is unknown. */
  readonly isBaseLost?: boolean;
  /** A generation whose outcome this page has not seen yet. */
  readonly pending: PendingGeneration | undefined;
  /** A generation that is over, while it is unknown whether it saved the answers sent with it. */
  readonly lapsed?: PendingGeneration | undefined;
  /** A generation whose result arrived late, until the user accepts or rejects the result. */
  readonly lateResult: PendingGeneration | undefined;
}

/** @returns true if the form differs from its base, ignoring values that cannot be sent yet. */
export function isEdited({ values, base }: FormState): boolean {
  return !isSame(withoutUnsendable(values), base.values);
}

/** @returns true if the form differs from its base, including values that cannot be sent yet. */
export function isUnsaved(formState: FormState): boolean {
  return hasUnsendable(formState.values) || isEdited(formState);
}

/** @returns true if part of the form may not be on the server yet, ignoring values that cannot be sent yet. */
export function isUnsent(formState: FormState): boolean {
  return isEdited(formState) || mayBeAhead(formState);
}

/** @returns true if the server may have saved something that was sent from this form, without a reply. */
export function mayBeAhead({ sent, lapsed }: FormState): boolean {
  return sent !== undefined || lapsed !== undefined;
}

/** @returns whether the saved entry is newer than the version that the form is based on. */
export function isBehind({ base }: FormState, entry: ModuleEntry): boolean {
  return (base.lastUpdated ?? '') < entry.lastUpdated;
}

/** @returns the form after these values were saved. Text typed in the meantime stays unsaved. */
export function withArrived(
  formState: FormState,
  values: FormValues,
  lastUpdated: string | null,
): FormState {
  const base = { values, lastUpdated };
  return { ...formState, base, sent: undefined, lapsed: undefined, isBaseLost: false };
}

type Mergeable = Pick<FormState, 'values' | 'base'> & Partial<FormState>;

/**
 * @returns the form merged with a version saved elsewhere, and the conflicting fields, which keep the form's values.
 */
export function mergeWith(
  { values, base, sent, isBaseLost, pending, lapsed }: Mergeable,
  theirs: FormValues,
) {
  const ancestors = ancestorsOf({
    base: isBaseLost ? undefined : base.values,
    sent,
    pendingGeneration: pending ?? lapsed,
  });
  const { merged, conflicts } = mergeWritten(ancestors, values, theirs);
  const forecast = mergeForecast(
    ancestors.map((ancestor) => ancestor.forecast),
    values.forecast,
    theirs.forecast,
    fitsForecast,
  );
  const { newEntry } = values;
  const writeUp = mergeText(
    ancestors.map((ancestor) => ancestor.writeUp),
    values.writeUp,
    theirs.writeUp,
  );
  return {
    merged: {
      ...merged,
      ...(newEntry ? { newEntry } : {}),
      ...(forecast.merged ? { forecast: forecast.merged } : {}),
      ...(writeUp.merged === undefined ? {} : { writeUp: writeUp.merged }),
    },
    conflicts: [
      ...conflicts,
      ...(writeUp.isConflict ? [writeUpField] : []),
      ...forecast.conflicts.map(forecastKey),
    ],
  };
}

/**
 * @returns `now` without the change from `before` to `after`. Where the user has changed the same field since, `now`
 *   wins.
 */
export function withoutChange(before: FormValues, after: FormValues, now: FormValues): FormValues {
  const base = { values: after, lastUpdated: null };
  const { newEntry: _kept, ...merged } = mergeWith({ values: now, base }, before).merged;
  const isEntrySame = sortedJson(now.newEntry ?? null) === sortedJson(after.newEntry ?? null);
  const { newEntry } = isEntrySame ? before : now;
  const forecast =
    before.forecast && after.forecast && now.forecast
      ? withoutForecastChange(before.forecast, after.forecast, now.forecast, fitsForecast)
      : merged.forecast;
  return { ...merged, ...(newEntry ? { newEntry } : {}), ...(forecast ? { forecast } : {}) };
}

/**
 * @returns the form merged with a version that was saved elsewhere and based on that version. Undefined if both changed
 * the same field, so that the user has to choose.
 */
export function reconciled(
  formState: FormState,
  theirs: FormValues,
  lastUpdated: string | null,
): FormState | undefined {
  const { merged, conflicts } = mergeWith(formState, theirs);
  if (conflicts.length > 0) return undefined;
  return withArrived({ ...formState, values: merged }, theirs, lastUpdated);
}

/**
 * @param arrived what this tab saved after the entry was read, if anything.
 * @returns the initial form: this browser's draft if there is one, otherwise the saved version.
 */
export function initialFormState(
  definition: ModuleDefinition,
  draft: Draft | undefined,
  entry: ModuleEntry | undefined,
  arrived?: Arrived,
): FormState {
  const saved = formValuesOf(definition, entry);
  // A draft that stores only a pending generation is dropped once that generation is long over.
  if (!draft || (isOnlyPending(draft) && !isWorthAsking(draft.pendingGeneration))) {
    const values = arrived
      ? formValuesOf(definition, { writeUp: saved.writeUp, ...arrived.written })
      : saved;
    const base = { values, lastUpdated: arrived?.lastUpdated ?? entry?.lastUpdated ?? null };
    return { values, base, pending: undefined, lateResult: undefined };
  }
  const { pendingGeneration, newEntry, base, sent } = draft;
  const isOver = !isWorthAsking(pendingGeneration);
  const isSavedSince = (entry?.lastUpdated ?? null) !== draft.baseLastUpdated;
  // A draft without a forecast is based on the saved forecast.
  const baseless = draft.forecast ? undefined : saved.forecast;
  // A draft stores the text only if it was edited.
  const textBefore = base?.writeUp ?? saved.writeUp;
  const { sentAs, ...words }: Partial<NonNullable<Draft['newEntry']>> = newEntry ?? {};
  const hasArrived = entry?.entries?.some(
    (added) => added.id === sentAs?.id && sortedJson({ ...added, ...words }) === sortedJson(added),
  );
  return {
    values: formValuesOf(definition, {
      ...draft,
      ...(hasArrived ? { newEntry: undefined } : {}),
      forecast: draft.forecast ?? saved.forecast,
      writeUp: draft.writeUp ?? textBefore,
    }),
    base: {
      values: base
        ? formValuesOf(definition, {
            ...base,
            forecast: base.forecast ?? baseless,
            writeUp: textBefore,
          })
        : saved,
      lastUpdated: draft.baseLastUpdated,
    },
    isBaseLost: !base && isSavedSince,
    ...(sent
      ? {
          sent: formValuesOf(definition, {
            ...sent,
            forecast: sent.forecast ?? baseless,
            writeUp: sent.writeUp ?? textBefore,
          }),
        }
      : {}),
    pending: isOver ? undefined : pendingGeneration,
    lapsed: isOver ? pendingGeneration : undefined,
    lateResult: undefined,
  };
}

/** @returns the data to store as a draft, or null if nothing has to be kept. */
export function unsavedOf(formState: FormState): Omit<Draft, 'savedAt'> | null {
  const { values, base, sent, pending, lapsed, lateResult, isBaseLost } = formState;
  const remembered = pending ?? lateResult ?? lapsed;
  if (!isUnsaved(formState) && !isUnsent(formState) && !remembered) return null;
  const { newEntry } = values;
  // The text is long and seldom edited, so a draft stores it only if it was edited.
  const texts = new Set([values.writeUp, base.values.writeUp, ...(sent ? [sent.writeUp] : [])]);
  const written = ({ writeUp, ...others }: FormValues) =>
    writtenOf(texts.size > 1 && writeUp !== undefined ? { ...others, writeUp } : others);
  return {
    ...written(values),
    ...(newEntry ? { newEntry } : {}),
    baseLastUpdated: base.lastUpdated,
    ...(isBaseLost ? {} : { base: written(base.values) }),
    ...(sent ? { sent: written(sent) } : {}),
    ...(remembered ? { pendingGeneration: remembered } : {}),
  };
}

export function writtenOf(values: FormValues) {
  const { answers, comments, proposedAnswers, defaultedAnswers, forecast, writeUp } = values;
  return {
    answers: { ...answers },
    comments,
    proposedAnswers: [...proposedAnswers],
    defaultedAnswers: [...defaultedAnswers],
    ...(forecast ? { forecast } : {}),
    ...(writeUp === undefined ? {} : { writeUp }),
  };
}
