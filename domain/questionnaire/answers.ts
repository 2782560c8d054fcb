import * as z from 'zod/mini';
import type { Language } from '../language.ts';
import { isBlank, text } from '../text.ts';
import { oncePerModule, type Question } from './module.ts';

/** The longest written answer, in UTF-16 code units: about three pages. */
export const maxAnswerLength = 8_000;

/** Answers by question id. The answer to a choice is an option id. An unanswered question is absent or "". */
export type Answers = Readonly<Record<string, string>>;

function answerSchema(question: Question): z.ZodMiniOptional {
  if (question.kind !== 'select') return z.optional(text(maxAnswerLength));
  return z.optional(z.enum(['', ...question.options.map((option) => option.id)]));
}

/** The answers that can be stored for this module: only its own questions and options are accepted. */
export const answersSchema = oncePerModule(
  (definition) =>
    z.strictObject(
      Object.fromEntries(
        definition.questions.map((question) => [question.id, answerSchema(question)]),
      ),
    ) as unknown as z.ZodMiniType<Answers>,
);

/** @returns the required questions without an answer, in the order of the definition. */
export function missingAnswers<
  Definition extends { readonly questions: readonly Pick<Question, 'id' | 'required'>[] },
>(definition: Definition, answers: Answers): readonly Definition['questions'][number][] {
  return definition.questions.filter(
    (question) => question.required && isBlank(answers[question.id]),
  );
}

/** @returns an answer for display: the option's label in `language`, "" for an unknown option, or the text as typed. */
export function answerLabel(question: Question, answer: string, language: Language): string {
  if (question.kind !== 'select') return answer;
  return question.options.find((option) => option.id === answer)?.label[language] ?? '';
}
