import { placeholdersIn } from '@elan/domain/figures/placeholder';
import type { Placed } from '@elan/domain/writeUp/placed';
import { referencesIn } from '@elan/domain/writeUp/references';
import type { MarkedToken, Token } from 'marked';
import type { Node } from 'prosemirror-model';
import { childrenOf } from './canonical.ts';
import { isTag } from './inline.ts';
import { schema } from './schema.ts';

const { nodes } = schema;

/** One position of a line in the editor, and the source range it comes from. */
export interface Unit {
  readonly shown: string;
  readonly start: number;
  readonly end: number;
}

const figure = '\ufffc';
const lineBreak = '\n';

/** @returns the text of an editor line, one code unit per position. */
export function shownIn(line: Node): string {
  return childrenOf(line)
    .map(({ type, text }) => text ?? (type === nodes.hard_break ? lineBreak : figure))
    .join('');
}

/** @returns one unit for each editor position of a source line, in reading order. */
export function unitsOf(line: Placed): readonly Unit[] {
  const units: Unit[] = [];
  const add = (shown: string, start: number, end: number) =>
    units.push({ shown, start: line.startOf(start), end: line.endOf(end - 1) });
  const read = (tokens: readonly Token[], from: number): number => {
    let at = from;
    for (const token of tokens as readonly MarkedToken[]) {
      readToken(token, at);
      at += token.raw.length;
    }
    return at;
  };
  const readToken = (token: MarkedToken, at: number) => {
    const { raw } = token;
    switch (token.type) {
      case 'text':
        if (!isTag(token)) units.push(...joined(wordsOf(raw, at, line)));
        else if (token.text !== '') add(token.text, at, at + raw.length);
        return;
      case 'escape':
        add(token.text, at, at + raw.length);
        return;
      case 'br':
        add(lineBreak, at, at + raw.length);
        return;
      case 'codespan': {
        const from = at + (raw.length - token.text.length) / 2;
        for (const [index, shown] of token.text.split('').entries()) {
          add(shown, from + index, from + index + 1);
        }
        return;
      }
      case 'strong':
      case 'em':
      case 'del': {
        const length = token.tokens.reduce((sum, inner) => sum + inner.raw.length, 0);
        read(token.tokens, at + (raw.length - length) / 2);
        return;
      }
      case 'link':
        read(token.tokens, raw === token.text ? at : at + 1);
        return;
      default:
        return;
    }
  };
  read(line.tokens, 0);
  return units;
}

/** @returns the units of a text token, in which a placeholder or a character reference counts as one character. */
function wordsOf(raw: string, at: number, line: Placed): readonly Unit[] {
  const figures = placeholdersIn(raw).map(({ start, end }) => ({ start, end, names: figure }));
  const known = [...figures, ...referencesIn(raw)].toSorted((a, b) => a.start - b.start);
  const units: Unit[] = [];
  let from = 0;
  const add = (shown: string, start: number, end: number) => {
    // A character outside the BMP has two code units; only the first gets the source range.
    for (const [index, unit] of shown.split('').entries()) {
      const first = index === 0 ? line.startOf(at + start) : line.endOf(at + end - 1);
      units.push({ shown: unit, start: first, end: line.endOf(at + end - 1) });
    }
  };
  const plain = (end: number) => {
    for (; from < end; from += 1) add(raw.charAt(from), from, from + 1);
  };
  for (const { start, end, names } of known) {
    plain(start);
    if (start < from) continue;
    add(names, start, end);
    from = end;
  }
  plain(raw.length);
  return units;
}

/** Merges each source line break and the white space around it into one space. */
function joined(units: readonly Unit[]): readonly Unit[] {
  const found: Unit[] = [];
  let isAfterEnd = false;
  for (const unit of units) {
    const last = found.at(-1);
    if (unit.shown === '\n') {
      let start = unit.start;
      while (!isAfterEnd && found.at(-1)?.shown.trim() === '') start = found.pop()?.start ?? start;
      if (isAfterEnd && last) found.splice(-1, 1, { ...last, end: unit.end });
      else found.push({ shown: ' ', start, end: unit.end });
      isAfterEnd = true;
    } else if (isAfterEnd && last && unit.shown.trim() === '') {
      found.splice(-1, 1, { ...last, end: unit.end });
    } else {
      found.push(unit);
      isAfterEnd = false;
    }
  }
  return found;
}
