/** @returns the prefix of the keys of a person's drafts in the browser's storage. */
export function draftsOf(userId: string): string {
  return `elan.draft.${userId}.`;
}
