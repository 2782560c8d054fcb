/** The comments box, as an element of the page. */
export const commentsFieldId = 'module-comments';

/** @returns the id of a question's control, as an element of the page. */
export function questionFieldId(id: string): string {
  return `question-${id}`;
}

/** Moves the focus to a field, which also brings it into view. */
export function focusField(id: string): void {
  document.getElementById(id)?.focus();
}
