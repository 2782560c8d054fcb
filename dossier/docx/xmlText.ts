/** What XML 1.0 cannot hold, written as it is or as a reference. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unwritable = /[\u0000-\u0008\u000e-\u001f\ufffe\uffff]/g;
const newlines = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/** @returns the text with every character that XML can hold, line ends as `\n`. */
export function xmlText(text: string): string {
  return text.toWellFormed().replace(newlines, '\n').replace(unwritable, '');
}

/** @returns the text on one line: of a title, a caption, the head of a column. */
export function xmlLine(text: string): string {
  return xmlText(text)
    .replace(/[\n\t]+/g, ' ')
    .trim();
}
