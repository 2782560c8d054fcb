import type { Piece } from './piece.ts';

/** Characters of all scripts and character references. */
export const characters: readonly Piece[] = [
  {
    name: 'named references of French',
    text: 'Caf&eacute; &agrave; c&ocirc;t&eacute; &laquo;&nbsp;ici&nbsp;&raquo; &oelig;uvre',
    reading: '<p>Café à côté « ici » œuvre</p>',
    rules: ['named character reference'],
  },
  {
    name: 'references by number',
    text: 'l&#39;ann&#233;e et &#8364;',
    reading: "<p>l'année et €</p>",
  },
  {
    name: 'references in hexadecimal',
    text: 'l&#x2019;an&#xE9; &#X41;',
    reading: '<p>l’ané A</p>',
  },
  {
    name: 'references of money',
    text: '5&nbsp;000&nbsp;&dollar; et 3 &euro;, 10&percnt;',
    reading: '<p>5 000 $ et 3 €, 10%</p>',
    rules: ['named character reference'],
    amounts: ['5&nbsp;000&nbsp;&dollar;', '10&percnt;'],
  },
  {
    name: 'references of HTML 5',
    text: 'un &rarr; deux &hellip; trois &mdash; &check; &half;',
    reading: '<p>un → deux … trois — ✓ ½</p>',
    rules: ['named character reference'],
  },
  {
    name: 'references in a cell',
    text: '| a | b |\n|---|---|\n| R&amp;D | 5&nbsp;% |',
    reading: '<table><tr><th>a</th><th>b</th></tr><tr><td>R&D</td><td>5 %</td></tr></table>',
    rules: ['named character reference'],
    amounts: ['5&nbsp;%'],
  },
  {
    name: 'references in a heading',
    text: '## R&amp;D et d&eacute;veloppement',
    reading: '<h2>R&D et développement</h2>',
    rules: ['named character reference'],
  },
  {
    name: 'references in an item',
    text: '- R&amp;D\n- d&eacute;p&ocirc;t',
    reading: '<ul><li>R&D</li><li>dépôt</li></ul>',
    rules: ['named character reference'],
  },
  {
    name: 'a reference of a sign',
    text: '&lt;x&gt; &#42;mot&#42; &#126;&#126;x&#126;&#126;',
    reading: '<p><x> *mot* ~~x~~</p>',
    rules: ['named character reference'],
  },
  {
    name: 'a reference twice',
    text: '&amp;eacute; et &amp;lt;',
    reading: '<p>&eacute; et &lt;</p>',
    rules: ['named character reference'],
  },
  {
    name: 'an ampersand by itself',
    text: 'R&D, AT&T et a & b; c',
    reading: '<p>R&D, AT&T et a & b; c</p>',
  },
  {
    name: 'an unknown reference',
    text: '&inconnu; et &eacute',
    reading: '<p>&inconnu; et &eacute</p>',
  },
  {
    name: 'a reference in code',
    text: 'la forme `&nbsp;`',
    reading: '<p>la forme <code>&nbsp;</code></p>',
  },
  {
    name: 'emoji',
    text: '🚀 Un **bon 👍 départ** 👩‍🍳',
    reading: '<p>🚀 Un <b>bon 👍 départ</b> 👩‍🍳</p>',
  },
  {
    name: 'Chinese',
    text: '价格：**五千** 元，约 ~3~5 年',
    reading: '<p>价格：<b>五千</b> 元，约 ~3~5 年</p>',
    rules: ['tilde before a number'],
  },
  {
    name: 'Japanese with a list',
    text: '予算：\n- 家賃\n- 税金',
    reading: '<p>予算：</p><ul><li>家賃</li><li>税金</li></ul>',
  },
  {
    name: 'Arabic',
    text: 'السعر **5 000 $** سنويا',
    reading: '<p>السعر <b>5 000 $</b> سنويا</p>',
    amounts: ['5 000 $'],
  },
  {
    name: 'no-break spaces',
    text: 'Prix\u00a0: 5\u00a0000\u00a0$, 12\u202f%',
    reading: '<p>Prix : 5 000 $, 12 %</p>',
    amounts: ['5\u00a0000\u00a0$', '12\u202f%'],
  },
  {
    name: 'a quotation in French',
    text: '« Du pain *chaud* », dit-elle',
    reading: '<p>« Du pain <i>chaud</i> », dit-elle</p>',
  },
  {
    name: 'dots for what is left out',
    text: 'Un mot… et [...] la suite',
    reading: '<p>Un mot… et [...] la suite</p>',
  },
  {
    name: 'an URL before a closing quotation mark',
    text: 'Voir «https://www.cai.gouv.qc.ca/» ou «www.cai.gouv.qc.ca»',
    reading:
      '<p>Voir «<a https://www.cai.gouv.qc.ca/>https://www.cai.gouv.qc.ca/</a>» ou «www.cai.gouv.qc.ca»</p>',
    rules: ['URL before a closing quotation mark'],
  },
  {
    name: 'a mail address',
    text: 'Écrire à moi@exemple.ca.',
    reading: '<p>Écrire à <a mailto:moi@exemple.ca>moi@exemple.ca</a>.</p>',
  },
  {
    name: 'an URL in angle brackets',
    text: '<https://www.cai.gouv.qc.ca/>',
    reading: '<p><a https://www.cai.gouv.qc.ca/>https://www.cai.gouv.qc.ca/</a></p>',
  },
  {
    name: 'a link to a listed host',
    text: '[la Commission](https://www.cai.gouv.qc.ca/)',
    reading: '<p><a https://www.cai.gouv.qc.ca/>la Commission</a></p>',
  },
  {
    name: 'a picture',
    text: 'Le logo ![du pain](pain.png) ici',
    reading: '<p>Le logo du pain ici</p>',
  },
  {
    name: 'escaped marks',
    text: '\\*un\\* \\_deux\\_ \\# trois \\~quatre\\~',
    reading: '<p>*un* _deux_ # trois ~quatre~</p>',
  },
  {
    name: 'a backslash',
    text: 'C:\\Budget\\final',
    reading: '<p>C:\\Budget\\final</p>',
  },
  {
    name: 'quotation marks and apostrophes',
    text: '"un" \'deux\' l’an',
    reading: '<p>"un" \'deux\' l’an</p>',
  },
  {
    name: 'a placeholder of the forecast',
    text: 'Il faut {{f:revenue.y1}} par an',
    reading: '<p>Il faut {{f:revenue.y1}} par an</p>',
    amounts: ['{{f:revenue.y1}}'],
  },
];
