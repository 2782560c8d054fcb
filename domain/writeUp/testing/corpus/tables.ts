import type { Piece } from './piece.ts';

export const tables: readonly Piece[] = [
  {
    name: 'a table',
    text: '| Poste | Coût |\n|---|---:|\n| Loyer | 650 $ |',
    reading:
      '<table><tr><th>Poste</th><th>Coût</th></tr><tr><td>Loyer</td><td>650 $</td></tr></table>',
    amounts: ['650 $'],
  },
  {
    name: 'a table without a blank line before it',
    text: 'Voici :\n| Poste | Coût |\n|---|---|\n| Loyer | 650 $ |',
    reading:
      '<p>Voici :</p><table><tr><th>Poste</th><th>Coût</th></tr><tr><td>Loyer</td><td>650 $</td></tr></table>',
    amounts: ['650 $'],
  },
  {
    name: 'a table without pipes at its sides',
    text: 'Poste | Coût\n---|---\nLoyer | 650 $',
    reading:
      '<table><tr><th>Poste</th><th>Coût</th></tr><tr><td>Loyer</td><td>650 $</td></tr></table>',
    amounts: ['650 $'],
  },
  {
    name: 'a table below a paragraph, without pipes',
    text: 'Voici les coûts :\nPoste | Coût\n---|---\nLoyer | 650 $',
    reading:
      '<p>Voici les coûts :</p><table><tr><th>Poste</th><th>Coût</th></tr><tr><td>Loyer</td><td>650 $</td></tr></table>',
    amounts: ['650 $'],
  },
  {
    name: 'words right below a table',
    text: '| a | b |\n|---|---|\n| 1 | 2 |\nLe total suit.',
    reading:
      '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table><p>Le total suit.</p>',
    rules: ['text below a table'],
  },
  {
    name: 'a table without a line below its head',
    text: '| Poste | Coût |\n| Loyer | 650 $ |\n| Taxes | 95 $ |',
    reading:
      '<table><tr><th>Poste</th><th>Coût</th></tr><tr><td>Loyer</td><td>650 $</td></tr><tr><td>Taxes</td><td>95 $</td></tr></table>',
    rules: ['table without a line below its head'],
    amounts: ['650 $', '95 $'],
  },
  {
    name: 'a table with a short line below its head',
    text: '| a | b | c |\n|---|---|\n| 1 | 2 | 3 |',
    reading:
      '<table><tr><th>a</th><th>b</th><th>c</th></tr><tr><td>1</td><td>2</td><td>3</td></tr></table>',
    rules: ['table with another number of columns'],
  },
  {
    name: 'a table with a long line below its head',
    text: '| a | b |\n|---|---|---|\n| 1 | 2 |',
    reading: '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>',
    rules: ['table with another number of columns'],
  },
  {
    name: 'a table with long dashes',
    text: '| a | b |\n|—|—|\n| 1 | 2 |',
    reading: '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>',
    rules: ['table with another number of columns'],
  },
  {
    name: 'a table drawn with crosses',
    text: '| a | b |\n|---+---|\n| 1 | 2 |',
    reading: '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>',
    rules: ['table with another number of columns'],
  },
  {
    name: 'a table with a short row',
    text: '| a | b |\n|---|---|\n| 1 |\n| 2 | 3 |',
    reading:
      '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td></td></tr><tr><td>2</td><td>3</td></tr></table>',
  },
  {
    name: 'a cell with a pipe',
    text: '| a | b |\n|---|---|\n| x \\| y | `p \\| q` |',
    reading:
      '<table><tr><th>a</th><th>b</th></tr><tr><td>x | y</td><td><code>p | q</code></td></tr></table>',
  },
  {
    name: 'an empty cell',
    text: '| a | b |\n|---|---|\n| | 2 |',
    reading: '<table><tr><th>a</th><th>b</th></tr><tr><td></td><td>2</td></tr></table>',
  },
  {
    name: 'a table after a list',
    text: '- un\n- deux\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    reading:
      '<ul><li>un</li><li>deux</li></ul><table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>',
  },
  {
    name: 'a table, then a heading',
    text: '| a | b |\n|---|---|\n| 1 | 2 |\n## Suite',
    reading:
      '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table><h2>Suite</h2>',
  },
  {
    name: 'a line break in a cell',
    text: '| a | b |\n|---|---|\n| un<br>deux | 3 |',
    reading: '<table><tr><th>a</th><th>b</th></tr><tr><td>un/deux</td><td>3</td></tr></table>',
    rules: ['line break of HTML'],
  },
  {
    name: 'two line breaks in a cell',
    text: '| a | b |\n|---|---|\n| un<br><br/>deux | 3 |',
    reading: '<table><tr><th>a</th><th>b</th></tr><tr><td>un//deux</td><td>3</td></tr></table>',
    rules: ['line break of HTML'],
  },
  {
    name: 'amounts in cells',
    text: '| Poste | An 1 | An 2 |\n|---|---|---|\n| Ventes | 12 400 $ | ~15 000 $ |',
    reading:
      '<table><tr><th>Poste</th><th>An 1</th><th>An 2</th></tr><tr><td>Ventes</td><td>12 400 $</td><td>~15 000 $</td></tr></table>',
    amounts: ['12 400 $', '15 000 $'],
  },
  {
    name: 'a product in a cell',
    text: '| a | b |\n|---|---|\n| 3*650 | 4*20*2 |',
    reading: '<table><tr><th>a</th><th>b</th></tr><tr><td>3*650</td><td>4*20*2</td></tr></table>',
    rules: ['asterisk between numbers'],
  },
  {
    name: 'a struck cell',
    text: '| a | b |\n|---|---|\n| ~~650 $~~ 700 $ | 3 |',
    reading:
      '<table><tr><th>a</th><th>b</th></tr><tr><td><s>650 $</s> 700 $</td><td>3</td></tr></table>',
    amounts: ['700 $'],
  },
];
