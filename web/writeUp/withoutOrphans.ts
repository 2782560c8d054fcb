/**
 * @returns text whose French marks do not part from their words at the end of a line: the spaces
 * inside guillemets, before a colon, a percent or a dollar sign, and inside a number.
 */
export function withoutOrphans(text: string): string {
  return text
    .replace(/« /g, '«\u00a0')
    .replace(/ (?=[»:%$])/g, '\u00a0')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '\u00a0');
}
