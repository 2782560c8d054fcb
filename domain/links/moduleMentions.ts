/** A module by the names that a text may call it by. */
export interface NamedModule {
  readonly key: string;
  readonly names: readonly string[];
}

/** A piece of a text; with `module` it is that module's name, between its quotation marks. */
export interface TextPiece {
  readonly text: string;
  readonly module?: string;
}

/** The text in quotation marks; no module's name is longer than this. */
const quoted = /(?<=[«“"])[^«»“”"\n]{1,200}(?=[»”"])/gu;
/** Between two names in one pair of quotation marks, as in « Mon idée, Finances ». */
const between = /(\s*,\s+|\s+(?:et|ou|and|or)\s+)/u;

/** The keys of modules, by each of their names in the form used for comparison. */
export type ModuleNames = ReadonlyMap<string, string>;

/** @returns the names to look for: to be read once, and used for many texts. */
export function moduleNames(modules: readonly NamedModule[]): ModuleNames {
  return new Map(
    modules.flatMap(({ key, names }) => names.map((name) => [comparable(name), key] as const)),
  );
}

/**
 * Finds the modules that a text names in quotation marks, as in “dans « Finances »”, in any language. The text itself
 * does not change: the pieces, put together, are the text.
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

/** @returns the pieces of a quotation that holds nothing but names of modules. */
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

/** @returns the quotations of a text, without spaces at their ends and without the mark of what was left out. */
export function quotationsIn(text: string): readonly string[] {
  return [...text.matchAll(quoted)].map(([words]) => words.replaceAll(/^[\s…]+|[\s….,;:]+$/gu, ''));
}

/** @returns a text for comparison: small letters, one kind of apostrophe, hyphen and space. */
export function comparable(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[‐‑]/gu, '-')
    .replaceAll(/\s+/gu, ' ');
}
