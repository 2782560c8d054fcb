/** Matches a blank line, or one with only the start of some markup, which could briefly look like something else. */
const onlyMarkup = /^[\s\-=*_#>|+~`:]*$|^\s*\d+[.)]?\s*$/;

/**
 * @returns the unfinished end of a text, prepared for display: incomplete markup is hidden, and open markup is closed.
 *   Once complete, the text is parsed unchanged.
 */
export function presentable(tail: string): string {
  const lines = tail.split('\n');
  if (onlyMarkup.test(lines.at(-1) ?? '')) lines.pop();
  const kept = withoutTableBeginning(lines);
  const last = kept.at(-1);
  if (last === undefined) return '';
  return [...kept.slice(0, -1), closed(last)].join('\n');
}

/** Drops a table at the end of the text until its header and the rule below the header are complete. */
function withoutTableBeginning(lines: readonly string[]): readonly string[] {
  let start = lines.length;
  while (start > 0 && /^\s*\|/.test(lines[start - 1] ?? '')) start -= 1;
  const rule = lines[start + 1];
  const isTable = rule !== undefined && /^\s*\|(\s*:?-+:?\s*\|)+\s*$/.test(rule);
  return isTable ? lines : lines.slice(0, start);
}

function closed(line: string): string {
  let text = withoutOpenUrl(line);
  if (count(text, '`') % 2 === 1) return `${text}\``;
  text = text.replace(/\*{1,2}$/, (marks) => (opens(text, marks) ? '' : marks));
  if (count(text, '**') % 2 === 1) {
    // "**bold*" lacks one asterisk of its closing mark.
    return text.endsWith('*') && !text.endsWith('**') ? `${text}*` : `${text.trimEnd()}**`;
  }
  return text;
}

/** Replaces a link or image whose URL is incomplete with its text. */
function withoutOpenUrl(line: string): string {
  const end = line.lastIndexOf(']');
  const start = line.lastIndexOf('[', end);
  const rest = line.slice(end + 1);
  const isOpen = rest === '' || (rest.startsWith('(') && !rest.includes(')'));
  if (end < 0 || start < 0 || !isOpen) return line;
  const before = line.slice(0, start).replace(/!$/, '');
  return before + line.slice(start + 1, end);
}

function opens(text: string, marks: string): boolean {
  return marks === '**' ? count(text, '**') % 2 === 1 : /(^|\s)\*$/.test(text);
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}
