import { developedMarks } from '@elan/domain/project/developIdea';
import type { Question } from '@elan/domain/questionnaire/module';
import { modules as catalogue } from '../../catalogue/journey.ts';
import type { guiding } from '../../copy/fr/guiding.ts';
import type { FormValues } from './formValues.ts';

/** The origin of an automatic answer: AI (`proposed`, `idea`), a fixed text (`readyMade`) or an option (`default`). */
export type AnswerMark = keyof typeof guiding.proposed.marks;

/** @returns the origin of an automatic answer, or undefined once the user has confirmed or changed the answer. */
export function markOf(
  module: string,
  { id, kind }: Question,
  values: FormValues,
): AnswerMark | undefined {
  if (values.defaultedAnswers.includes(id)) return kind === 'select' ? 'default' : 'readyMade';
  if (!values.proposedAnswers.includes(id)) return undefined;
  const isIdea = module === catalogue.idea.key && developedMarks.proposedAnswers.includes(id);
  return isIdea ? 'idea' : 'proposed';
}
