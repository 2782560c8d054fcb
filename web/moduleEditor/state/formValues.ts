import { differingKeys, fieldAtKey, withFieldOf } from '@elan/domain/forecast/saved/mergeForecast';
import {
  type ForecastForm,
  isSameForecast,
  type SavedForecast,
  savedPartOf,
} from '@elan/domain/forecast/saved/savedForecast';
import type { AnswerMarks } from '@elan/domain/project/answerMarks';
import { textFieldsOf } from '@elan/domain/project/editedText';
import type { EntryDraft } from '@elan/domain/project/journal';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition, Question } from '@elan/domain/questionnaire/module';
import { isBlank } from '@elan/domain/text';
import { fitsForecast } from '../../drafts/readFormat.ts';

/** The content of a module's form: answers to this module's questions only, without empty ones. */
export interface FormValues extends AnswerMarks {
  readonly answers: Readonly<Record<string, string>>;
  readonly comments: string;
  /** A journal entry that is not added yet, and is saved separately. */
  readonly newEntry?: EntryDraft | undefined;
  /** The forecast inputs, in the module that has a forecast. */
  readonly forecast?: ForecastForm | undefined;
  /** The module's text, which the user may edit. */
  readonly writeUp?: string | undefined;
}

interface Kept extends Partial<AsKept<AnswerMarks>> {
  readonly answers?: Readonly<Record<string, string>> | undefined;
  readonly comments?: string | undefined;
  readonly newEntry?: EntryDraft | undefined;
  readonly forecast?: (SavedForecast & Partial<Pick<ForecastForm, 'typed'>>) | undefined;
  /** Never set in a saved entry. */
  readonly writeUp?: string | undefined;
  /** Set in a saved entry only. */
  readonly aiResponse?: string | undefined;
  readonly aiAnalysis?: string | undefined;
}

/** The same fields as a schema parses them: missing ones may be undefined. */
type AsKept<Fields> = { readonly [Name in keyof Fields]: Fields[Name] | undefined };

/** @returns the parts of a saved entry or draft that this module can show and save. */
export function formValuesOf(definition: ModuleDefinition, from: Kept | undefined): FormValues {
  const answers = definition.questions.flatMap((question) => {
    const answer = from?.answers?.[question.id];
    return answer !== undefined && canHold(question, answer) ? [[question.id, answer]] : [];
  });
  const kept = Object.fromEntries(answers);
  const text = textFieldsOf(definition.kind)?.text;
  const writeUp = from?.writeUp ?? (text && from?.[text]);
  return {
    answers: kept,
    comments: from?.comments ?? '',
    ...marksWith(from, (id) => Object.hasOwn(kept, id)),
    ...(from?.newEntry ? { newEntry: from.newEntry } : {}),
    ...(definition.forecast && from?.forecast ? { forecast: formOf(from.forecast) } : {}),
    ...(writeUp === undefined ? {} : { writeUp }),
  };
}

const forms = new WeakMap<SavedForecast, ForecastForm>();

/** Returns the same form object for the same saved forecast, so that comparisons of forms can be cached. */
function formOf(saved: SavedForecast & Partial<Pick<ForecastForm, 'typed'>>): ForecastForm {
  const form = forms.get(saved) ?? { ...saved, typed: saved.typed ?? {} };
  forms.set(saved, form);
  return form;
}

/** @returns the marks of those automatic answers for which `isKept` is true. */
function marksWith(
  from: Partial<AsKept<AnswerMarks>> | undefined,
  isKept: (id: string) => boolean,
): AnswerMarks {
  return {
    proposedAnswers: (from?.proposedAnswers ?? []).filter(isKept),
    defaultedAnswers: (from?.defaultedAnswers ?? []).filter(isKept),
  };
}

export interface WrittenData {
  readonly answers: Record<string, string>;
  readonly comments: string;
  readonly proposedAnswers?: string[];
  readonly defaultedAnswers?: string[];
  readonly forecast?: SavedForecast;
}

/**
 * @param base the saved values. An empty list of marks is sent only if it removes saved ones, and the forecast only if
 * it has changed.
 */
