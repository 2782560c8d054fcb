import { describe, expect, it } from 'vitest';
import { type LinkId, linkTo, officialLinks } from '../links/officialLinks.ts';
import { portable } from './portable.ts';

describe('a text for a file', () => {
  it('keeps the links of the list as they are', () => {
    const ids = Object.keys(officialLinks) as LinkId[];
    const text = ids.map((id) => `- ${linkTo(id, 'fr')}.`).join('\n');
    expect(portable(text)).toBe(text);
  });

  it.each([
    ['Voir [le site](https://exemple.ca/a).', 'Voir le site (https://exemple.ca/a).'],
    ['[x](https://exemple.ca/ "titre")', 'x (https://exemple.ca/)'],
    ['[x](<https://exemple.ca/>)', 'x (https://exemple.ca/)'],
    ['[https://exemple.ca/](https://exemple.ca/)', 'https://exemple.ca/'],
    ['![image](https://exemple.ca/a.png)', 'image (https://exemple.ca/a.png)'],
    ['[x](javascript:alert`1`)', 'x'],
    ['[courriel](mailto:moi@exemple.ca)', 'courriel (moi@exemple.ca)'],
    ['- [ ] à faire (bientôt)', '- [ ] à faire (bientôt)'],
    ['(~2 000 $) et (~5 000 $)', '(\\~2 000 $) et (\\~5 000 $)'],
    ['~2 000 $, 3 * 4', '~2 000 $, 3 * 4'],
    ['~~2 000 $~~par an', '<del>2 000 $</del>par an'],
    ['- a<br>b&eacute;&lt;<b>c</b>', '- a\\\n  bé\\<**c**'],
  ])('%s becomes %s', (text, shown) => {
    expect(portable(text)).toBe(shown);
  });
});
