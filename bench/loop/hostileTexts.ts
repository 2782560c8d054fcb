import type { Random } from './random.ts';

/** A text of a given length that may be slow to process. */
export interface HostileText {
  readonly name: string;
  /** @param length in UTF-16 code units. */
  readonly of: (length: number) => string;
}

/** A part repeated between a beginning and an end: what makes an expression try again and again. */
export function pumped(before: string, part: string, after: string): HostileText {
  const name = [before, `${part} ×n`, after].filter((one) => one !== '').join(' ');
  return {
    name: JSON.stringify(name),
    of: (length) => {
      const room = Math.max(1, length - before.length - after.length);
      const middle = part.repeat(Math.ceil(room / part.length)).slice(0, room);
      return `${before}${middle}${after}`.slice(0, length).toWellFormed().replaceAll('\ufffd', 'x');
    },
  };
}

/** Lists within lists, each two spaces further in. */
const nestedLists: HostileText = {
  name: 'lists within lists',
  of: (length) => {
    let text = '';
    for (let depth = 0; text.length < length; depth += 1) text += `${'  '.repeat(depth)}- x\n`;
    return text.slice(0, length).trim();
  },
};

/** Texts known to be slow: spaces between two letters, unclosed Markdown, long numbers. */
export const namedTexts: readonly HostileText[] = [
  pumped('', 'Une phrase. ', ''),
  pumped('', 'a', ''),
  pumped('a', ' ', 'b'),
  pumped('a', '\u00a0', 'b'),
  pumped('a', '\n', 'b'),
  pumped('a', '\u200b', ''),
  pumped('', '1', ''),
  pumped('', '1 000 ', '$'),
  pumped('', '1 $ ', ''),
  pumped('', '(', ''),
  pumped('', '(a', ''),
  pumped('', '![', ''),
  pumped('', '<', ''),
  pumped('', '*a ', ''),
  pumped('', '**a_', ''),
  pumped('', '> ', 'x'),
  pumped('', '|a', '\n|-|'),
  pumped('', '`', 'a'),
  pumped('', '{"a":', ''),
  pumped('', '\u0301', ''),
  pumped('', '😀', ''),
  pumped('', '"', ''),
  pumped('A', '. ', 'A'),
  pumped('', 'x: ', ''),
  nestedLists,
];

const parts = [
  'a',
  ' ',
  '  ',
  '\u00a0',
  '\n',
  '. ',
  ', ',
  '; ',
  ': ',
  '1',
  '1 000',
  '1,5',
  '$',
  ' $',
  'k',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '<',
  '>',
  '*',
  '_',
  '`',
  '#',
  '|',
  '-',
  '- ',
  '\\',
  '"',
  '« ',
  ' »',
  '’',
  'l’',
  'et ',
  ' and ',
  'à ',
  'de ',
  'pas ',
  'sans ',
  'par mois ',
  'Je ',
  'St. ',
  'Total : ',
  'é',
  'e\u0301',
  '😀',
  '\u200b',
  'A',
  '&',
  '!',
  '/',
  '%',
  'entre ',
  'il manque ',
  'qui est ',
] as const;

/** @returns one put together at random: up to three parts, repeated between two others. */
export function generatedText(random: Random): HostileText {
  const one = (): string => random.pick(parts);
  const edge = (): string => (random.below(2) === 0 ? '' : one());
  const repeated = Array.from({ length: 1 + random.below(3) }, one).join('');
  return pumped(edge(), repeated, edge());
}
