import type { Block, DossierDocument } from '../model/blocks.ts';
import { chart, columns, heading, inline, list, row, table } from './blocks.ts';
import { sampleDocument } from './sampleDocument.ts';

/** Texts that users may type or paste, and that every file must treat as plain text. */
export const hostileTexts = {
  markup:
    '*gras* _italique_ #emph[x] $x^2$ <etiquette> @renvoi `code` = Titre \\ // --- "guillemets" ~',
  code: '#eval("1+1") #read("/etc/passwd") #import "x.typ" #sys.version #{ while true {} }',
  html: '<script>alert(1)</script><img src=x onerror="alert(1)">&amp;&#60;',
  json: '{"data": "\\u0000"} \\n \\" \u2028 ]]>',
  formula: '=HYPERLINK("https://exemple.example";"x") +1 -1 @SUM(A1)',
  arabic: 'مخبز الليل يفتح أبوابه عند منتصف الليل 24 ساعة',
  hebrew: 'מאפיית הלילה נפתחת בחצות',
  mixed: 'Le café « القهوة » coûte 4,50 $ (שלום)',
  emoji: '🚀 🥖 👩🏽‍🍳 👨‍👩‍👧 🇨🇦 1️⃣ ❤️ ☎ ✓ → ≥ ∑',
  greekAndCyrillic: 'Ελληνικά, Русский, Tiếng Việt, ș ț ŵ',
  marks: 'Cafe\u0301 n\u0303 o\u0308 a\u0336b\u0336',
} as const;

/** Characters that are in none of the fonts. */
export const unknownScripts = '日本語 ไทย हिन्दी \u{10FFFD}';
export const controls = 'a\u0000b\u0007c\u001bd\u007fe\u0085f\u202eg\ufeffh\ud800i';
export const longWord = 'x'.repeat(10_000);
const longUrl = `https://exemple.example/${'chemin/'.repeat(80)}?q=${'a'.repeat(200)}`;

const texts = Object.values(hostileTexts);

const everywhere = (text: string): Block[] => [
  heading(2, text),
  {
    kind: 'paragraph',
    text: inline([
      { text, bold: true },
      { text, italic: true },
      { text, code: true },
      { text, link: `https://exemple.example/${encodeURIComponent(text)}` },
    ]),
  },
  list(text, text),
  { kind: 'quote', blocks: [{ kind: 'paragraph', text: inline(text) }] },
  { kind: 'code', text: `${text}\n\t${text}` },
  { kind: 'box', title: text, blocks: [list(text)] },
  table(text, {
    columns: columns(text, `>${text}`, '>12'),
    rows: [row(text, text, '1'), { ...row(text, text, '2'), isTotal: true }],
  }),
];

const deepQuote = Array.from({ length: 200 }).reduce<Block>(
  (inner) => ({ kind: 'quote', blocks: [inner, heading(1, 'Un titre dans une citation')] }),
  {
    kind: 'landscape',
    blocks: [{ kind: 'paragraph', text: inline('Au fond de deux cents citations') }],
  },
);

const oddTables: Block[] = [
  heading(1, 'Tableaux et graphiques'),
  table('Sans colonne', { columns: [], rows: [] }),
  table('Sans ligne', { columns: columns('Poste', '>Montant'), rows: [] }),
  table('Trop peu et trop de cellules', {
    columns: columns('A', 'B', '>C'),
    rows: [row(), row('1'), row('1', '2', '3', '4', '5')],
  }),
  table('Vingt-six colonnes', {
    columns: columns('Poste', ...Array.from({ length: 25 }, (_, at) => `>Mois ${at}`)),
    rows: [row('Ventes', ...Array.from({ length: 25 }, () => '1 234 567,89 $'))],
  }),
  table('Une cellule de 10 000 caractères', {
    columns: columns('A', 'B'),
    rows: [row('court', longWord), row('phrases', 'Une phrase qui se répète. '.repeat(400))],
  }),
  chart('Valeurs inconnues', 'Rien de connu.', {
    labels: ['1', '2', '3'],
    ticks: [],
    series: [
      { label: 'Ligne', shape: 'line', values: [null, null, null] },
      { label: 'Barres', shape: 'bar', values: [] },
    ],
  }),
  chart('Vide', 'Rien.', { labels: [], ticks: [{ value: 0, label: '0 $' }], series: [] }),
  chart('Trous', 'Des valeurs qui manquent.', {
    labels: Array.from({ length: 36 }, (_, at) => (at % 6 === 0 ? `Mois ${at + 1}` : '')),
    ticks: [-1e9, 0, 1e9].map((value) => ({ value, label: `${value} $` })),
    series: [
      {
        label: longWord,
        shape: 'line',
        values: Array.from({ length: 36 }, (_, at) => (at % 5 === 0 ? null : (at - 18) * 5e7)),
      },
      { label: 'x', shape: 'bar', values: [1e9, null, -1e9] },
    ],
    mark: { at: 35, value: 8.5e8, label: longWord },
  }),
  table(longWord, { columns: columns(longWord, 'B'), rows: [row('1', '2')] }),
  chart(longWord, longWord, { labels: [], ticks: [], series: [] }),
  { kind: 'landscape', blocks: [] },
  {
    kind: 'list',
    ordered: true,
    start: 7,
    items: [
      [],
      [
        {
          kind: 'list',
          ordered: false,
          start: 1,
          items: [
            [
              {
                kind: 'list',
                ordered: false,
                start: 1,
                items: [[{ kind: 'paragraph', text: inline('Profond') }]],
              },
            ],
          ],
        },
      ],
    ],
  },
  deepQuote,
  { kind: 'quote', blocks: [] },
  { kind: 'box', title: '', blocks: [] },
  { kind: 'code', text: '' },
  { kind: 'paragraph', text: [] },
  { kind: 'paragraph', text: inline('') },
];

/** A document with every hostile text in every place. */
export const hostileDocument: DossierDocument = {
  ...sampleDocument,
  title: `${hostileTexts.code} ${hostileTexts.arabic}`,
  cover: {
    kind: hostileTexts.markup,
    description: `${hostileTexts.html} ${longUrl}`,
    facts: texts.map((text) => ({ label: text, value: text })),
    date: hostileTexts.emoji,
    notice: texts.join(' '),
  },
  toValidate: [heading(3, hostileTexts.markup), ...everywhere(hostileTexts.json)],
  blocks: [
    heading(4, 'Un titre de quatrième niveau en premier'),
    heading(1, longWord),
    {
      kind: 'paragraph',
      text: inline([{ text: longWord }, { text: ' ' }, { text: longUrl, link: longUrl }]),
    },
    { kind: 'code', text: longWord },
    heading(1, controls),
    { kind: 'paragraph', text: inline(`${controls} ${unknownScripts}`) },
    ...texts.flatMap(everywhere),
    ...oddTables,
  ],
};

/** The longest document that occurs in practice, with about sixty pages. */
export const longDocument: DossierDocument = {
  ...sampleDocument,
  blocks: Array.from({ length: 8 }, () => sampleDocument.blocks).flat(),
};
