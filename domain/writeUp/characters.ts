/**
 * @returns the text with the spaces inside guillemets and numbers, and before colons, percent and dollar signs,
 * replaced by no-break spaces.
 */
export function withoutOrphans(text: string): string {
  return text
    .replace(/« /g, '«\u00a0')
    .replace(/ (?=[»:%$])/g, '\u00a0')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '\u00a0');
}
