import { maxCommentsLength } from '@elan/domain/project/moduleEntry';
import { maxAnswerLength } from '@elan/domain/questionnaire/answers';
import { commentsFieldId, questionFieldId } from './fieldIds.ts';
import type { Written } from './formValues.ts';

/** @returns the first field that holds more than can be saved, if there is one. */
export function tooLongField(written: Written): string | undefined {
  const answer = Object.entries(written.answers).find(([, text]) => text.length > maxAnswerLength);
  if (answer) return questionFieldId(answer[0]);
  return written.comments.length > maxCommentsLength ? commentsFieldId : undefined;
}
