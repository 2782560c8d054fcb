/** A piece of a reply, without the reasoning that precedes the text. */
export interface Passed {
  readonly text: string;
  /** Whether some of the piece was reasoning. */
  readonly isThought: boolean;
}

const opening = /^\s*<think(?:\s[^>]*)?>/i;
const closing = /<\/think\s{0,100}>/i;
/** Matches text that may still become an opening tag, with attributes of at most 200 characters. */
const unfinishedOpening = /^\s*(?:<(?:t(?:h(?:i(?:n(?:k(?:\s[^>]{0,200})?)?)?)?)?)?)?$/i;
const longestHeld = 300;
const unfinishedClosing = /<(?:\/(?:t(?:h(?:i(?:n(?:k\s{0,100})?)?)?)?)?)?$/i;

/**
 * Removes every `<think>…</think>` that precedes the text of a reply, with the white space around it, because some
 * local servers leave the model's reasoning there. Pieces may be split anywhere. If the tag is never closed, everything
 * after it is reasoning. A tag after the text has begun is part of the text.
 */
export function leadingThought() {
  let state: 'before' | 'inside' | 'text' = 'before';
  let held = '';
  let isAfterThought = false;

  const pass = (piece: string): Passed => {
    if (state === 'text') return { text: piece, isThought: false };
    held += piece;
    let isThought = state === 'inside';
    for (;;) {
      if (state === 'before') {
        const open = opening.exec(held);
        if (!open) break;
        held = held.slice(open[0].length);
        state = 'inside';
        isThought = true;
      }
      const close = closing.exec(held);
      if (!close) {
        held = unfinishedClosing.exec(held)?.[0] ?? '';
        return { text: '', isThought };
      }
      held = held.slice(close.index + close[0].length);
      state = 'before';
      isAfterThought = true;
    }
    if (held.length <= longestHeld && unfinishedOpening.test(held)) return { text: '', isThought };
    state = 'text';
    return { text: rest(), isThought };
  };

  const rest = (): string => {
    const text = isAfterThought ? held.trimStart() : held;
    held = '';
    return text;
  };

  return {
    pass,
    /** @returns the text that was held back because it could have been a tag. */
    end: (): string => (state === 'before' ? rest() : ''),
  };
}
