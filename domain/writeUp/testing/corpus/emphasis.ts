import type { Piece } from './piece.ts';

/** Emphasis next to numbers, punctuation and letters. */
export const emphasis: readonly Piece[] = [
  {
    name: 'bold that ends at a colon before a number',
    text: '**Prix :**5 000 $ par an',
    reading: '<p><b>Prix :</b>5 000 $ par an</p>',
    rules: ['bold that ends at punctuation'],
    amounts: ['5 000 $'],
  },
  {
    name: 'bold that ends at a colon before words',
    text: '**Objectif :**vendre en ligne',
    reading: '<p><b>Objectif :</b>vendre en ligne</p>',
    rules: ['bold that ends at punctuation'],
  },
  {
    name: 'two labels in bold',
    text: '**Loyer :**650 $ et **Assurance :**95 $',
    reading: '<p><b>Loyer :</b>650 $ et <b>Assurance :</b>95 $</p>',
    rules: ['bold that ends at punctuation'],
    amounts: ['650 $', '95 $'],
  },
  {
    name: 'bold amounts beside words',
    text: 'Il faut **5 000 $**par an',
    reading: '<p>Il faut <b>5 000 $</b>par an</p>',
    rules: ['bold that ends at punctuation'],
    amounts: ['5 000 $'],
  },
  {
    name: 'bold quotation marks beside words',
    text: 'Le nom**« Pain »**est libre',
    reading: '<p>Le nom<b>« Pain »</b>est libre</p>',
    rules: ['bold that ends at punctuation'],
  },
  {
    name: 'bold Chinese quotation marks',
    text: '这是**“重要”**的价格',
    reading: '<p>这是<b>“重要”</b>的价格</p>',
    rules: ['bold that ends at punctuation'],
  },
  {
    name: 'bold Japanese brackets',
    text: 'これは**「重要」**です',
    reading: '<p>これは<b>「重要」</b>です</p>',
    rules: ['bold that ends at punctuation'],
  },
  {
    name: 'bold with a space before its end',
    text: '**Prix : **5 000 $',
    reading: '<p><b>Prix :</b> 5 000 $</p>',
    rules: ['bold with a space inside its marks'],
    amounts: ['5 000 $'],
  },
  {
    name: 'bold with spaces on both sides',
    text: 'Un ** mot ** important',
    reading: '<p>Un <b>mot</b> important</p>',
    rules: ['bold with a space inside its marks'],
  },
  {
    name: 'bold in the middle of a word',
    text: 're**né**go',
    reading: '<p>re<b>né</b>go</p>',
  },
  {
    name: 'emphasis with stars',
    text: 'Du *pain* et du **café**, ***ensemble***',
    reading: '<p>Du <i>pain</i> et du <b>café</b>, <i><b>ensemble</b></i></p>',
  },
  {
    name: 'emphasis with underscores',
    text: 'Du _pain_ et du __café__',
    reading: '<p>Du <i>pain</i> et du <b>café</b></p>',
  },
  {
    name: 'names with underscores',
    text: 'le fichier budget_final_2026 et __init__x',
    reading: '<p>le fichier budget_final_2026 et __init__x</p>',
  },
  {
    name: 'words of all genders',
    text: 'les salarié*es et les client*es',
    reading: '<p>les salarié*es et les client*es</p>',
    rules: ['asterisk in a word'],
  },
  {
    name: 'a star at the start of a line',
    text: '* et *',
    reading: '<ul><li>et *</li></ul>',
  },
  {
    name: 'stars that never end',
    text: '**Prix de vente',
    reading: '<p>**Prix de vente</p>',
  },
  {
    name: 'emphasis over a line end',
    text: 'un *mot\nsur deux* lignes',
    reading: '<p>un <i>mot sur deux</i> lignes</p>',
  },
  {
    name: 'emphasis before punctuation',
    text: 'un *mot*, **deux**. (*trois*)',
    reading: '<p>un <i>mot</i>, <b>deux</b>. (<i>trois</i>)</p>',
  },
  {
    name: 'emphasis with an apostrophe',
    text: 'l’*entreprise* et d’**un** coup',
    reading: '<p>l’<i>entreprise</i> et d’<b>un</b> coup</p>',
  },
  {
    name: 'code between words',
    text: 'la clé `a*b_c` et ``un ` seul``',
    reading: '<p>la clé <code>a*b_c</code> et <code>un ` seul</code></p>',
  },
  {
    name: 'emphasis inside bold',
    text: '**du *bon* pain**',
    reading: '<p><b>du <i>bon</i> pain</b></p>',
  },
  {
    name: 'bold in a heading',
    text: '## **Le marché**',
    reading: '<h2><b>Le marché</b></h2>',
  },
  {
    name: 'bold in an item',
    text: '- **Prix :** 5 $\n- **Coût :** 2 $',
    reading: '<ul><li><b>Prix :</b> 5 $</li><li><b>Coût :</b> 2 $</li></ul>',
    amounts: ['5 $', '2 $'],
  },
  {
    name: 'bold labels beside numbers in items',
    text: '- **Prix :**5 $\n- **Coût :**2 $',
    reading: '<ul><li><b>Prix :</b>5 $</li><li><b>Coût :</b>2 $</li></ul>',
    rules: ['bold that ends at punctuation'],
    amounts: ['5 $', '2 $'],
  },
  {
    name: 'a bold cell',
    text: '| a | b |\n|---|---|\n| **Total** | **5 $** |',
    reading:
      '<table><tr><th>a</th><th>b</th></tr><tr><td><b>Total</b></td><td><b>5 $</b></td></tr></table>',
    amounts: ['5 $'],
  },
  {
    name: 'blanks to fill in',
    text: 'Nom : ____ Prénom : ____',
    reading: '<p>Nom : ____ Prénom : ____</p>',
  },
];
