import { JSONParser } from '@streamparser/json';

/** Parses JSON that arrives in pieces. */
export interface GrowingJson {
  /** Adds the next piece, which may end anywhere. Earlier pieces are not parsed again. */
  append(piece: string): void;
  /**
   * The outermost value with everything in it that is complete so far. Undefined before anything is complete. It is the
   * same object each time and is extended in place.
   */
  readonly value: unknown;
  /** How many values are complete so far. As long as it is unchanged, so is `value`. */
  readonly count: number;
}

/**
 * Parses a reply while it arrives. Text before the first brace or bracket is skipped, such as a code fence or
 * `<think>…</think>`, and so is text after the end. Parsing stops at invalid JSON.
 */
export function growingJson(): GrowingJson {
  let value: unknown;
  let count = 0;
  let isOver = false;
  let half = '';
  const start = startOfJson();
  const parser = new JSONParser();
  parser.onValue = ({ value: closed, parent, stack }) => {
    value = stack[1]?.value ?? parent ?? closed;
    count += 1;
  };
  const end = () => {
    isOver = true;
  };
  parser.onError = end;
  parser.onEnd = end;
  return {
    append(piece) {
      if (isOver) return;
      const text = start(half + piece);
      // The parser reads UTF-8, so half of a surrogate pair must wait for the other half.
      half = text.match(/[\ud800-\udbff]$/)?.[0] ?? '';
      const whole = half === '' ? text : text.slice(0, -1);
      if (whole !== '') parser.write(whole);
    },
    get value() {
      return value;
    },
    get count() {
      return count;
    },
  };
}

const thought = { from: '<think>', to: '</think>' } as const;

/**
 * @returns a function that returns the part of each piece that belongs to the JSON. It buffers at most the length of a
 * `<think>` tag.
 */
function startOfJson(): (piece: string) => string {
  let stage: 'opening' | 'thought' | 'prose' | 'json' = 'opening';
  let kept = '';
  return (piece) => {
    if (stage === 'json') return piece;
    let text = kept + piece;
    kept = '';
    if (stage === 'opening') {
      text = text.trimStart();
      if (text.length < thought.from.length && thought.from.startsWith(text)) {
        kept = text;
        return '';
      }
      stage = text.startsWith(thought.from) ? 'thought' : 'prose';
    }
    if (stage === 'thought') {
      const at = text.indexOf(thought.to);
      if (at < 0) {
        kept = text.slice(1 - thought.to.length);
        return '';
      }
      text = text.slice(at);
      stage = 'prose';
    }
    const at = text.search(/[[{]/);
    if (at < 0) return '';
    stage = 'json';
    return text.slice(at);
  };
}
