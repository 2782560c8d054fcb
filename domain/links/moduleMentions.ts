/** A module with every name that a text may use for it. */
export interface NamedModule {
  readonly key: string;
  readonly names: readonly string[];
}

/** A piece of a text. If `module` is set, the piece is the name of that module, without its quotation marks. */
export interface TextPiece {
  readonly text: string;
  readonly module?: string;
}

/** Matches a text of at most 200 characters in quotation marks; all module names are shorter. */
const quoted = /(?<=[«“"])[^«»“”"\n]{1,200}(?=[»”"])/gu;
/** The separators of several names in one pair of quotation marks, as in « Mon idée, Finances ». */
const between = /(\s*,\s+|\s+(?:et|ou|and|or)\s+)/u;

/** The keys of modules by each of their names, in the form that `comparable` returns. */
export type ModuleNames = ReadonlyMap<string, string>;

/** @returns the names to look for. Compute them once and use them for many texts. */
export function moduleNames(modules: readonly NamedModule[]): ModuleNames {
  return new Map(
    modules.flatMap(({ key, names }) => names.map((name) => [comparable(name), key] as const)),
  );
}

/**
 * Finds the modules that a text mentions in quotation marks, such as « Finances ».
 * @returns the text in pieces, whose concatenation is the original text.
 */
export function findModuleMentions(text: string, keys: ModuleNames): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(quoted)) {
    const named = namesIn(match[0], keys);
    if (!named) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push(...named);
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** @returns the pieces of a quotation if it contains only module names; undefined otherwise. */
function namesIn(words: string, keys: ModuleNames): TextPiece[] | undefined {
  const whole = keys.get(comparable(words));
  const parts = whole === undefined ? words.split(between) : [words];
  const areNames = parts.every((part, index) => index % 2 === 1 || keys.has(comparable(part)));
  if (!areNames) return undefined;
  return parts.flatMap((part) => {
    const key = keys.get(comparable(part));
    if (key === undefined) return [{ text: part }];
    const name = part.trim();
    const start = part.indexOf(name);
    const around = [part.slice(0, start), part.slice(start + name.length)] as const;
    return [
      ...(around[0] === '' ? [] : [{ text: around[0] }]),
      { text: name, module: key },
      ...(around[1] === '' ? [] : [{ text: around[1] }]),
    ];
  });
}

/** @returns the quotations in a text, without spaces, ellipses and punctuation at their ends. */
export function quotationsIn(text: string): readonly string[] {
  return [...text.matchAll(quoted)].map(([words]) => words.replaceAll(/^[\s…]+|[\s….,;:]+$/gu, ''));
}

/** @returns a text for comparison: trimmed, in lower case, with one kind of apostrophe, hyphen and space. */
export function comparable(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[‐‑]/gu, '-')
    .replaceAll(/\s+/gu, ' ');
}
