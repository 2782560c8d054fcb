import type { Piece } from './piece.ts';

/** Flat and nested lists. */
export const listsMore: readonly Piece[] = [
  {
    name: 'a list from two after a colon',
    text: 'Étapes :\n2. signer\n3. payer',
    reading: '<p>Étapes :</p><ol 2><li>signer</li><li>payer</li></ol>',
    rules: ['list after a colon'],
  },
  {
    name: 'a list after words',
    text: 'À faire :\n- un\n- deux',
    reading: '<p>À faire :</p><ul><li>un</li><li>deux</li></ul>',
  },
  {
    name: 'a numbered list after words',
    text: 'À faire :\n1. un\n2. deux',
    reading: '<p>À faire :</p><ol><li>un</li><li>deux</li></ol>',
  },
  {
    name: 'a numbered list',
    text: '1. un\n2. deux\n3. trois',
    reading: '<ol><li>un</li><li>deux</li><li>trois</li></ol>',
  },
  {
    name: 'a list with parentheses',
    text: '1) un\n2) deux',
    reading: '<ol><li>un</li><li>deux</li></ol>',
  },
  {
    name: 'a list from five',
    text: '5. cinq\n6. six',
    reading: '<ol 5><li>cinq</li><li>six</li></ol>',
  },
  {
    name: 'a loose list',
    text: '- un\n\n- deux\n\n- trois',
    reading: '<ul><li>un</li><li>deux</li><li>trois</li></ul>',
  },
  {
    name: 'a list of stars and of pluses',
    text: '* un\n* deux\n\nfin\n\n+ trois\n+ quatre',
    reading: '<ul><li>un</li><li>deux</li></ul><p>fin</p><ul><li>trois</li><li>quatre</li></ul>',
  },
  {
    name: 'a list with paragraphs',
    text: '- un\n\n  suite\n\n- deux',
    reading: '<ul><li>un<p>suite</p></li><li>deux</li></ul>',
  },
  {
    name: 'tasks',
    text: '- [ ] à faire\n- [x] fait',
    reading: '<ul><li>[ ] à faire</li><li>[x] fait</li></ul>',
    rules: ['tags of HTML'],
  },
  {
    name: 'an empty item',
    text: '- un\n-\n- trois',
    reading: '<ul><li>un</li><li></li><li>trois</li></ul>',
  },
  {
    name: 'items on one line',
    text: '- un - deux',
    reading: '<ul><li>un - deux</li></ul>',
  },
  {
    name: 'a number alone',
    text: 'Le choix :\n\n1.',
    reading: '<p>Le choix :</p><p>1.</p>',
    rules: ['number that ends a sentence'],
  },
  {
    name: 'a list, then words',
    text: '- un\n- deux\n\nLa suite',
    reading: '<ul><li>un</li><li>deux</li></ul><p>La suite</p>',
  },
  {
    name: 'numbers with bullets between',
    text: '1. un\n\n- a\n- b\n\n2. deux',
    reading: '<ol><li>un</li></ol><ul><li>a</li><li>b</li></ul><ol 2><li>deux</li></ol>',
  },
  {
    name: 'an item over two lines',
    text: '- un mot\n  et sa suite\n- deux',
    reading: '<ul><li>un mot et sa suite</li><li>deux</li></ul>',
  },
  {
    name: 'a lazy line in an item',
    text: '- un mot\net sa suite\n- deux',
    reading: '<ul><li>un mot et sa suite</li><li>deux</li></ul>',
  },
  {
    name: 'an item with an amount per year',
    text: '1. 5 000 $ par an\n2. 6 000 $ par an',
    reading: '<ol><li>5 000 $ par an</li><li>6 000 $ par an</li></ol>',
    amounts: ['5 000 $', '6 000 $'],
  },
  {
    name: 'a list in a quotation',
    text: '> - un\n> - deux',
    reading: '<quote><ul><li>un</li><li>deux</li></ul></quote>',
  },
];