export function dataOf(values: FormValues, base: FormValues): WrittenData {
  const { answers, comments, proposedAnswers, defaultedAnswers, forecast } = values;
  const isForecastNew = !isSameForecast(forecast, base.forecast);
  const anyProposed = proposedAnswers.length > 0 || base.proposedAnswers.length > 0;
  const anyDefaulted = defaultedAnswers.length > 0 || base.defaultedAnswers.length > 0;
  return {
    answers: { ...answers },
    comments,
    ...(anyProposed ? { proposedAnswers: [...proposedAnswers] } : {}),
    ...(anyDefaulted ? { defaultedAnswers: [...defaultedAnswers] } : {}),
    ...(forecast && isForecastNew ? { forecast: savedPartOf(forecast) } : {}),
  };
}

/** @returns the text to save and the marks that the server stores with it, both empty if the text is unchanged. */
export function editedTextOf(
  definition: ModuleDefinition,
  { writeUp }: FormValues,
  base: FormValues,
): { readonly data: ModuleContent; readonly notes: ModuleContent } {
  const fields = textFieldsOf(definition.kind);
  if (!fields || writeUp === undefined || writeUp === base.writeUp) return { data: {}, notes: {} };
  return {
    data: { [fields.text]: writeUp },
    notes: { [fields.ending]: 'complete', [fields.edited]: true },
  };
}

/** @returns the values to save, without the new journal entry and without inputs that are not valid yet. */
export function withoutUnsendable({ newEntry: _unsaved, ...values }: FormValues): FormValues {
  const { forecast } = values;
  if (!forecast || Object.keys(forecast.typed).length === 0) return values;
  return { ...values, forecast: formOf(savedPartOf(forecast)) };
}

/** @returns true if the user typed something that cannot be sent yet. */
export function hasUnsendable({ newEntry, forecast }: FormValues): boolean {
  return newEntry !== undefined || Object.keys(forecast?.typed ?? {}).length > 0;
}

function canHold(question: Question, answer: string): boolean {
  if (answer === '') return false;
  return question.kind !== 'select' || question.options.some(({ id }) => id === answer);
}

/** @returns the values with one answer changed, which removes its mark as an automatic answer. */
export function withAnswer(values: FormValues, id: string, answer: string): FormValues {
  const { [id]: _before, ...others } = values.answers;
  const answers = answer === '' ? others : { ...others, [id]: answer };
  return confirmed({ ...values, answers }, id);
}

/** @returns the values with proposals added to blank answers. Text typed in the meantime stays. */
export function withProposals(
  values: FormValues,
  filled: AnswerMarks & Pick<FormValues, 'answers'>,
): FormValues {
  const added = [...filled.proposedAnswers, ...filled.defaultedAnswers].filter(
    (id) => isBlank(values.answers[id]) && !isBlank(filled.answers[id]),
  );
  const answers = Object.fromEntries(added.map((id) => [id, filled.answers[id] ?? '']));
  const marks = marksWith(filled, (id) => added.includes(id));
  return {
    ...values,
    answers: { ...values.answers, ...answers },
    proposedAnswers: [...values.proposedAnswers, ...marks.proposedAnswers],
    defaultedAnswers: [...values.defaultedAnswers, ...marks.defaultedAnswers],
  };
}

/** @returns the values with an automatic answer confirmed, which removes its mark. */
export function confirmed(values: FormValues, id: string): FormValues {
  return { ...values, ...marksWith(values, (marked) => marked !== id) };
}

/** A field that differs between two versions: an answer, a forecast input, the comments box or the module's text. */
export interface Difference {
  readonly question: Question | undefined;
  /** The key of a forecast field, and its path in the form. */
  readonly forecast?: { readonly key: string; readonly path: string; readonly line?: string };
  readonly isWriteUp?: true;
  readonly mine: string;
  readonly theirs: string;
}

