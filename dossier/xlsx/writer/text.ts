/** Maximum number of characters in a cell. */
const cellLimit = 32_767;

const reserved: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** @returns well-formed text, escaped for XML elements and attributes, without characters that XML forbids. */
export function xml(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML allows none of them but these three.
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replace(/[&<>"]/g, (sign) => reserved[sign] ?? sign)
  );
}

/**
 * Escapes carriage returns and characters that XML forbids, in the form `_x000D_`, and text that has this form
 * (ECMA-376, part 1, 22.9.2.19, ST_Xstring). Text beyond the limit of a cell is cut, with an ellipsis.
 * @returns the text of a cell.
 */
export function cellText(text: string): string {
  return xml(
    shortened(text.toWellFormed())
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be written otherwise.
      .replace(/[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g, (sign) => {
        const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
        return `_x${code}_`;
      }),
  );
}

function shortened(text: string): string {
  if (text.length <= cellLimit) return text;
  // Removes half a surrogate pair at the cut.
  return `${text.slice(0, cellLimit - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
