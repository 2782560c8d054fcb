/** @returns the items as a Markdown list. */
export function listed(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}
