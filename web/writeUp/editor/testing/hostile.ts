import fc from 'fast-check';

/** Pieces of pages, mails, word processors and attacks. */
const texts = fc.constantFrom(
  ...[
    'Du pain',
    ' & ',
    '<b>',
    '{{f:revenue.y1}}',
    '{{f:',
    '**gras**',
    '# titre',
    '[x]: javascript:alert(1)',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '\u0000\u0007',
    '\u2028',
    '\ud800',
    '| a | b |',
    '1. un',
    '```',
    '`',
    '\\',
    '![i](https://exemple.ca/i.png)',
    '<!--',
    '\u00a0\u00a0',
    '😀',
    '«\u00a0oui\u00a0»',
  ],
);
const attributes = fc.constantFrom(
  ...[
    '',
    ' onclick="alert(1)"',
    ' style="position:fixed;font-weight:bold"',
    ' class="MsoListParagraph"',
    ' data-pm-slice="1 1 [&quot;heading&quot;,{&quot;level&quot;:&quot;><script>&quot;}]"',
    ' data-locked=""',
    ' data-figure-f="../../x"',
    ' data-figure-f="revenue.y1"',
    ' data-figure-table="loans"',
    ' href="javascript:alert(1)"',
    ' href="https://exemple.ca/(a)"',
    ' href="data:text/html,x"',
    ' src="https://exemple.ca/x.png" onerror="alert(1)"',
    ' colspan="900" rowspan="900"',
    ' start="-3"',
    ' contenteditable="false"',
    ' id="root"',
  ],
);
const names = fc.constantFrom(
  ...[
    'p',
    'div',
    'span',
    'h1',
    'h4',
    'ul',
    'ol',
    'li',
    'table',
    'tbody',
    'tr',
    'td',
    'th',
    'blockquote',
    'pre',
    'code',
    'b',
    'i',
    's',
    'a',
    'script',
    'style',
    'img',
    'svg',
    'form',
    'input',
    'button',
    'o:p',
    'template',
    'math',
    'base',
    'meta',
    'link',
    'object',
    'textarea',
    'details',
    'br',
    'hr',
  ],
);

/** HTML as it may come from a clipboard, well formed or not. */
export const hostileHtml: fc.Arbitrary<string> = fc.letrec<{ html: string; element: string }>(
  (tie) => ({
    html: fc
      .array(fc.oneof({ weight: 2, arbitrary: texts }, { weight: 3, arbitrary: tie('element') }), {
        maxLength: 6,
      })
      .map((parts) => parts.join('')),
    element: fc
      .tuple(
        names,
        attributes,
        fc.oneof({ maxDepth: 5, depthSize: 'medium' }, texts, tie('html')),
        fc.boolean(),
      )
      .map(
        ([name, own, inner, isClosed]) => `<${name}${own}>${inner}${isClosed ? `</${name}>` : ''}`,
      ),
  }),
).html;

/** Plain text as it may come from a clipboard. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      texts,
      fc.constantFrom('\n', '\r\n', '\n\n', '\t', '    ', '<script>alert(1)</script>'),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));
