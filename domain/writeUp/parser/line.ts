/** A line of a text, without the ">" marks of blockquotes. */
export interface Line {
  /** The range of `words` in the text. */
  readonly start: number;
  readonly end: number;
  readonly words: string;
  /** The index of the white space before `words`. */
  readonly margin: number;
  /** The indentation of `words`, in columns. */
  readonly indent: number;
  /** The number of nested blockquotes that contain the line. */
  readonly quotes: number;
}

/**
 * Matches the start of a number: its first digit, with an optional mark from `markAmounts`, "about" sign and dollar
 * sign.
 */
export const numberStart = String.raw`[\ue000\ue001]?(?:[~≈][ \u00a0\u202f]?)?(?:\$[ \u00a0\u202f]?)?[\ue000\ue001]?\d`;
/** Matches up to 20 further digits, separators and spaces, including the space before a unit. */
export const numberRest = String.raw`(?:[\d \u00a0\u202f]|[.,]\d){0,20}`;
const comparison = new RegExp(`^ {0,3}>(?:=|${numberStart})`);
const comparedAmount = new RegExp(
  String.raw`^ {0,3}> ${numberStart}${numberRest}[$%€\ue000\ue001]`,
);
const quoteMark = /^ {0,3}> ?/;

/**
 * @returns whether a line that starts with ">" is a comparison, such as ">100 clients" or, if no blockquote line is
 * next to it, "> 100 $".
 */
export function isComparison(line: string, before: string, after: string): boolean {
  if (comparison.test(line)) return true;
  return comparedAmount.test(line) && !quoteMark.test(before) && !quoteMark.test(after);
}

/**
 * @returns the lines of a text. @param compares whether a ">" is a comparison. It takes the line from this ">" on and
 * the lines before and after it.
 */
export function linesOf(
  text: string,
  compares: (line: string, before: string, after: string) => boolean,
): readonly Line[] {
  const written = text.split('\n');
  let start = 0;
  return written.map((line, at) => {
    const from = start;
    start += line.length + 1;
    return lineAt(line, from, (rest) =>
      compares(rest, written[at - 1] ?? '', written[at + 1] ?? ''),
    );
  });
}

function lineAt(line: string, from: number, compares: (rest: string) => boolean): Line {
  let [at, quotes] = [0, 0];
  for (;;) {
    const rest = at === 0 ? line : line.slice(at, at + 400);
    const mark = quoteMark.exec(rest)?.[0];
    if (mark === undefined || compares(rest)) break;
    at += mark.length;
    quotes += 1;
  }
  const margin = at;
  let indent = 0;
  while (/[^\S\n]/.test(line.charAt(at))) {
    indent += line[at] === '\t' ? 4 - (indent % 4) : 1;
    at += 1;
  }
  const end = from + line.length;
  return { start: from + at, end, words: line.slice(at), margin: from + margin, indent, quotes };
}
