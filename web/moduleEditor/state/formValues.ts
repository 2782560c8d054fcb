import type { AnswerMarks } from '@elan/domain/project/answerMarks';
import type { EntryDraft } from '@elan/domain/project/journal';
import type { ModuleDefinition, Question } from '@elan/domain/questionnaire/module';
import { isBlank } from '@elan/domain/text';

/** What a person writes in a module: only this module's questions, nothing for an unanswered one. */
export interface FormValues extends AnswerMarks {
  readonly answers: Readonly<Record<string, string>>;
  readonly comments: string;
  /** An entry of the journal that is not added yet; saved on its own, once it is. */
  readonly newEntry?: EntryDraft | undefined;
}

/** What a saved entry or a draft may hold of what is written. */
interface Kept extends Partial<AsKept<AnswerMarks>> {
  readonly answers?: Readonly<Record<string, string>> | undefined;
  readonly comments?: string | undefined;
  readonly newEntry?: EntryDraft | undefined;
}

/** As a schema reads it: what is not there may be undefined. */
type AsKept<Fields> = { readonly [Name in keyof Fields]: Fields[Name] | undefined };

/** @returns what a saved entry or a draft holds that this module can show and save. */
export function formValuesOf(definition: ModuleDefinition, from: Kept | undefined): FormValues {
  const answers = definition.questions.flatMap((question) => {
    const answer = from?.answers?.[question.id];
    return answer !== undefined && canHold(question, answer) ? [[question.id, answer]] : [];
  });
  const kept = Object.fromEntries(answers);
  return {
    answers: kept,
    comments: from?.comments ?? '',
    ...marksWith(from, (id) => Object.hasOwn(kept, id)),
    ...(from?.newEntry ? { newEntry: from.newEntry } : {}),
  };
}

/** @returns the marks that are there, of the questions for which `isKept`. */
function marksWith(
  from: Partial<AsKept<AnswerMarks>> | undefined,
  isKept: (id: string) => boolean,
): AnswerMarks {
  return {
    proposedAnswers: (from?.proposedAnswers ?? []).filter(isKept),
    defaultedAnswers: (from?.defaultedAnswers ?? []).filter(isKept),
  };
}

/** What a save or a generation carries of what is written. */
export interface WrittenData {
  readonly answers: Record<string, string>;
  readonly comments: string;
  readonly proposedAnswers?: string[];
  readonly defaultedAnswers?: string[];
}

/** @param base what the writing began from: whether something was marked then matters too. */
export function dataOf(values: FormValues, base: FormValues): WrittenData {
  const { answers, comments, proposedAnswers, defaultedAnswers } = values;
  const anyProposed = proposedAnswers.length > 0 || base.proposedAnswers.length > 0;
  const anyDefaulted = defaultedAnswers.length > 0 || base.defaultedAnswers.length > 0;
  return {
    answers: { ...answers },
    comments,
    ...(anyProposed ? { proposedAnswers: [...proposedAnswers] } : {}),
    ...(anyDefaulted ? { defaultedAnswers: [...defaultedAnswers] } : {}),
  };
}

/** @returns the same without the entry that is not added yet: what a save can carry. */
export function withoutNewEntry({ newEntry: _unsaved, ...values }: FormValues): FormValues {
  return values;
}

function canHold(question: Question, answer: string): boolean {
  if (answer === '') return false;
  return question.kind !== 'select' || question.options.some(({ id }) => id === answer);
}

/** @returns the same with one answer changed: from then on it is the person's own. */
export function withAnswer(values: FormValues, id: string, answer: string): FormValues {
  const { [id]: _before, ...others } = values.answers;
  const answers = answer === '' ? others : { ...others, [id]: answer };
  return confirmed({ ...values, answers }, id);
}

/** @returns the same with proposals where nothing stands yet; what was typed meanwhile stays. */
export function withProposals(values: FormValues, filled: FormValues): FormValues {
  const added = [...filled.proposedAnswers, ...filled.defaultedAnswers].filter(
    (id) => isBlank(values.answers[id]) && !isBlank(filled.answers[id]),
  );
  const answers = Object.fromEntries(added.map((id) => [id, filled.answers[id] ?? '']));
  const before = [...values.proposedAnswers, ...values.defaultedAnswers];
  return {
    ...values,
    answers: { ...values.answers, ...answers },
    ...marksWith(filled, (id) => added.includes(id) || before.includes(id)),
  };
}

/** @returns the same with a marked answer taken as the person's own. */
export function confirmed(values: FormValues, id: string): FormValues {
  return { ...values, ...marksWith(values, (marked) => marked !== id) };
}

/** One field that differs between two versions; no question means the comments. */
export interface Difference {
  readonly question: Question | undefined;
  readonly mine: string;
  readonly theirs: string;
}

/** @returns where two versions differ, in the order of the page. */
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
  return fields.filter((field) => field.mine !== field.theirs);
}

/** What is kept of a field that differs: one side, or both texts one after the other. */
export type Choice = 'mine' | 'theirs' | 'both';

/** The key of a field under which its choice stands. */
export function fieldKey({ question }: Pick<Difference, 'question'>): string {
  return question?.id ?? 'comments';
}

/**
 * @param choices by `fieldKey`; a field without one keeps what was written here.
 * @returns two versions put together, field by field.
 */
export function mergedOf(
  definition: ModuleDefinition,
  mine: FormValues,
  theirs: FormValues,
  choices: Readonly<Record<string, Choice>>,
): FormValues {
  let merged = mine;
  for (const field of differences(definition, mine, theirs)) {
    const text = chosenText(field, choices[fieldKey(field)] ?? 'mine');
    if (text === field.mine) continue;
    merged = field.question
      ? withAnswer(merged, field.question.id, text)
      : { ...merged, comments: text };
  }
  return merged;
}

function chosenText({ mine, theirs }: Difference, choice: Choice): string {
  if (choice === 'mine') return mine;
  if (choice === 'theirs') return theirs;
  return [theirs, mine].filter((text) => !isBlank(text)).join('\n\n');
}

/** @returns true when both hold the same, word for word. */
export function isSame(one: FormValues, other: FormValues): boolean {
  const ids = Object.keys(one.answers);
  return (
    one.comments === other.comments &&
    ids.length === Object.keys(other.answers).length &&
    ids.every((id) => one.answers[id] === other.answers[id]) &&
    JSON.stringify([one.proposedAnswers, one.defaultedAnswers, one.newEntry]) ===
      JSON.stringify([other.proposedAnswers, other.defaultedAnswers, other.newEntry])
  );
}
