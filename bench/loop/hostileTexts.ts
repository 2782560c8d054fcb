import type { Random } from './random.ts';

/** A text of a given length that may be slow to process. */
export interface HostileText {
  readonly name: string;
  /** @param length in UTF-16 code units. */
  readonly of: (length: number) => string;
}

/** @returns a text that repeats a part between a start and an end, which makes some regular expressions backtrack. */
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

/** Nested lists, each indented by two more spaces. */
const nestedLists: HostileText = {
  name: 'lists within lists',
  of: (length) => {
    let text = '';
    for (let depth = 0; text.length < length; depth += 1) text += `${'  '.repeat(depth)}- x\n`;
    return text.slice(0, length).trim();
  },
};

/** Texts that may be slow, such as spaces between two letters, unclosed Markdown and long numbers. */
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

/** @returns a random text: up to three parts, repeated between two others. */
export function generatedText(random: Random): HostileText {
  const one = (): string => random.pick(parts);
  const edge = (): string => (random.below(2) === 0 ? '' : one());
  const repeated = Array.from({ length: 1 + random.below(3) }, one).join('');
  return pumped(edge(), repeated, edge());
}
