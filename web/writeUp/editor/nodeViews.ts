import type { Node } from 'prosemirror-model';
import type { NodeView, NodeViewConstructor } from 'prosemirror-view';
import { type Placeholder, placeholderOf } from './figures.ts';

/** @returns the label and the current value of a placeholder, in the user's language. */
export type Describe = (placeholder: Placeholder) => {
  readonly label: string;
  readonly value: string;
};

/** Renders forecast figures, forecast tables and locked blocks in the editor. */
export interface NodeViews {
  readonly views: Readonly<Record<'figure' | 'figure_table' | 'locked', NodeViewConstructor>>;
  /** Updates every figure to its current description. */
  readonly refresh: () => void;
}

/** @param lockedTitle explains that a block is shown as its source and cannot be edited here. */
export function createNodeViews(describe: Describe, lockedTitle: string): NodeViews {
  const shown = new Map<NodeView, () => void>();
  const figureView = (tag: 'span' | 'div', placeholder: Placeholder | undefined): NodeView => {
    const dom = document.createElement(tag);
    dom.className = 'editor-figure';
    dom.setAttribute('role', 'img');
    const show = () => {
      if (!placeholder) return;
      const { label, value } = describe(placeholder);
      dom.textContent = tag === 'div' ? [label, value].filter(Boolean).join(' · ') : value;
      dom.title = label;
      dom.setAttribute('aria-label', [label, value].filter(Boolean).join(', '));
    };
    show();
    const view: NodeView = { dom, ignoreMutation: () => true, destroy: () => shown.delete(view) };
    shown.set(view, show);
    return view;
  };
  return {
    views: {
      figure: ({ attrs }) => figureView('span', placeholderOf(attrs.kind, attrs.id)),
      figure_table: ({ attrs }) => figureView('div', placeholderOf('t', attrs.id)),
      locked: (node) => lockedView(node, lockedTitle),
    },
    refresh: () => {
      for (const show of shown.values()) show();
    },
  };
}

function lockedView({ attrs }: Node, title: string): NodeView {
  const dom = document.createElement('div');
  dom.className = 'editor-locked';
  const name = dom.appendChild(document.createElement('p'));
  name.textContent = title;
  dom.appendChild(document.createElement('pre')).textContent = String(attrs.markdown);
  return { dom, ignoreMutation: () => true };
}
