import { maxCommentsLength } from '@elan/domain/project/moduleEntry';
import { maxAnswerLength } from '@elan/domain/questionnaire/answers';
import { commentsFieldId, questionFieldId } from './fieldIds.ts';
import type { FormValues } from './formValues.ts';

/** @returns the id of the first field that is too long to be saved, if there is one. */
export function tooLongField(values: FormValues): string | undefined {
  const answer = Object.entries(values.answers).find(([, text]) => text.length > maxAnswerLength);
  if (answer) return questionFieldId(answer[0]);
  return values.comments.length > maxCommentsLength ? commentsFieldId : undefined;
}
