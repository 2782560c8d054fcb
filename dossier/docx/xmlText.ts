/** Characters that XML 1.0 cannot contain, not even as references. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unwritable = /[\u0000-\u0008\u000e-\u001f\ufffe\uffff]/g;
const newlines = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/** @returns the text without characters that XML cannot contain, and with line breaks as `\n`. */
export function xmlText(text: string): string {
  return text.toWellFormed().replace(newlines, '\n').replace(unwritable, '');
}

/** @returns the text for XML on one line, trimmed, for titles and captions. */
export function xmlLine(text: string): string {
  return xmlText(text)
    .replace(/[\n\t]+/g, ' ')
    .trim();
}
