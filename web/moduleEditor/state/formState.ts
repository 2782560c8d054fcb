import { mergeForecast } from '@elan/domain/forecast/saved/mergeForecast';
import { mergeText, mergeWritten } from '@elan/domain/project/mergeAnswers';
import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { isOnlyPending } from '../../drafts/draft.ts';
import type { Arrived, Draft, PendingGeneration } from '../../drafts/formats.ts';
import { fitsForecast } from '../../drafts/readFormat.ts';
import {
  type FormValues,
  forecastKey,
  formValuesOf,
  hasUnsendable,
  isSame,
  withoutUnsendable,
  writeUpField,
} from './formValues.ts';

/** The saved version that the form is based on. */
export interface Base {
  readonly values: FormValues;
  readonly lastUpdated: string | null;
}

/** The content of a module's form, and the version it is based on. */
export interface FormState {
  readonly values: FormValues;
  readonly base: Base;
  /** What was last sent, while it is not known whether it arrived. */
  readonly sent?: FormValues | undefined;
  /** Nothing is known of the version that a draft was based on. */
  readonly isBaseLost?: boolean;
  /** A generation whose end was not seen yet. */
  readonly pending: PendingGeneration | undefined;
  /** A generation whose result arrived late and awaits the person's choice. */
  readonly lateResult: PendingGeneration | undefined;
}

/** @returns true when the form differs from its base, ignoring what cannot be sent yet. */
export function isEdited({ values, base }: FormState): boolean {
  return !isSame(withoutUnsendable(values), base.values);
}

/** @returns true when the form differs from its base. */
export function isUnsaved(formState: FormState): boolean {
  return hasUnsendable(formState.values) || isEdited(formState);
}

/** @returns true when something of the form may not be on the server yet; an entry that is not added does not count. */
export function isUnsent(formState: FormState): boolean {
  return isEdited(formState) || formState.sent !== undefined;
}

/** @returns whether a version was saved after the one that the form is based on. */
export function isBehind({ base }: FormState, entry: ModuleEntry): boolean {
  return (base.lastUpdated ?? '') < entry.lastUpdated;
}

/** @returns the form after this much of it was saved; what was typed since stays unsaved. */
export function withArrived(
  formState: FormState,
  values: FormValues,
  lastUpdated: string | null,
): FormState {
  return { ...formState, base: { values, lastUpdated }, sent: undefined, isBaseLost: false };
}

/** @returns the form's values merged with a version that was saved elsewhere; `mine` in the fields of a conflict. */
export function mergeWith({ values, base, sent, isBaseLost }: FormState, theirs: FormValues) {
  const ancestors = [...(isBaseLost ? [] : [base.values]), ...(sent ? [sent] : [])];
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
 * Brings the form up to a version that was saved elsewhere.
 * @returns undefined where both changed the same field: nothing is replaced, and the person chooses.
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
 * @param arrived what this tab saved after the entry was read, if it did.
 * @returns the initial form: from this browser's draft, else from what is saved.
 */
export function initialFormState(
  definition: ModuleDefinition,
  draft: Draft | undefined,
  entry: ModuleEntry | undefined,
  arrived?: Arrived,
): FormState {
  const saved = formValuesOf(definition, entry);
  const isPast = draft?.pendingGeneration && !isWorthAsking(draft.pendingGeneration, new Date());
  // A draft that only remembered a generation is dropped once that is long over.
  if (!draft || (isPast && isOnlyPending(draft))) {
    const values = arrived
      ? formValuesOf(definition, { writeUp: saved.writeUp, ...arrived.written })
      : saved;
    const base = { values, lastUpdated: arrived?.lastUpdated ?? entry?.lastUpdated ?? null };
    return { values, base, pending: undefined, lateResult: undefined };
  }
  const { pendingGeneration: pending, newEntry, base, sent } = draft;
  const isSavedSince = (entry?.lastUpdated ?? null) !== draft.baseLastUpdated;
  // The entry was sent and has arrived, although the page was left before the reply.
  const baseless = draft.forecast ? undefined : saved.forecast;
  // A draft holds the text only where it was edited.
  const textBefore = base?.writeUp ?? saved.writeUp;
  const sentId = newEntry?.sentAs?.id;
  const hasArrived = sentId !== undefined && entry?.entries?.some(({ id }) => id === sentId);
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
      ? { sent: formValuesOf(definition, { ...sent, writeUp: sent.writeUp ?? textBefore }) }
      : {}),
    pending: pending && isWorthAsking(pending, new Date()) ? pending : undefined,
    lateResult: undefined,
  };
}

/** Long after any generation has ended; its text, if there was one, is saved in the project by then. */
const worthAskingMs = 60 * 60 * 1_000;

/** @returns true while a pending generation may have an end that the person has not seen. */
function isWorthAsking(pending: PendingGeneration, now: Date): boolean {
  return now.getTime() - Date.parse(pending.startedAt) < worthAskingMs;
}

/** @returns what to store as a draft; null where there is nothing to keep. */
export function unsavedOf(formState: FormState): Omit<Draft, 'savedAt'> | null {
  const { values, base, sent, pending, lateResult, isBaseLost } = formState;
  const remembered = pending ?? lateResult;
  if (!isUnsaved(formState) && !isUnsent(formState) && !remembered) return null;
  const { newEntry } = values;
  // Long, and seldom edited: it is kept only then.
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
