/** A clipboard sample: the program it comes from, its HTML or text, and the expected result. */
interface Clipboard {
  readonly from: string;
  readonly html?: string;
  readonly text?: string;
  readonly markdown: string;
}

/** @returns a paragraph as Word puts it on the clipboard, with its list marker as text. */
function wordItem(
  level: number,
  mark: string,
  text: string,
  { list = 'l0', lfo = 1, place = 'Middle' } = {},
): string {
  const font = /^[·§o]$/.test(mark) ? 'font-family:Symbol;mso-fareast-font-family:Symbol' : '';
  return `<p class=MsoListParagraphCxSp${place} style='margin-left:${36 * level}.0pt;mso-add-space:auto;
text-indent:-18.0pt;mso-list:${list} level${level} lfo${lfo}'><![if !supportLists]><span
lang=FR-CA style='${font};mso-ansi-language:FR-CA'><span style='mso-list:Ignore'>${mark}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span
lang=FR-CA style='mso-ansi-language:FR-CA'>${text}<o:p></o:p></span></p>`;
}

const wordPage = (body: string) => `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- @list l0:level1 {mso-level-number-format:bullet;mso-level-text:\uf0b7;} p.MsoListParagraph {margin-left:36.0pt;} --></style>
</head><body lang=FR-CA style='tab-interval:35.4pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

/** @returns an item as Word for the web puts it on the clipboard: as a separate list. */
function webItem(tag: 'ul' | 'ol', level: number, start: number, text: string, listId = 1): string {
  return `<div class="ListContainerWrapper SCXW9 BCX0" style="position:relative"><${tag} class="BulletListStyle1 SCXW9 BCX0" role="list"${tag === 'ol' ? ` start="${start}"` : ''}><li class="OutlineElement Ltr SCXW9 BCX0" role="listitem" data-leveltext="${tag === 'ol' ? '%1.' : '\uf0b7'}" data-font="Symbol" data-listid="${listId}" aria-setsize="-1" data-aria-posinset="${start}" data-aria-level="${level}"><p class="Paragraph SCXW9 BCX0" paraid="1"><span class="TextRun SCXW9 BCX0" lang="FR-CA"><span class="NormalTextRun SCXW9 BCX0">${text}</span></span><span class="EOP SCXW9 BCX0">&nbsp;</span></p></li></${tag}></div>`;
}

export const clipboards: readonly Clipboard[] = [
  {
    from: 'Word, bullets of three levels between paragraphs',
    html: wordPage(
      [
        '<p class=MsoNormal>Avant<o:p></o:p></p>',
        wordItem(1, '·', 'Farine', { place: 'First' }),
        wordItem(2, 'o', 'de <b>blé</b>'),
        wordItem(3, '§', 'bise'),
        wordItem(1, '·', 'Levain', { place: 'Last' }),
        '<p class=MsoNormal>Après</p>',
      ].join('\n'),
    ),
    markdown: 'Avant\n\n- Farine\n  - de **blé**\n    - bise\n- Levain\n\nAprès',
  },
  {
    from: 'Word, numbers from three on, with letters below',
    html: wordPage(
      [
        wordItem(1, '3.', 'Trois'),
        wordItem(2, 'a)', 'un point'),
        wordItem(2, 'b)', 'un autre'),
        wordItem(1, '4.', 'Quatre'),
      ].join(''),
    ),
    markdown: '3. Trois\n   1. un point\n   2. un autre\n4. Quatre',
  },
  {
    from: 'Word, numbers of numbers, and Roman ones',
    html: wordPage(
      [
        wordItem(1, '1.', 'Marché'),
        wordItem(2, '1.1.', 'Clients'),
        wordItem(2, '1.2.', 'Prix'),
        wordItem(3, 'i.', 'Rabais'),
      ].join(''),
    ),
    markdown: '1. Marché\n   1. Clients\n   2. Prix\n      1. Rabais',
  },
  {
    from: 'Word, two lists that follow each other',
    html: wordPage(
      [
        wordItem(1, '·', 'a'),
        wordItem(1, '·', 'b'),
        wordItem(1, '1.', 'un', { list: 'l1', lfo: 2 }),
        wordItem(1, '2.', 'deux', { list: 'l1', lfo: 2 }),
      ].join(''),
    ),
    markdown: '- a\n- b\n\n1. un\n2. deux',
  },
  {
    from: 'Word, an item with a second paragraph, selected from its second level on',
    html: wordPage(
      [
        wordItem(2, 'o', 'un'),
        '<p class=MsoListParagraphCxSpMiddle style="margin-left:72.0pt">la suite</p>',
        wordItem(2, 'o', 'deux'),
        wordItem(1, '·', 'dessus'),
      ].join(''),
    ),
    markdown: '* un\n\n  la suite\n\n* deux\n\n- dessus',
  },
  {
    from: 'Word through a program that drops its styles',
    html: '<p class="MsoListParagraphCxSpFirst" style="margin-left:0.5in">·<span>&nbsp;&nbsp;&nbsp; </span>Farine</p><p class="MsoListParagraphCxSpMiddle" style="margin-left:1in">o&nbsp;&nbsp; bise</p><p class="MsoListParagraphCxSpLast" style="margin-left:0.5in">·&nbsp; Levain</p>',
    markdown: '- Farine\n  - bise\n- Levain',
  },
  {
    from: 'Word for the web',
    html: `<div class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun">Avant</span><span class="EOP">&nbsp;</span></p></div>${webItem('ul', 1, 1, 'Farine')}${webItem('ul', 2, 1, 'bise')}${webItem('ul', 1, 2, 'Levain')}${webItem('ol', 1, 1, 'Pétrir', 2)}${webItem('ol', 1, 2, 'Cuire', 2)}`,
    markdown: 'Avant\n\n- Farine\n  - bise\n- Levain\n\n1. Pétrir\n2. Cuire',
  },
  {
    from: 'LibreOffice',
    html: '<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 7.4"/><style>p { margin-bottom: 0.25cm }</style></head><body lang="fr-CA" dir="ltr"><ul>\n\t<li><p style="margin-bottom: 0cm; line-height: 100%">Farine</p>\n\t<ul>\n\t\t<li><p style="margin-bottom: 0cm">bise</p></li>\n\t</ul></li>\n\t<li><p>Levain</p></li>\n</ul><ol>\n\t<li value="1"><p>Pétrir</p></li></ol></body></html>',
    markdown: '- Farine\n  - bise\n- Levain\n\n1. Pétrir',
  },
  {
    from: 'an older LibreOffice, with a list beside its item',
    html: '<UL>\n\t<LI><P>Farine</P>\n\t<UL>\n\t\t<LI><P>bise</P>\n\t</UL>\n\t<LI><P>Levain</P>\n</UL>',
    markdown: '- Farine\n  - bise\n- Levain',
  },
  {
    from: 'Google Docs',
    html: '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-weight:400" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">Farine</span></p></li><ul style="margin-top:0"><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:700">bise</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>Levain</span></p></li></ul></b>',
    markdown: '- Farine\n  - **bise**\n- Levain',
  },
  {
    from: 'a chat',
    text: '## Marché\n\nVoici **l’essentiel** :\n\n- Farine\n  - bise\n- Levain\n\n1. Pétrir\n2. Cuire\n\n| Poste | Montant |\n|---|---:|\n| Four | 12 000 $ |\n\n> Attention\n\n*Fin*, voir [ici](https://www.canada.ca/fr).\n',
    markdown:
      '## Marché\n\nVoici **l’essentiel** :\n\n- Farine\n  - bise\n- Levain\n\n1. Pétrir\n2. Cuire\n\n| Poste | Montant |\n| --- | --- |\n| Four | 12 000 $ |\n\n> Attention\n\n*Fin*, voir [ici](https://www.canada.ca/fr).',
  },
  {
    from: 'a chat, lines that end within a paragraph',
    text: '**Nom :** Marie\n**Ville :** Rimouski',
    markdown: '**Nom :** Marie\\\n**Ville :** Rimouski',
  },
  {
    from: 'a chat, with a block that the editor shows as its source',
    text: 'Avant\n\n```\ncode\t1\n```\n\n- [ ] à faire\n',
    markdown: 'Avant\n\n```\ncode\t1\n```\n\n- [ ] à faire',
  },
  {
    from: 'cells as text',
    text: 'Poste\tAn 1\tAn 2\r\nFour | gaz\t12 000\t\r\n"deux\nlignes, ""ici"""\t3\t4\r\n',
    markdown:
      '| Poste | An 1 | An 2 |\n| --- | --- | --- |\n| Four \\| gaz | 12 000 |  |\n| deux lignes, "ici" | 3 | 4 |',
  },
  {
    from: 'cells of one row',
    text: 'Four\t12 000\t{{f:price.1}}',
    markdown: '| Four | 12 000 | {{f:price.1}} |\n| --- | --- | --- |',
  },
  {
    from: 'cells between lines of Markdown',
    text: '# Coûts\n\nPoste\tMontant\nFour\t12\n\nFin',
    markdown: '# Coûts\n\n| Poste | Montant |\n| --- | --- |\n| Four | 12 |\n\nFin',
  },
  ...[
    'Un paragraphe.',
    '2024. Une bonne année',
    '1. Introduction',
    '- 5 000 $',
    '> 100 clients',
    '5*3*2 et 2 * 4',
    '---',
    'a_b_c @home #1',
    '1 < 2 && x',
  ].map((text) => ({ from: `a plain text: ${text}`, text, markdown: '' })),
  { from: 'lines of a mail', text: 'Bonjour,\n\nà demain\nMarie', markdown: '' },
  { from: 'lines that tabs indent', text: '\tun\n\tdeux', markdown: '' },
];
