/** @returns how the key of every draft of a person begins, in the browser's storage. */
export function draftsOf(userId: string): string {
  return `elan.draft.${userId}.`;
}
