import { maxCommentsLength } from '@elan/domain/project/moduleEntry';
import { maxAnswerLength } from '@elan/domain/questionnaire/answers';
import { reveal, scrollClear } from '../../ui/reveal.ts';
import type { FormValues } from './formValues.ts';

export const commentsFieldId = 'module-comments';

export const twinPanelId = 'other-language';

export function questionFieldId(id: string): string {
  return `question-${id}`;
}

const inputPrefix = 'forecast.';

/** @returns the URL hash that links to a forecast input. @param path such as "offers.0.price" or "capital". */
export function forecastInputHash(path: string): string {
  return `${inputPrefix}${path}`;
}

/** @returns the path of the forecast input that the URL hash names, if any. */
export function inputOfHash(hash: string): string | undefined {
  return hash.startsWith(`#${inputPrefix}`) ? hash.slice(inputPrefix.length + 1) : undefined;
}

/** Reveals a field, focuses it and scrolls it clear of the sticky bars. No-op if there is no such field. */
export function focusField(id: string): void {
  focusControl(document.getElementById(id));
}

/** Like `focusField`, for a control without an id. No-op if the control is null. */
export function focusControl(field: HTMLElement | null): void {
  if (!field) return;
  reveal(field);
  const focus = () => {
    field.focus();
    scrollClear(field);
  };
  focus();
  // If React is rendering, the element is revealed only afterwards.
  if (document.activeElement !== field) requestAnimationFrame(focus);
}

/** @returns the element id of the first field that is too long to be saved, if any. */
export function tooLongField(values: FormValues): string | undefined {
  const answer = Object.entries(values.answers).find(([, text]) => text.length > maxAnswerLength);
  if (answer) return questionFieldId(answer[0]);
  return values.comments.length > maxCommentsLength ? commentsFieldId : undefined;
}
