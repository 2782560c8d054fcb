import { type HostileText, namedTexts, pumped } from '../loop/hostileTexts.ts';

/** Characters with a meaning in Markdown, amounts, words or placeholders. */
const meaningful = [
  ...'`*_~#>-+=|[]()<>!\\&;:/"\'{}@^',
  ...'aAé10.,$%k’«»…—',
  ...[' ', '\n', '\t', '\u00a0', '\u0301', '\u200b', '😀', '\r'],
];

/** Every ordered pair of these characters, repeated. */
const pairs = meaningful.flatMap((one) =>
  meaningful.map((other) => pumped('', one === other ? one : one + other, '')),
);

/** @returns a text of growing lines or marks, all of different lengths. */
function growing(name: string, of: (at: number) => string): HostileText {
  return {
    name,
    of: (length) => {
      const lines: string[] = [];
      for (let room = length; room > 0; room -= lines.at(-1)?.length ?? 1) {
        lines.push(of(lines.length));
      }
      return lines.join('').slice(0, length).toWellFormed();
    },
  };
}

/** Blocks, marks and words whose meaning depends on later text. */
const structures: readonly HostileText[] = [
  ...['```\n', '~~~\n', '`\n', '``\n', '`a`\n', '````\n```\n', '```\na\n\n', '`\n\n'],
  ...['- a\n', '1. a\n', '- [ ] a\n', '- - - a\n', '* a\n\n', '1) 1) a\n'],
  ...['> a\n', '> > > a\n', '>- a\n', '# a\n', 'a\n===\n', 'a\n---\n', '## \n\n'],
  ...[
    '|a|b|\n',
    '|-|-|\n',
    '| 1 $ | 2 % |\n',
    '|\n|-\n',
    '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n',
  ],
  ...[
    '[a](b) ',
    '[a](',
    '![a](b "c") ',
    '[a]: b\n',
    '[a][b] ',
    '[[',
    '](',
    '[a](<',
    '<a href="',
    '<a>',
  ],
  ...['**a** ', '**a', '_a_ ', '*a_b* ', '***a**', '~~a~~ ', '~~a', '__a', 'a**b*c_'],
  ...[
    '&amp;',
    '&#160;',
    '&#',
    '&a',
    '&nbsp;',
    '\\*',
    '\\`',
    'http://a',
    'www.a ',
    'a@b.c ',
    'a@',
    'a.b.',
  ],
  ...['e\u0301', 'a\u0301\u0302\u0303', '\u0301a ', '\u200d😀', '\ufe0f', '\u202ea', 'ﷺ', 'İ'],
  ...[
    '1 $ ',
    '1 000 $ ',
    '1 000',
    '1,5 % ',
    '$1,',
    '1 à 2 $ ',
    'entre 1 et 2 $ ',
    '1\u00a0',
    '1.',
    '1-',
    '1/1',
  ],
  ...[
    'cent ',
    'deux cents ',
    'mille ',
    'un million de ',
    'deux ',
    'two hundred and ',
    'dix-sept-',
    'a hundred ',
  ],
  ...[
    '1 $ par mois ',
    '1 $, ',
    'total 1 $ ',
    'environ 1 $ ',
    '1 $ à vérifier. ',
    '1 $ à ',
    '20 clients par jour ',
  ],
  ...[
    '1 a ',
    '1 a b c d ',
    '1 a au ',
    '15 coops au ',
    '1 1 ',
    '1 au premier ',
    'dont 1 en ',
    'moi ',
    'moi 1',
  ],
  ...[
    'je ouvre en mai. ',
    'ouverture ',
    'mon frère Jean, ',
    'Jean, mon frère ',
    'Jean-',
    'nous sommes deux ',
    'loyer Laval; ',
  ],
  ...[
    '{{f:revenue.y1}} ',
    '{{t:loans}}\n',
    '{{t:loans}}\n\n',
    '{{f:',
    '{{',
    '{{f:a}',
    '{{f:aucune}} ',
  ],
  ...[
    '« Finances » ',
    '« Finances, ',
    '«a',
    '“a ',
    '"a" ',
    'sans ',
    'pas besoin d’',
    'application ',
    'site web ',
    'avec un ',
  ],
  ...[
    'Une phrase. ',
    'Une ligne\n',
    'mot ',
    'A. ',
    'a: ',
    'l’',
    'à ',
    'de ',
    ' » ',
    '… ',
    '} ',
    '"a":1,',
    '{"a":[',
    '\\"',
  ],
].map((part) => pumped('', part, ''));

const endings: readonly HostileText[] = [
  ...[
    ' ',
    '\n',
    '\t',
    '\u00a0',
    '*',
    '_',
    '`',
    '~',
    '#',
    '>',
    '-',
    '|',
    '.',
    ',',
    '1',
    'a',
    ';',
    '…',
    '\\',
    '!',
    '&',
  ],
].flatMap((part) => [pumped('a', part, 'a'), pumped('1', part, '$'), pumped('', part, '\na')]);

/** Words with which a pattern starts to match before it may read far ahead. */
const openings: readonly HostileText[] = [
  ...[
    '1',
    'dont 1',
    'au',
    'mon',
    'moi 1',
    'nous sommes deux',
    'loyer:',
    'a',
    '12',
    'paie',
    'dans',
    '"',
  ],
].flatMap((word) =>
  [' ', '1 ', 'de ', ': ', 'a', '\u00a0', '-', '.'].flatMap((part) => [
    pumped(`${word} `, part, 'x 9 $'),
    pumped(word, part, ''),
  ]),
);

const growths: readonly HostileText[] = [
  growing('longer and longer code marks', (at) => `${'`'.repeat(at + 1)}a`),
  growing('longer and longer fences', (at) => `${'`'.repeat(at + 3)}\n`),
  growing('deeper and deeper quotes', (at) => `${'>'.repeat(at + 1)} a\n`),
  growing('deeper and deeper lists', (at) => `${' '.repeat(at * 2)}- a\n`),
  growing('wider and wider rows', (at) => `${'|a'.repeat(at + 1)}|\n`),
  growing('longer and longer words', (at) => `${'a'.repeat(at + 1)} `),
  growing('longer and longer numbers', (at) => `${'1'.repeat(at + 1)} $ `),
  growing('longer and longer emphasis', (at) => `${'*'.repeat(at + 1)}a`),
  growing('other and other amounts', (at) => `${at + 13} $ `),
  growing('other and other headings', (at) => `## Titre ${at}\n\na\n\n`),
  growing('other and other links', (at) => `[a${at}]: b${at}\n[a${at}] `),
  growing('other and other names', (at) => `loyer ${at} ${20 + at} $; `),
  growing('other and other lines', (at) => `Ligne ${at}\n`),
];

/** The texts that any function that reads text must withstand. */
export const hostileSet: readonly HostileText[] = [
  ...namedTexts,
  ...structures,
  ...endings,
  ...openings,
  ...growths,
  ...pairs,
];
