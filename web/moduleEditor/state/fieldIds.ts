import { maxCommentsLength } from '@elan/domain/project/moduleEntry';
import { maxAnswerLength } from '@elan/domain/questionnaire/answers';
import { reveal, scrollClear } from '../../ui/reveal.ts';
import type { FormValues } from './formValues.ts';

/** The element id of the comments box. */
export const commentsFieldId = 'module-comments';

/** The element id of the panel of a write-up in the other language. */
export const twinPanelId = 'other-language';

/** @returns the element id of a question's control. */
export function questionFieldId(id: string): string {
  return `question-${id}`;
}

const inputPrefix = 'forecast.';

/** @returns the hash of a link to an input of the forecast. @param path such as "offers.0.price" or "capital". */
export function forecastInputHash(path: string): string {
  return `${inputPrefix}${path}`;
}

/** @returns the input that the hash of the page's URL names, if it names one. */
export function inputOfHash(hash: string): string | undefined {
  return hash.startsWith(`#${inputPrefix}`) ? hash.slice(inputPrefix.length + 1) : undefined;
}

/** Focuses a field, which also scrolls to it; what hides it is opened first. */
export function focusField(id: string): void {
  focusControl(document.getElementById(id));
}

/** The same for a control that has no id. */
export function focusControl(field: HTMLElement | null): void {
  if (!field) return;
  reveal(field);
  const focus = () => {
    field.focus();
    scrollClear(field);
  };
  focus();
  // Called while React renders, what hides it opens a moment later.
  if (document.activeElement !== field) requestAnimationFrame(focus);
}

/** @returns the id of the first field that is too long to be saved, if there is one. */
export function tooLongField(values: FormValues): string | undefined {
  const answer = Object.entries(values.answers).find(([, text]) => text.length > maxAnswerLength);
  if (answer) return questionFieldId(answer[0]);
  return values.comments.length > maxCommentsLength ? commentsFieldId : undefined;
}
