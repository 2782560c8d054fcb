import { JSONParser } from '@streamparser/json';

/** A JSON text that arrives in pieces. */
export interface GrowingJson {
  /** Adds the next piece, cut at any place. Each character is read once. */
  append(piece: string): void;
  /**
   * What is complete so far: the outermost value, with the numbers, texts and parts that were
   * closed. Undefined before the first of them. It is the same object each time, and grows.
   */
  readonly value: unknown;
  /** How many values were closed so far; while it is unchanged, so is `value`. */
  readonly count: number;
}

/**
 * Reads a reply while it arrives. Text before its first brace or bracket, such as a code fence or
 * `<think>…</think>`, is skipped, and so is the text after its end; invalid JSON stops the reading.
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
      // The parser reads UTF-8: half of a surrogate pair waits for the other half.
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
 * @returns a function that returns the part of each piece that belongs to the JSON; it buffers no
 * more than a mark's length.
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
