import { maxCommentsLength } from '@elan/domain/project/moduleEntry';
import { maxAnswerLength } from '@elan/domain/questionnaire/answers';
import type { FormValues } from './formValues.ts';

/** The element id of the comments box. */
export const commentsFieldId = 'module-comments';

/** @returns the element id of a question's control. */
export function questionFieldId(id: string): string {
  return `question-${id}`;
}

/** Focuses a field, which also scrolls to it. */
export function focusField(id: string): void {
  document.getElementById(id)?.focus();
}

/** @returns the id of the first field that is too long to be saved, if there is one. */
export function tooLongField(values: FormValues): string | undefined {
  const answer = Object.entries(values.answers).find(([, text]) => text.length > maxAnswerLength);
  if (answer) return questionFieldId(answer[0]);
  return values.comments.length > maxCommentsLength ? commentsFieldId : undefined;
}

/**
 * Scrolls to where something is about to appear, unless it is well in view already. The focus does not move.
 */
export function scrollIntoViewIfNeeded(element: HTMLElement | null): void {
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  if (top >= 0 && top < window.innerHeight * 0.4) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'start', behavior: calm ? 'instant' : 'smooth' });
}
