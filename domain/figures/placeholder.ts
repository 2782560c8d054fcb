/** A reference in a text to a figure or a table, replaced by current values on display. */
export interface Placeholder {
  readonly kind: 'figure' | 'table';
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

const written = /\{\{[ \u00a0]?([ft]):[ \u00a0]?([A-Za-z0-9.]{1,60})[ \u00a0]?\}\}/g;
/** An incomplete placeholder at the end of a text. Its length is limited, as is that of an id. */
const beginning = /\{(?:\{[^{}\n]{0,65}\}?)?$/;

/** @returns the placeholders in a text, in order, such as `{{f:revenue.y1}}` and `{{t:loans}}`. */
export function placeholdersIn(text: string): readonly Placeholder[] {
  return [...text.matchAll(written)].map((match) => ({
    kind: match[1] === 't' ? 'table' : 'figure',
    id: match[2] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** @returns the index of an incomplete placeholder at the end of a text; undefined if there is none. */
export function unfinishedPlaceholder(text: string): number | undefined {
  // Only the end is searched, so that the time does not depend on the length of the text.
  const from = Math.max(0, text.length - 70);
  const at = text.slice(from).search(beginning);
  return at < 0 ? undefined : from + at;
}

/**
 * @returns a function that returns whether the Markdown at an index is in struck-through text. Call it with indexes in
 *   ascending order.
 */
export function strikesIn(text: string): (at: number) => boolean {
  let [from, isStruck] = [0, false];
  return (at) => {
    // Struck-through text ends with its paragraph at the latest.
    for (const [mark] of text.slice(from, at).matchAll(/~~|\n[ \t]*\n/g)) {
      isStruck = mark === '~~' && !isStruck;
    }
    from = at;
    return isStruck;
  };
}

export function figurePlaceholder(id: string): string {
  return `{{f:${id}}}`;
}

export function tablePlaceholder(id: string): string {
  return `{{t:${id}}}`;
}
