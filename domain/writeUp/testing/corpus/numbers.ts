import type { Piece } from './piece.ts';

/** Numbers with signs before, after and between them. */
export const numbers: readonly Piece[] = [
  {
    name: 'two tildes in a paragraph are no strike',
    text: 'soit (~2 000 $) et (~5 000 $) par an, de 1~3 ans à 80~100 ans',
    reading: '<p>soit (~2 000 $) et (~5 000 $) par an, de 1~3 ans à 80~100 ans</p>',
    rules: ['tilde before a number'],
    amounts: ['2 000 $', '5 000 $'],
  },
  {
    name: 'a tilde for about in each of two amounts',
    text: 'Le four coûte ~12 400 $ et le camion ~18 000 $.',
    reading: '<p>Le four coûte ~12 400 $ et le camion ~18 000 $.</p>',
    amounts: ['12 400 $', '18 000 $'],
  },
  {
    name: 'tildes for ranges',
    text: 'De 10~15 % la première année, puis 20~25 %.',
    reading: '<p>De 10~15 % la première année, puis 20~25 %.</p>',
    rules: ['tilde before a number'],
    amounts: ['10~15 %', '20~25 %'],
  },
  {
    name: 'a range of years between tildes',
    text: 'Entre 2026~2027 et 2028~2029.',
    reading: '<p>Entre 2026~2027 et 2028~2029.</p>',
    rules: ['tilde before a number'],
  },
  {
    name: 'a tilde in a cell',
    text: '| Poste | Coût |\n|---|---|\n| Four | ~12 400 $ (~10 % du total) |',
    reading:
      '<table><tr><th>Poste</th><th>Coût</th></tr><tr><td>Four</td><td>~12 400 $ (~10 % du total)</td></tr></table>',
    amounts: ['12 400 $', '10 %'],
  },
  {
    name: 'a tilde beside bold',
    text: '**~2 000 $** par mois, ~24 000 $ par an',
    reading: '<p><b>~2 000 $</b> par mois, ~24 000 $ par an</p>',
    amounts: ['2 000 $', '24 000 $'],
  },
  {
    name: 'two tildes strike an old price',
    text: 'Prix : ~~2 500 $~~ 1 800 $',
    reading: '<p>Prix : <s>2 500 $</s> 1 800 $</p>',
    amounts: ['1 800 $'],
  },
  {
    name: 'a strike before words',
    text: '~~5 000 $~~par an, soit 4 000 $',
    reading: '<p><s>5 000 $</s>par an, soit 4 000 $</p>',
    rules: ['strike with words beside it'],
    amounts: ['4 000 $'],
  },
  {
    name: 'a strike around quotation marks',
    text: 'Le ~~four « grand »~~est vendu',
    reading: '<p>Le <s>four « grand »</s>est vendu</p>',
    rules: ['strike with words beside it'],
  },
  {
    name: 'a strike with spaces inside',
    text: 'Il faut ~~ 3 000 $ ~~ 2 000 $.',
    reading: '<p>Il faut <s>3 000 $</s> 2 000 $.</p>',
    rules: ['strike with words beside it'],
    amounts: ['2 000 $'],
  },
  {
    name: 'a strike with bold in it',
    text: '~~un **ancien** prix~~ un prix',
    reading: '<p><s>un <b>ancien</b> prix</s> un prix</p>',
  },
  {
    name: 'tildes that strike nothing',
    text: 'Un écart ~~ sans fin',
    reading: '<p>Un écart ~~ sans fin</p>',
  },
  {
    name: 'three tildes in a line',
    text: 'Une vague ~~~ de prix',
    reading: '<p>Une vague ~~~ de prix</p>',
  },
  {
    name: 'a product of numbers',
    text: 'Soit 3*650 $ et 4*20 $ par mois',
    reading: '<p>Soit 3*650 $ et 4*20 $ par mois</p>',
    rules: ['asterisk between numbers'],
    amounts: ['650 $', '20 $'],
  },
  {
    name: 'a product of letters and numbers',
    text: 'Coût = 5*x + 3*y au total',
    reading: '<p>Coût = 5*x + 3*y au total</p>',
    rules: ['asterisk between numbers'],
  },
  {
    name: 'a product between spaces',
    text: '5 * 3 = 15 et 4 * 2 = 8',
    reading: '<p>5 * 3 = 15 et 4 * 2 = 8</p>',
  },
  {
    name: 'a note behind an amount',
    text: 'Le prix est de 5 000 $*, ou de 6 000 $*, avant taxes',
    reading: '<p>Le prix est de 5 000 $*, ou de 6 000 $*, avant taxes</p>',
    rules: ['asterisk after an amount'],
    amounts: ['5 000 $', '6 000 $'],
  },
  {
    name: 'a note of a percentage',
    text: 'Marge de 12 %*, puis de 15 %*.',
    reading: '<p>Marge de 12 %*, puis de 15 %*.</p>',
    rules: ['asterisk after an amount'],
    amounts: ['12 %', '15 %'],
  },
  {
    name: 'a line that is a note',
    text: '5 000 $*\n\n*taxes en sus',
    reading: '<p>5 000 $*</p><p>*taxes en sus</p>',
    amounts: ['5 000 $'],
  },
  {
    name: 'a power of two',
    text: '2**10 et 2**12 octets',
    reading: '<p>2**10 et 2**12 octets</p>',
    rules: ['asterisk between numbers'],
  },
  {
    name: 'a year at the start of a line',
    text: '2024. Une année de lancement.',
    reading: '<p>2024. Une année de lancement.</p>',
    rules: ['number that ends a sentence'],
  },
  {
    name: 'a year alone',
    text: '2027.',
    reading: '<p>2027.</p>',
    rules: ['number that ends a sentence'],
  },
  {
    name: 'an amount that ends with a dot',
    text: 'L’encaisse sera positive en\n\n650. Le loyer suit.',
    reading: '<p>L’encaisse sera positive en</p><p>650. Le loyer suit.</p>',
    rules: ['number that ends a sentence'],
  },
];
