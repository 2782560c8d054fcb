/**
 * @returns the text with no-break spaces before or inside French punctuation: inside guillemets, before a colon, a
 * percent or a dollar sign, and inside numbers.
 */
export function withoutOrphans(text: string): string {
  return text
    .replace(/« /g, '«\u00a0')
    .replace(/ (?=[»:%$])/g, '\u00a0')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '\u00a0');
}
