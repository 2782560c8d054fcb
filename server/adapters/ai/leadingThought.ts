/** What a piece of a reply comes to once a thought before the text is taken out. */
export interface Passed {
  readonly text: string;
  /** Whether some of the piece was a thought. */
  readonly isThought: boolean;
}

const opening = /^\s*<think(?:\s[^>]*)?>/i;
const closing = /<\/think\s*>/i;
/** What may still become an opening; its attributes are short, or it is none. */
const unfinishedOpening = /^\s*(?:<(?:t(?:h(?:i(?:n(?:k(?:\s[^>]{0,200})?)?)?)?)?)?)?$/i;
const longestHeld = 300;
const unfinishedClosing = /<(?:\/(?:t(?:h(?:i(?:n(?:k\s*)?)?)?)?)?)?$/i;

/**
 * Takes `<think>…</think>` off the beginning of a reply, where local servers leave what a model thought, with the white space
 * around it. It may come in pieces cut anywhere. One that never ends is a thought to its end; one after the text has begun is text.
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
    /** @returns what was held back and turned out to be text. */
    end: (): string => (state === 'before' ? rest() : ''),
  };
}