/** @returns the differences between two versions: answers, comments, text, then forecast inputs. */
export function differences(
  definition: ModuleDefinition,
  mine: FormValues,
  theirs: FormValues,
): readonly Difference[] {
  const fields: Difference[] = definition.questions.map((question) => ({
    question,
    mine: mine.answers[question.id] ?? '',
    theirs: theirs.answers[question.id] ?? '',
  }));
  fields.push({ question: undefined, mine: mine.comments, theirs: theirs.comments });
  if (mine.writeUp !== undefined && theirs.writeUp !== undefined) {
    const { writeUp } = mine;
    fields.push({ question: undefined, isWriteUp: true, mine: writeUp, theirs: theirs.writeUp });
  }
  const written = fields.filter((field) => field.mine !== field.theirs);
  if (!mine.forecast || !theirs.forecast) return written;
  return [...written, ...forecastDifferences(mine.forecast, theirs.forecast)];
}

/** @returns the differences between two forecasts, in the order of the first one. A missing field counts as blank. */
export function forecastDifferences(
  mine: SavedForecast | undefined,
  theirs: SavedForecast | undefined,
): readonly Difference[] {
  const [here, there] = [mine && formOf(mine), theirs && formOf(theirs)];
  const text = (value: unknown) => (value === undefined ? '' : JSON.stringify(value));
  return differingKeys(here, there).map((key) => {
    const [own, other] = [fieldAtKey(here, key), fieldAtKey(there, key)];
    const { path, line } = own ?? other ?? { path: key, line: undefined };
    return {
      question: undefined,
      forecast: { key, path, ...(line === undefined ? {} : { line }) },
      mine: text(own?.value),
      theirs: text(other?.value),
    };
  });
}

/** Which value to keep in a differing field: that of one side, or both texts joined. */
export type Choice = 'mine' | 'theirs' | 'both';

/** The key of a field in the choices of `mergedOf`. */
export function fieldKey({
  question,
  forecast,
  isWriteUp,
}: Pick<Difference, 'question' | 'forecast' | 'isWriteUp'>): string {
  if (isWriteUp) return writeUpField;
  return question?.id ?? (forecast ? forecastKey(forecast.key) : 'comments');
}

export const writeUpField = 'write-up';

/** @returns the key of a forecast field among the keys of the module's fields. */
export function forecastKey(key: string): string {
  return `forecast:${key}`;
}

/**
 * @param choices by `fieldKey`. A field without a choice keeps the value of `mine`.
 * @returns the two versions merged field by field.
 */
export function mergedOf(
  definition: ModuleDefinition,
  mine: FormValues,
  theirs: FormValues,
  choices: Readonly<Record<string, Choice>>,
): FormValues {
  let merged = mine;
  for (const field of differences(definition, mine, theirs)) {
    const choice = choices[fieldKey(field)] ?? 'mine';
    if (field.forecast) {
      const [form, other] = [merged.forecast, theirs.forecast];
      if (choice === 'theirs' && form && other) {
        merged = {
          ...merged,
          forecast: withFieldOf(form, other, field.forecast.key, fitsForecast),
        };
      }
      continue;
    }
    const text = chosenText(field, choice);
    if (text === field.mine) continue;
    if (field.isWriteUp) merged = { ...merged, writeUp: text };
    else if (field.question) merged = withAnswer(merged, field.question.id, text);
    else merged = { ...merged, comments: text };
  }
  return merged;
}

function chosenText({ question, mine, theirs }: Difference, choice: Choice): string {
  if (choice === 'mine') return mine;
  if (choice === 'theirs') return theirs;
  // A single-line field drops line breaks, which would join two words into one.
  const between = question?.kind === 'text' ? ' / ' : '\n\n';
  return [theirs, mine].filter((text) => !isBlank(text)).join(between);
}

export function isSame(one: FormValues, other: FormValues): boolean {
  const ids = Object.keys(one.answers);
  return (
    one.comments === other.comments &&
    one.writeUp === other.writeUp &&
    ids.length === Object.keys(other.answers).length &&
    ids.every((id) => one.answers[id] === other.answers[id]) &&
    JSON.stringify([one.proposedAnswers, one.defaultedAnswers, one.newEntry]) ===
      JSON.stringify([other.proposedAnswers, other.defaultedAnswers, other.newEntry]) &&
    isSameForecast(one.forecast, other.forecast)
  );
}
