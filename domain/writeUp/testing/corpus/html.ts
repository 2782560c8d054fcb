import type { Piece } from './piece.ts';

/** HTML and what is displayed of it. */
export const html: readonly Piece[] = [
  {
    name: 'a line break in a paragraph',
    text: 'Un<br>Deux',
    reading: '<p>Un/Deux</p>',
    rules: ['line break of HTML'],
  },
  {
    name: 'a line break that closes itself',
    text: 'Un<br/>Deux<br />Trois',
    reading: '<p>Un/Deux/Trois</p>',
    rules: ['line break of HTML'],
  },
  {
    name: 'a line break in capitals',
    text: 'Un<BR>Deux',
    reading: '<p>Un/Deux</p>',
    rules: ['line break of HTML'],
  },
  {
    name: 'a line break written as an end',
    text: 'Un</br>Deux',
    reading: '<p>Un/Deux</p>',
    rules: ['line break of HTML'],
  },
  {
    name: 'a line break with an attribute',
    text: 'Un<br clear="all">Deux',
    reading: '<p>Un/Deux</p>',
    rules: ['line break of HTML'],
  },
  {
    name: 'a line break in a heading',
    text: '## Le marché<br>et la ville',
    reading: '<h2>Le marché/et la ville</h2>',
    rules: ['line break of HTML'],
  },
  {
    name: 'a line break in an item',
    text: '- un<br>suite\n- deux',
    reading: '<ul><li>un/suite</li><li>deux</li></ul>',
    rules: ['line break of HTML'],
  },
  {
    name: 'a line break before a line end',
    text: 'Un<br>\nDeux',
    reading: '<p>Un/Deux</p>',
    rules: ['line break of HTML'],
  },
  {
    name: 'a line break at the end',
    text: 'Un mot<br>',
    reading: '<p>Un mot</p>',
    rules: ['tags of HTML'],
  },
  {
    name: 'a line break in bold',
    text: '**un<br>deux**',
    reading: '<p><b>un/deux</b></p>',
    rules: ['line break of HTML'],
  },
  {
    name: 'a line break in code',
    text: 'la balise `<br>`',
    reading: '<p>la balise <code><br></code></p>',
  },
  {
    name: 'a line break between amounts',
    text: '650 $<br>200 $',
    reading: '<p>650 $/200 $</p>',
    rules: ['line break of HTML'],
    amounts: ['650 $', '200 $'],
  },
  {
    name: 'bold tags',
    text: '<b>Un</b> mot <strong>fort</strong>',
    reading: '<p><b>Un</b> mot <b>fort</b></p>',
    rules: ['words marked in HTML'],
  },
  {
    name: 'italic and underlined tags',
    text: '<i>Un</i> <em>mot</em> <u>souligné</u>',
    reading: '<p><i>Un</i> <i>mot</i> souligné</p>',
    rules: ['tags of HTML', 'words marked in HTML'],
  },
  {
    name: 'tags with attributes',
    text: '<span style="color:red">5 000 $</span> de <font color="#fff">vente</font>',
    reading: '<p>5 000 $ de vente</p>',
    rules: ['tags of HTML'],
    amounts: ['5 000 $'],
  },
  {
    name: 'a power in a tag',
    text: '120 m<sup>2</sup> et CO<sub>2</sub>',
    reading: '<p>120 m2 et CO2</p>',
    rules: ['tags of HTML'],
    amounts: ['120'],
  },
  {
    name: 'a tag around a block',
    text: '<div align="center">\n**Un titre**\n</div>',
    reading: '<p><b>Un titre</b></p>',
    rules: ['tags of HTML'],
  },
  {
    name: 'paragraphs of HTML',
    text: '<p>Un</p><p>Deux</p>',
    reading: '<p>Un/Deux</p>',
    rules: ['tags of HTML'],
  },
  {
    name: 'a list of HTML',
    text: '<ul><li>un</li><li>deux</li></ul>',
    reading: '<p>un/deux</p>',
    rules: ['tags of HTML'],
  },
];
