import type { Piece } from './piece.ts';

/** Flat and nested lists. */
export const lists: readonly Piece[] = [
  {
    name: 'a nested list with two spaces below a number',
    text: '1. Loyer\n  - 650 $\n  - chauffé\n2. Taxes',
    reading: '<ol><li>Loyer<ul><li>650 $</li><li>chauffé</li></ul></li><li>Taxes</li></ol>',
    rules: ['nested item with few spaces'],
    amounts: ['650 $'],
  },
  {
    name: 'a nested number with two spaces',
    text: '1. Loyer\n  1. bail\n  2. dépôt\n2. Taxes',
    reading: '<ol><li>Loyer<ol><li>bail</li><li>dépôt</li></ol></li><li>Taxes</li></ol>',
    rules: ['nested item with few spaces'],
  },
  {
    name: 'a nested list below a number of two digits',
    text: '10. Loyer\n   - 650 $\n11. Taxes',
    reading: '<ol 10><li>Loyer<ul><li>650 $</li></ul></li><li>Taxes</li></ol>',
    rules: ['nested item with few spaces'],
    amounts: ['650 $'],
  },
  {
    name: 'a paragraph of an item with two spaces',
    text: '1. Loyer\n\n  Il est payé.\n\n2. Taxes',
    reading: '<ol><li>Loyer<p>Il est payé.</p></li><li>Taxes</li></ol>',
    rules: ['nested item with few spaces'],
  },
  {
    name: 'a nested list with four spaces',
    text: '- Loyer\n    - 650 $\n    - chauffé\n- Taxes',
    reading: '<ul><li>Loyer<ul><li>650 $</li><li>chauffé</li></ul></li><li>Taxes</li></ul>',
    amounts: ['650 $'],
  },
  {
    name: 'a nested list with three spaces',
    text: '- Loyer\n   - 650 $\n- Taxes',
    reading: '<ul><li>Loyer<ul><li>650 $</li></ul></li><li>Taxes</li></ul>',
    amounts: ['650 $'],
  },
  {
    name: 'three levels',
    text: '- un\n  - deux\n    - trois\n- fin',
    reading: '<ul><li>un<ul><li>deux<ul><li>trois</li></ul></li></ul></li><li>fin</li></ul>',
  },
  {
    name: 'three levels of four spaces',
    text: '- un\n    - deux\n        - trois\n- fin',
    reading: '<ul><li>un<ul><li>deux<ul><li>trois</li></ul></li></ul></li><li>fin</li></ul>',
  },
  {
    name: 'levels with tabs',
    text: '- un\n\t- deux\n\t\t- trois',
    reading: '<ul><li>un<ul><li>deux<ul><li>trois</li></ul></li></ul></li></ul>',
  },
  {
    name: 'a paragraph of an item on the line of its parent',
    text: '28. 11. Loyer\n\n        Il est payé.',
    reading: '<ol 28><li><ol 11><li>Loyer<p>Il est payé.</p></li></ol></li></ol>',
  },
  {
    name: 'an inner item after many spaces',
    text: '-      - un\n       - deux',
    reading: '<ul><li><ul><li>un</li><li>deux</li></ul></li></ul>',
    rules: ['indented line', 'nested item with few spaces'],
  },
  {
    name: 'a list indented by four spaces',
    text: '    - un\n    - deux',
    reading: '<ul><li>un</li><li>deux</li></ul>',
    rules: ['indented line'],
  },
  {
    name: 'a list indented by four spaces below words',
    text: 'Voici :\n\n    1. un\n    2. deux',
    reading: '<p>Voici :</p><ol><li>un</li><li>deux</li></ol>',
    rules: ['indented line'],
  },
  {
    name: 'an item with much space',
    text: '-       un mot\n- deux',
    reading: '<ul><li>un mot</li><li>deux</li></ul>',
    rules: ['indented line'],
  },
  {
    name: 'bullets of a word processor',
    text: '• un\n• deux',
    reading: '<ul><li>un</li><li>deux</li></ul>',
    rules: ['bullet of a word processor'],
  },
  {
    name: 'round bullets below words',
    text: 'À faire :\n● un\n● deux',
    reading: '<p>À faire :</p><ul><li>un</li><li>deux</li></ul>',
    rules: ['bullet of a word processor'],
  },
  {
    name: 'nested bullets of a word processor',
    text: '• un\n  ◦ deux',
    reading: '<ul><li>un<ul><li>deux</li></ul></li></ul>',
    rules: ['bullet of a word processor'],
  },
  {
    name: 'dashes as bullets',
    text: '– un\n– deux',
    reading: '<ul><li>un</li><li>deux</li></ul>',
    rules: ['bullet of a word processor'],
  },
  {
    name: 'ticks as bullets',
    text: '✓ permis\n✓ bail',
    reading: '<ul><li>permis</li><li>bail</li></ul>',
    rules: ['bullet of a word processor'],
  },
  {
    name: 'a bullet with a no-break space',
    text: '-\u00a0un\n-\u00a0deux',
    reading: '<ul><li>un</li><li>deux</li></ul>',
    rules: ['item behind a no-break space'],
  },
  {
    name: 'a number with a narrow space',
    text: '1.\u202fun\n2.\u202fdeux',
    reading: '<ol><li>un</li><li>deux</li></ol>',
    rules: ['item behind a no-break space'],
  },
];
