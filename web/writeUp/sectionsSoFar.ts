/** @returns how many sections (`## ` headings) a text that is being written has begun. */
export function sectionsSoFar(text: string): number {
  return text.match(/^## +\S/gm)?.length ?? 0;
}
