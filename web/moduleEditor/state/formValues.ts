import type { AnswerMarks } from '@elan/domain/project/answerMarks';
import type { EntryDraft } from '@elan/domain/project/journal';
import type { ModuleDefinition, Question } from '@elan/domain/questionnaire/module';
import { isBlank } from '@elan/domain/text';

/** The content of a module's form: only this module's questions, without unanswered ones. */
export interface FormValues extends AnswerMarks {
  readonly answers: Readonly<Record<string, string>>;
  readonly comments: string;
  /** A journal entry that is not added yet; it is saved separately. */
  readonly newEntry?: EntryDraft | undefined;
}

/** The form fields that a saved entry or a draft may have. */
interface Kept extends Partial<AsKept<AnswerMarks>> {
  readonly answers?: Readonly<Record<string, string>> | undefined;
  readonly comments?: string | undefined;
  readonly newEntry?: EntryDraft | undefined;
}

/** As parsed by a schema: absent fields may be undefined. */
type AsKept<Fields> = { readonly [Name in keyof Fields]: Fields[Name] | undefined };

/** @returns the parts of a saved entry or a draft that this module can show and save. */
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

/** @returns the marks of automatic answers, for the questions where `isKept` is true. */
function marksWith(
  from: Partial<AsKept<AnswerMarks>> | undefined,
  isKept: (id: string) => boolean,
): AnswerMarks {
  return {
    proposedAnswers: (from?.proposedAnswers ?? []).filter(isKept),
    defaultedAnswers: (from?.defaultedAnswers ?? []).filter(isKept),
  };
}

/** The form fields that a save or a generation sends. */
export interface WrittenData {
  readonly answers: Record<string, string>;
  readonly comments: string;
  readonly proposedAnswers?: string[];
  readonly defaultedAnswers?: string[];
}

/** @param base the saved values; an empty list of marks is sent only where it removes saved ones. */
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

/** @returns the values without the entry that is not added yet, which a save does not send. */
export function withoutNewEntry({ newEntry: _unsaved, ...values }: FormValues): FormValues {
  return values;
}

function canHold(question: Question, answer: string): boolean {
  if (answer === '') return false;
  return question.kind !== 'select' || question.options.some(({ id }) => id === answer);
}

/** @returns the values with one answer changed, which then counts as the person's own. */
export function withAnswer(values: FormValues, id: string, answer: string): FormValues {
  const { [id]: _before, ...others } = values.answers;
  const answers = answer === '' ? others : { ...others, [id]: answer };
  return confirmed({ ...values, answers }, id);
}

/** @returns the values with proposals in blank answers; what was typed in between stays. */
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

/** @returns the values with an automatic answer confirmed. */
export function confirmed(values: FormValues, id: string): FormValues {
  return { ...values, ...marksWith(values, (marked) => marked !== id) };
}

/** One field that differs between two versions; without a question it is the comments box. */
export interface Difference {
  readonly question: Question | undefined;
  readonly mine: string;
  readonly theirs: string;
}

/** @returns the differences between two versions, in the order of the page. */
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

/** What to keep of a field that differs: one side, or both texts joined. */
export type Choice = 'mine' | 'theirs' | 'both';

/** The key of a field's choice. */
export function fieldKey({ question }: Pick<Difference, 'question'>): string {
  return question?.id ?? 'comments';
}

/**
 * @param choices by `fieldKey`; a field without one keeps the form's value.
 * @returns two versions merged field by field.
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

/** @returns true when both have exactly the same content. */
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
