/** What a text holds in place of a number: a figure in a sentence, or a table. */
export interface Placeholder {
  readonly kind: 'figure' | 'table';
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

const written = /\{\{[ \u00a0]?([ft]):[ \u00a0]?([A-Za-z0-9.]{1,60})[ \u00a0]?\}\}/g;
/** A placeholder that is cut off: one that is no longer than this may still be completed. */
const beginning = /\{(?:\{[^{}\n]{0,64}\}?)?$/;

/** @returns the placeholders of a text, in its order: `{{f:revenue.y1}}`, `{{t:loans}}`. */
export function placeholdersIn(text: string): readonly Placeholder[] {
  return [...text.matchAll(written)].map((match) => ({
    kind: match[1] === 't' ? 'table' : 'figure',
    id: match[2] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** @returns where an unfinished placeholder begins at the end of a text; undefined where there is none. */
export function unfinishedPlaceholder(text: string): number | undefined {
  // Only the end counts, however long the text is.
  const from = Math.max(0, text.length - 70);
  const at = text.slice(from).search(beginning);
  return at < 0 ? undefined : from + at;
}

export function figurePlaceholder(id: string): string {
  return `{{f:${id}}}`;
}

export function tablePlaceholder(id: string): string {
  return `{{t:${id}}}`;
}
