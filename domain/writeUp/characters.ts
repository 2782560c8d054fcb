/**
 * @returns the text with no-break spaces inside guillemets, before colons, percent and dollar signs, and inside
 * numbers.
 */
export function withoutOrphans(text: string): string {
  return text
    .replace(/« /g, '«\u00a0')
    .replace(/ (?=[»:%$])/g, '\u00a0')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '\u00a0');
}
