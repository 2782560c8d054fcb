import fc from 'fast-check';
import type { Mark, Node } from 'prosemirror-model';
import { schema } from '../schema.ts';

const { nodes, marks } = schema;

/** Words with every character that Markdown may parse as markup. */
const words = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('mot', 'prix', ' ', ' ', 'é', '\u00a0', '12') },
      {
        weight: 2,
        arbitrary: fc.constantFrom(
          ...[
            '*',
            '**',
            '_',
            '`',
            '[',
            ']',
            '(',
            ')',
            '<',
            '>',
            '#',
            '|',
            '\\',
            '!',
            '~~',
            '&amp;',
            '-',
            '+',
            '=',
            '1.',
            '2)',
            ':',
            '{{',
            '}}',
            '$',
            '"',
            '. ',
          ],
        ),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          ...[
            '<b>',
            '</div>',
            '<!--',
            '[a](b)',
            '[x]: /y',
            '---',
            '```',
            '> ',
            '- ',
            '# ',
            '    ',
            'https://a.ca/b_c',
            'www.a.ca',
            'a_b@c.ca',
            '{{f:revenue.y1}}',
            '&#42;',
            '![i](j)',
          ],
        ),
      },
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join(''));

const someMarks: fc.Arbitrary<readonly Mark[]> = fc
  .subarray([
    marks.link.create({ href: 'https://exemple.ca/a?b=c&d' }),
    marks.strike.create(),
    marks.strong.create(),
    marks.em.create(),
    marks.code.create(),
  ])
  .map((list) => list.filter((mark, _, all) => mark.type !== marks.code || all.length < 3));

/** The marks of one piece of a line. */
export const marked = fc.oneof(
  { weight: 3, arbitrary: fc.constant([] as readonly Mark[]) },
  { weight: 1, arbitrary: someMarks },
);

const figure = fc
  .constantFrom('revenue.y1', 'breakEven.units')
  .map((id) => nodes.figure.create({ kind: 'f', id }));
const textNode = fc.tuple(words, marked).map(([text, own]) => schema.text(text, own));
const line = fc.array(
  fc.oneof({ weight: 5, arbitrary: textNode }, { weight: 1, arbitrary: figure }),
  { maxLength: 5 },
);
const lines = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: textNode },
    { weight: 1, arbitrary: figure },
    { weight: 1, arbitrary: fc.constant(nodes.hard_break.create()) },
  ),
  { maxLength: 6 },
);

const paragraph = lines.map((content) => nodes.paragraph.create(null, content));
const heading = fc
  .tuple(fc.integer({ min: 1, max: 6 }), line)
  .map(([level, content]) => nodes.heading.create({ level }, content));
const quote = fc
  .array(paragraph, { minLength: 1, maxLength: 3 })
  .map((content) => nodes.blockquote.create(null, content));

const list = fc.letrec<{ list: Node; item: Node }>((tie) => ({
  list: fc
    .tuple(
      fc.boolean(),
      fc.boolean(),
      fc.integer({ min: 0, max: 30 }),
      fc.array(tie('item'), { minLength: 1, maxLength: 4 }),
    )
    .map(([isOrdered, loose, start, items]) =>
      isOrdered
        ? nodes.ordered_list.create({ loose, start }, items)
        : nodes.bullet_list.create({ loose }, items),
    ),
  item: fc
    .tuple(
      paragraph,
      fc.array(fc.oneof({ maxDepth: 3, withCrossShrink: true }, paragraph, tie('list')), {
        maxLength: 2,
      }),
    )
    .map(([first, others]) => nodes.list_item.create(null, [first, ...others])),
})).list;

const table = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 3 }))
  .chain(([width, height]) => {
    const row = (type: typeof nodes.table_cell) =>
      fc.array(line, { minLength: width, maxLength: width }).map((cells) =>
        nodes.table_row.create(
          null,
          cells.map((content) => type.create(null, content)),
        ),
      );
    return fc
      .tuple(
        row(nodes.table_header),
        fc.array(row(nodes.table_cell), { minLength: height, maxLength: height }),
      )
      .map(([header, rows]) => nodes.table.create(null, [header, ...rows]));
  });

/** A block as a user may leave it in the editor. */
export const anyBlock: fc.Arbitrary<Node> = fc.oneof(
  { weight: 4, arbitrary: paragraph },
  { weight: 2, arbitrary: heading },
  { weight: 3, arbitrary: list },
  { weight: 2, arbitrary: table },
  { weight: 1, arbitrary: quote },
  { weight: 1, arbitrary: fc.constant(nodes.horizontal_rule.create()) },
  { weight: 1, arbitrary: fc.constant(nodes.figure_table.create({ id: 'cashBudget.y1' })) },
);
