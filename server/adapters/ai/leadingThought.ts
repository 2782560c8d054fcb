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

const anyOpening = /<think[\s>]/i;
const sectionHeading = /^##?[ \t]/m;
const closingLine = /^[ \t]*<\/think\s{0,100}>(?=[ \t]*$)/gim;
/** A placeholder in double braces is not JSON. */
const closingBeforeJson = /<\/think\s{0,100}>(?=\s*(?:\{(?!\{)|```))/gi;
/** A text that starts with JSON does not start with reasoning. */
const json = /^\s*(?:\{(?!\{)|\[|```)/;

/**
 * Removes reasoning of which only the end is marked, because the chat template of the model put the opening tag into the
 * prompt. It ends at a `</think>` that nothing opens, either alone on its line before the first section, or directly
 * before JSON. This can be seen only once the tag has arrived, so the reasoning was streamed as text.
 * @param text one reply, or its beginning.
 */
export function withoutUnopenedThought(text: string): string {
  if (json.test(text)) return text;
  const indexOf = (pattern: RegExp) => {
    const index = text.search(pattern);
    return index < 0 ? text.length : index;
  };
  const [opened, begun] = [indexOf(anyOpening), indexOf(sectionHeading)];
  const ends = [
    ...Array.from(text.matchAll(closingLine)).filter(({ index }) => index < begun),
    ...text.matchAll(closingBeforeJson),
  ].flatMap(({ 0: tag, index }) => (index < opened ? [index + tag.length] : []));
  return ends.length === 0 ? text : text.slice(Math.max(...ends)).trimStart();
}
