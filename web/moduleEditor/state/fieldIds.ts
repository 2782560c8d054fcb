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
