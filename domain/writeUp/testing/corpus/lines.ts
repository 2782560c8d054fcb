import type { Piece } from './piece.ts';

/** Blocks, and lines that only look like the start of one. */
export const lines: readonly Piece[] = [
  {
    name: 'a rule below a paragraph',
    text: 'Le projet est prêt.\n---\nLa suite',
    reading: '<p>Le projet est prêt.</p><hr><p>La suite</p>',
    rules: ['line below a paragraph'],
  },
  {
    name: 'a rule below a long paragraph',
    text: 'Une phrase assez longue pour n’être pas un titre\n---\nLa suite',
    reading: '<p>Une phrase assez longue pour n’être pas un titre</p><hr><p>La suite</p>',
    rules: ['line below a paragraph'],
  },
  {
    name: 'equal signs below a sentence',
    text: 'Le total est de 25 000 $.\n=====\nLa suite',
    reading: '<p>Le total est de 25 000 $.</p><hr><p>La suite</p>',
    rules: ['line below a paragraph'],
    amounts: ['25 000 $'],
  },
  {
    name: 'equal signs by themselves',
    text: 'Un total\n\n=====\n\nLa suite',
    reading: '<p>Un total</p><hr><p>La suite</p>',
    rules: ['line below a paragraph'],
  },
  {
    name: 'a dash below a paragraph',
    text: 'Un mot\n-\nun autre',
    reading: '<p>Un mot - un autre</p>',
    rules: ['line below a paragraph'],
  },
  {
    name: 'equal signs below two lines',
    text: 'Une ligne\net une autre\n====',
    reading: '<p>Une ligne et une autre</p><hr>',
    rules: ['line below a paragraph'],
  },
  {
    name: 'a rule below an item',
    text: '- un\n- deux\n  ---',
    reading: '<ul><li>un</li><li>deux<hr></li></ul>',
    rules: ['line below a paragraph'],
  },
  {
    name: 'a title with equal signs',
    text: 'Mon plan\n========',
    reading: '<h1>Mon plan</h1>',
  },
  {
    name: 'a title with hyphens',
    text: 'Mon plan\n--------',
    reading: '<h2>Mon plan</h2>',
  },
  {
    name: 'a rule between blank lines',
    text: 'Un\n\n---\n\nDeux\n\n***\n\nTrois',
    reading: '<p>Un</p><hr><p>Deux</p><hr><p>Trois</p>',
  },
  {
    name: 'a heading without a space',
    text: '##Le marché\n\nIl est grand.',
    reading: '<h2>Le marché</h2><p>Il est grand.</p>',
    rules: ['heading without a space'],
  },
  {
    name: 'a heading with a number and no space',
    text: '##1. Le marché',
    reading: '<h2>1. Le marché</h2>',
    rules: ['heading without a space'],
  },
  {
    name: 'a heading with a number',
    text: '## 1. Le marché\n\n### 1.2 La ville',
    reading: '<h2>1. Le marché</h2><h3>1.2 La ville</h3>',
  },
  {
    name: 'a heading that is a year',
    text: '## 2026',
    reading: '<h2>2026</h2>',
  },
  {
    name: 'a heading that ends with signs',
    text: '## Le prix ##',
    reading: '<h2>Le prix</h2>',
  },
  {
    name: 'a heading with a sharp',
    text: '## Le C# et le prix',
    reading: '<h2>Le C# et le prix</h2>',
  },
  {
    name: 'a hashtag',
    text: '#entreprise à Rimouski',
    reading: '<p>#entreprise à Rimouski</p>',
  },
  {
    name: 'a heading with an amount',
    text: '### Un prêt de ~5 000 $',
    reading: '<h3>Un prêt de ~5 000 $</h3>',
  },
  {
    name: 'a heading with emoji',
    text: '## 🚀 Lancement',
    reading: '<h2>🚀 Lancement</h2>',
  },
  {
    name: 'a heading without a blank line around it',
    text: 'Un mot\n## Titre\nLa suite',
    reading: '<p>Un mot</p><h2>Titre</h2><p>La suite</p>',
  },
  {
    name: 'words indented by four spaces',
    text: 'Voici :\n\n    Un paragraphe\n    en retrait',
    reading: '<p>Voici :</p><p>Un paragraphe en retrait</p>',
    rules: ['indented line'],
  },
];
