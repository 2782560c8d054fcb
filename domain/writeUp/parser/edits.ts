/** A change to a text: the part between two places is replaced. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

/** A text after its edits, and where its characters were before them. */
export interface Edited {
  readonly text: string;
  /**
   * @returns where a character of the edited text is in the text: where it begins, or where it ends. What was put is
   *   where what it replaces is.
   */
  readonly startOf: (index: number) => number;
  readonly endOf: (index: number) => number;
}

/** @param edits in the order of the text; of two that overlap, the first counts. */
export function edited(text: string, edits: Iterable<Edit>): Edited {
  const parts: string[] = [];
  /** Where each part begins in the edited text, and its place in the text. */
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
