import type { Piece } from './piece.ts';

/** Blocks, and lines that only look like the start of one. */
export const linesMore: readonly Piece[] = [
  {
    name: 'a heading indented by four spaces',
    text: '    ## Le marché',
    reading: '<h2>Le marché</h2>',
    rules: ['indented line'],
  },
  {
    name: 'a table indented by four spaces',
    text: '    | a | b |\n    |---|---|\n    | 1 | 2 |',
    reading: '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>',
    rules: ['indented line'],
  },
  {
    name: 'words behind a tab',
    text: '\tUn mot',
    reading: '<p>Un mot</p>',
    rules: ['indented line'],
  },
  {
    name: 'a line of no-break spaces',
    text: 'Un\n\u00a0\nDeux',
    reading: '<p>Un</p><p>Deux</p>',
    rules: ['line of spaces that do not break'],
  },
  {
    name: 'a line of narrow spaces',
    text: 'Un\n\u202f\u202f\nDeux',
    reading: '<p>Un</p><p>Deux</p>',
    rules: ['line of spaces that do not break'],
  },
  {
    name: 'a note with brackets',
    text: '[Note]: voir-page-3',
    reading: '<p>[Note]: voir-page-3</p>',
    rules: ['brackets before a colon'],
  },
  {
    name: 'a source in brackets',
    text: 'Les ventes montent [1].\n\n[1]: StatCan',
    reading: '<p>Les ventes montent [1].</p><p>[1]: StatCan</p>',
    rules: ['brackets before a colon'],
  },
  {
    name: 'a footnote',
    text: 'Un fait[^1].\n\n[^1]: sondage',
    reading: '<p>Un fait[^1].</p><p>[^1]: sondage</p>',
    rules: ['brackets before a colon'],
  },
  {
    name: 'a source of several words',
    text: '[2]: Statistique Canada, 2025',
    reading: '<p>[2]: Statistique Canada, 2025</p>',
  },
  {
    name: 'a reference to a link',
    text: '[le site][1]\n\n[1]: https://www.cai.gouv.qc.ca/',
    reading: '<p><a https://www.cai.gouv.qc.ca/>le site</a></p>',
  },
  {
    name: 'two lines with two spaces',
    text: 'Un  \nDeux',
    reading: '<p>Un/Deux</p>',
  },
  {
    name: 'two lines with a backslash',
    text: 'Un\\\nDeux',
    reading: '<p>Un/Deux</p>',
  },
  {
    name: 'two lines of a paragraph',
    text: 'Un\nDeux',
    reading: '<p>Un Deux</p>',
  },
  {
    name: 'a quotation',
    text: '> Un client\n> content\n>\n> Fin',
    reading: '<quote><p>Un client content</p><p>Fin</p></quote>',
  },
  {
    name: 'a quotation with a heading',
    text: '> ## Avis\n> Bien.',
    reading: '<quote><h2>Avis</h2><p>Bien.</p></quote>',
  },
  {
    name: 'a quotation of two',
    text: '> Un\n\n> Deux',
    reading: '<quote><p>Un</p></quote><quote><p>Deux</p></quote>',
  },
  {
    name: 'a pipe in a sentence',
    text: 'Prix | délai | qualité : trois choix',
    reading: '<p>Prix | délai | qualité : trois choix</p>',
  },
  {
    name: 'a block of code',
    text: '```\na ~b~ <br>\n```',
    reading: '<pre>a ~b~ <br></pre>',
  },
  {
    name: 'a block of code with tildes',
    text: '~~~\nx = 1\n~~~',
    reading: '<pre>x = 1</pre>',
  },
  {
    name: 'a sentence after a table of none',
    text: 'Un | deux\n---\nla suite',
    reading: '<p>Un | deux</p><hr><p>la suite</p>',
    rules: ['line below a paragraph'],
  },
];
