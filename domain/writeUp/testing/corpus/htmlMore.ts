import type { Piece } from './piece.ts';

/** HTML and what is displayed of it. */
export const htmlMore: readonly Piece[] = [
  {
    name: 'a list of HTML on lines',
    text: '<ul>\n<li>un</li>\n<li>deux</li>\n</ul>',
    reading: '<p>un/deux</p>',
    rules: ['tags of HTML'],
  },
  {
    name: 'a table of HTML',
    text: '<table><tr><td>Loyer</td><td>650 $</td></tr><tr><td>Taxes</td><td>95 $</td></tr></table>',
    reading: '<p>Loyer 650 $/Taxes 95 $</p>',
    rules: ['tags of HTML'],
    amounts: ['650 $', '95 $'],
  },
  {
    name: 'a folded part',
    text: '<details><summary>Plus</summary>\n\nLe **détail**\n\n</details>',
    reading: '<p>Plus</p><p>Le <b>détail</b></p>',
    rules: ['tags of HTML'],
  },
  {
    name: 'a link of HTML',
    text: 'Voir <a href="https://exemple.ca" onclick="x()">le site</a>',
    reading: '<p>Voir le site</p>',
    rules: ['tags of HTML'],
  },
  {
    name: 'a picture of HTML',
    text: 'Avant <img src="x" onerror="alert(1)"> après',
    reading: '<p>Avant après</p>',
    rules: ['tags of HTML'],
  },
  {
    name: 'a frame',
    text: '<iframe src="https://exemple.ca"></iframe>Un mot',
    reading: '<p>Un mot</p>',
    rules: ['tags of HTML'],
  },
  {
    name: 'an unknown tag that closes',
    text: '<vert>mot</vert>',
    reading: '<p>mot</p>',
    rules: ['tags of HTML'],
  },
  {
    name: 'words to replace',
    text: 'Bonjour <nom du client>, voici <montant>.',
    reading: '<p>Bonjour <nom du client>, voici <montant>.</p>',
    rules: ['words in angle brackets'],
  },
  {
    name: 'a comparison in letters',
    text: 'si a <b et c> d',
    reading: '<p>si a <b et c> d</p>',
    rules: ['words in angle brackets'],
  },
  {
    name: 'a script',
    text: 'Un<script>alert(1)</script> mot',
    reading: '<p>Un mot</p>',
    rules: ['contents of scripts and styles'],
  },
  {
    name: 'a script on lines',
    text: '<script>\nalert(1)\n</script>\n\nUn mot',
    reading: '<p>Un mot</p>',
    rules: ['contents of scripts and styles', 'tags of HTML'],
  },
  {
    name: 'a style',
    text: '<style>p { color: red }</style>\n\nUn mot',
    reading: '<p>Un mot</p>',
    rules: ['contents of scripts and styles', 'tags of HTML'],
  },
  {
    name: 'a comment',
    text: 'Un <!-- à revoir --> mot',
    reading: '<p>Un mot</p>',
  },
  {
    name: 'a comment on lines',
    text: '<!-- à\n\nrevoir -->\n\nUn mot',
    reading: '<p>Un mot</p>',
    rules: ['contents of scripts and styles', 'tags of HTML'],
  },
  {
    name: 'words struck by a tag',
    text: 'Prix : <s>2 500 $</s> 1 800 $',
    reading: '<p>Prix : <s>2 500 $</s> 1 800 $</p>',
    rules: ['words struck in HTML'],
    amounts: ['1 800 $'],
  },
  {
    name: 'words deleted by a tag',
    text: 'Prix : <del>2 500 $</del> <ins>1 800 $</ins>',
    reading: '<p>Prix : <s>2 500 $</s> 1 800 $</p>',
    rules: ['tags of HTML', 'words struck in HTML'],
    amounts: ['1 800 $'],
  },
  {
    name: 'a struck tag that never ends',
    text: '<s>Un mot',
    reading: '<p><s>Un mot</s></p>',
    rules: ['words struck in HTML'],
  },
  {
    name: 'a tag that is escaped',
    text: '\\<b>Un</b> mot',
    reading: '<p><b>Un mot</p>',
    rules: ['tags of HTML'],
  },
  {
    name: 'an element of XML',
    text: '<?xml version="1.0"?>\n\nUn mot',
    reading: '<p>Un mot</p>',
    rules: ['tags of HTML'],
  },
];
