/** Replaces the part of a text from `start` to `end` with `put`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

/** An edited text, with a mapping of its indexes to the original text. */
export interface Edited {
  readonly text: string;
  /**
   * Map an index in the edited text to the start (`startOf`) or the end (`endOf`) of that character in the original. An
   * inserted character maps to the part that it replaces.
   */
  readonly startOf: (index: number) => number;
  readonly endOf: (index: number) => number;
}

/** @param edits in text order; if two overlap, the first wins. */
export function edited(text: string, edits: Iterable<Edit>): Edited {
  const parts: string[] = [];
  /** The start of each part in the edited text and, in `places`, its range in the original. */
  const starts: number[] = [];
  const places: { readonly start: number; readonly end: number; readonly isPut: boolean }[] = [];
  let [length, from] = [0, 0];
  const add = (part: string, start: number, end: number, isPut: boolean) => {
    if (part === '') return;
    parts.push(part);
    starts.push(length);
    places.push({ start, end, isPut });
    length += part.length;
  };
  for (const { start, end, put } of edits) {
    if (start < from) continue;
    add(text.slice(from, start), from, start, false);
    add(put, start, end, true);
    from = end;
  }
  add(text.slice(from), from, text.length, false);
  const partAt = (index: number) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= index) low = middle;
      else high = middle - 1;
    }
    return {
      ...(places[low] ?? { start: 0, end: 0, isPut: true }),
      at: index - (starts[low] ?? 0),
    };
  };
  return {
    text: parts.join(''),
    startOf: (index) => {
      if (index >= length) return text.length;
      const { start, isPut, at } = partAt(index);
      return isPut ? start : start + at;
    },
    endOf: (index) => {
      const { start, end, isPut, at } = partAt(index);
      return isPut ? end : start + at + 1;
    },
  };
}
