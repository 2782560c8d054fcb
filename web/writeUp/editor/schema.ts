import { type Attrs, type DOMOutputSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { placeholderOf } from './figures.ts';

/** Index of the opened text's block that this block came from; null for pasted blocks, since the DOM has no index. */
const fromSource = { source: { default: null, validate: 'number|null' } } as const;

const line = '(text | figure | hard_break)*';

const nodes = {
  doc: { content: 'block+' },
  paragraph: {
    content: line,
    group: 'block',
    attrs: fromSource,
    parseDOM: [{ tag: 'p' }],
    toDOM: (): DOMOutputSpec => ['p', 0],
  },
  heading: {
    content: line,
    group: 'block',
    defining: true,
    attrs: { ...fromSource, level: { default: 2, validate: 'number' } },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }): DOMOutputSpec => [`h${Number(attrs.level)}`, 0],
  },
  blockquote: {
    content: 'paragraph+',
    group: 'block',
    defining: true,
    attrs: fromSource,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: (): DOMOutputSpec => ['blockquote', 0],
  },
  horizontal_rule: {
    group: 'block',
    attrs: fromSource,
    parseDOM: [{ tag: 'hr' }],
    toDOM: (): DOMOutputSpec => ['hr'],
  },
  bullet_list: {
    content: 'list_item+',
    group: 'block list',
    attrs: { ...fromSource, loose: { default: false, validate: 'boolean' } },
    parseDOM: [{ tag: 'ul' }],
    toDOM: (): DOMOutputSpec => ['ul', 0],
  },
  ordered_list: {
    content: 'list_item+',
    group: 'block list',
    attrs: {
      ...fromSource,
      loose: { default: false, validate: 'boolean' },
      start: { default: 1, validate: 'number' },
    },
    parseDOM: [{ tag: 'ol', getAttrs: (dom) => ({ start: startOf(dom) }) }],
    toDOM: ({ attrs }): DOMOutputSpec => ['ol', { start: Number(attrs.start) }, 0],
  },
  list_item: {
    content: 'paragraph (paragraph | list)*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: (): DOMOutputSpec => ['li', 0],
  },
  table: {
    content: 'table_row+',
    group: 'block',
    tableRole: 'table',
    isolating: true,
    attrs: fromSource,
    parseDOM: [{ tag: 'table' }],
    toDOM: (): DOMOutputSpec => ['table', ['tbody', 0]],
  },
  table_row: {
    content: '(table_cell | table_header)*',
    tableRole: 'row',
    parseDOM: [{ tag: 'tr' }],
    toDOM: (): DOMOutputSpec => ['tr', 0],
  },
  table_header: cell('header_cell', 'th'),
  table_cell: cell('cell', 'td'),
  /** Placeholder for a forecast table; the page shows the table's rows instead. */
  figure_table: {
    group: 'block',
    atom: true,
    attrs: { ...fromSource, id: { validate: 'string' } },
    parseDOM: [
      { tag: 'div[data-figure-table]', getAttrs: (dom) => idOf('t', dom, 'data-figure-table') },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => ['div', { 'data-figure-table': String(attrs.id) }],
  },
  /** A block that the editor cannot show faithfully, kept as its stored source. */
  locked: {
    group: 'block',
    atom: true,
    attrs: { ...fromSource, markdown: { validate: 'string' } },
    parseDOM: [
      {
        tag: 'pre[data-locked]',
        getAttrs: (dom: HTMLElement) => ({ markdown: dom.textContent ?? '' }),
      },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => ['pre', { 'data-locked': '' }, String(attrs.markdown)],
  },
  text: {},
  /** Placeholder within a line, for a forecast figure or (kind `t`) a forecast table. */
  figure: {
    inline: true,
    atom: true,
    attrs: { kind: { default: 'f', validate: 'string' }, id: { validate: 'string' } },
    parseDOM: (['f', 't'] as const).map((kind) => ({
      tag: `span[data-figure-${kind}]`,
      getAttrs: (dom: HTMLElement) => idOf(kind, dom, `data-figure-${kind}`),
    })),
    toDOM: ({ attrs }): DOMOutputSpec => [
      'span',
      { [`data-figure-${attrs.kind === 't' ? 't' : 'f'}`]: String(attrs.id) },
    ],
  },
  hard_break: {
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: (): DOMOutputSpec => ['br'],
  },
} satisfies Record<string, NodeSpec>;

function cell(tableRole: string, tag: string): NodeSpec {
  return {
    content: line,
    tableRole,
    isolating: true,
    // Markdown cannot merge cells: the spans are always 1, and exist only because prosemirror-tables requires them.
    attrs: {
      colspan: { default: 1 },
      rowspan: { default: 1 },
      colwidth: { default: null },
      align: { default: null },
    },
    parseDOM: [{ tag }],
    toDOM: () => [tag, 0],
  };
}

/** @returns the number of the first item. */
function startOf(list: HTMLElement): number {
  const [first] = list.children;
  return Number(list.getAttribute('start') ?? first?.getAttribute('value') ?? 1);
}

function idOf(kind: 'f' | 't', dom: HTMLElement, attribute: string): Attrs | false {
  const placeholder = placeholderOf(kind, dom.getAttribute(attribute));
  return placeholder ? { ...placeholder } : false;
}

/** Everything that the editor can show. Its documents contain nothing else, whatever was pasted. */
export const schema = new Schema({
  nodes,
  marks: {
    link: {
      attrs: {
        href: { validate: 'string' },
        title: { default: null, validate: 'string|null' },
      },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (dom) => ({ href: dom.getAttribute('href') ?? '' }) }],
      // No target attribute, because links are not followed within the editor.
      toDOM: ({ attrs }) => ['a', { href: String(attrs.href) }, 0],
    },
    strike: {
      parseDOM: [{ tag: 'del' }, { tag: 's' }],
      toDOM: () => ['del', 0],
    },
    strong: {
      parseDOM: [
        { tag: 'strong' },
        // Some pages wrap everything that is copied in a <b> that is not bold.
        { tag: 'b', getAttrs: ({ style }) => style.fontWeight !== 'normal' && null },
        { style: 'font-weight=400', clearMark: ({ type }) => type.name === 'strong' },
        {
          style: 'font-weight',
          getAttrs: (value) => /^(?:bold(?:er)?|[5-9]\d{2})$/.test(value) && null,
        },
      ],
      toDOM: () => ['strong', 0],
    },
    em: {
      parseDOM: [{ tag: 'i' }, { tag: 'em' }, { style: 'font-style=italic' }],
      toDOM: () => ['em', 0],
    },
    code: {
      parseDOM: [{ tag: 'code' }],
      toDOM: () => ['code', 0],
    },
  },
});
