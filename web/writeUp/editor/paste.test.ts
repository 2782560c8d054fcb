// @vitest-environment happy-dom

import { isStorable } from '@elan/domain/text';
import { maxWriteUpLength } from '@elan/domain/writeUp/length';
import fc from 'fast-check';
import { undo } from 'prosemirror-history';
import { TextSelection } from 'prosemirror-state';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTextEditor, type Problem, type TextEditor } from './createEditor.ts';
import { openText } from './document.ts';
import { clipboards } from './testing/clipboards.ts';
import { hostileHtml, hostileText } from './testing/hostile.ts';

const before =
  '## Titre\n\nUn paragraphe.\n\n| a | b |\n|---|---|\n| c | d |\n\n- un\n- deux\n\n<aside>x</aside>\n';

let editor: TextEditor | undefined;
let stored: string;
let problems: Problem[];
beforeEach(() => {
  stored = before;
  problems = [];
});
afterEach(() => {
  editor?.view.destroy();
  editor = undefined;
  document.body.replaceChildren();
});

function open(text = before): TextEditor {
  const place = document.body.appendChild(document.createElement('div'));
  editor = createTextEditor({
    place,
    text,
    attributes: { role: 'textbox' },
    lockedTitle: 'Bloc',
    describe: ({ id }) => ({ label: 'Chiffre', value: id }),
    onChange: (changed) => {
      stored = changed;
    },
    onProblem: (problem) => {
      if (problem) problems.push(problem);
    },
    onDone: () => {},
    onLink: () => {},
  });
  return editor;
}

/** Pastes at the end of these words. */
function pasteAt(
  { view }: TextEditor,
  words: string,
  content: { html?: string; text?: string },
): void {
  let at = 0;
  view.state.doc.descendants((node, position) => {
    if (node.text?.includes(words)) at = position + node.nodeSize;
  });
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, at)));
  paste({ view }, content);
  editor?.flush();
}

/**
 * Pastes clipboard content.
 * @returns whether the editor handled the event instead of the browser.
 */
function paste({ view }: Pick<TextEditor, 'view'>, content: { html?: string; text?: string }) {
  const types = { 'text/plain': content.text, 'text/html': content.html };
  const event = new Event('paste', { cancelable: true });
  const getData = (type: string) => types[type as keyof typeof types] ?? '';
  Object.assign(event, { clipboardData: { getData, files: [] } });
  return !view.dom.dispatchEvent(event);
}

/** Every element that the editor may show. */
const ours =
  'p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, hr, table, tbody, tr, th, td, del, strong, em, code, a[href], br, img.ProseMirror-separator, span.editor-figure, div.editor-figure, div.editor-locked, .editor-locked pre';

function foreign(): string[] {
  return [...document.querySelectorAll('[role=textbox] *')]
    .filter(
      (element) =>
        !element.matches(ours) || [...element.attributes].some(({ name }) => name.startsWith('on')),
    )
    .map(({ outerHTML }) => outerHTML);
}

function hostileLinks(): string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('[role=textbox] a')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !/^(?:https?|mailto):/.test(href));
}

/** One place of each kind to paste into: a heading, a paragraph, a cell, an item. */
const places = ['Titre', 'paragraphe', 'c', 'deux'];

describe('500 hostile pastes', () => {
  it('bring in our own elements only, and make a text that opens again', () => {
    const made = open();
    const alert = vi.fn();
    vi.stubGlobal('alert', alert);
    const paste = fc.tuple(
      fc.constantFrom(...places),
      fc.oneof(
        hostileHtml.map((html) => ({ html })),
        hostileText.map((text) => ({ text })),
      ),
    );
    fc.assert(
      fc.property(paste, ([place, content]) => {
        made.show(() => before);
        stored = before;
        pasteAt(made, place, content);
        expect(foreign()).toEqual([]);
        expect(hostileLinks()).toEqual([]);
        expect(isStorable(stored)).toBe(true);
        const again = openText(stored);
        again.doc.check();
        expect(again.textOf(again.doc)).toBe(stored);
        expect(stored).toContain('<aside>x</aside>');
      }),
      { numRuns: 500, seed: 20_261_125 },
    );
    expect(alert).not.toHaveBeenCalled();
  });
});

describe('a paste', () => {
  const shown = () => document.querySelector('[role=textbox]')?.innerHTML ?? '';

  it('keeps headings, lists, tables, links, bold and italic of a page', () => {
    // The first pasted line joins the line at the cursor.
    const html =
      '<h2>Un <i>titre</i></h2><ul><li>a<ol><li>b</li></ol></li></ul><p>Voir <a href="https://www.canada.ca/fr">ici</a>, <b>gras</b>.</p><table><tr><td><p>x</p></td><td>y</td></tr><tr><td>1</td><td>2<br>3</td></tr></table>';
    pasteAt(open('Ici.\n'), 'Ici.', { html });
    expect(stored).toBe(
      'Ici.Un *titre*\n\n- a\n  1. b\n\nVoir [ici](https://www.canada.ca/fr), **gras**.\n\n| x | y |\n| --- | --- |\n| 1 | 2 3 |\n',
    );
  });

  it('of a word processor brings its words', () => {
    const html =
      '<html xmlns:o="urn:x"><head><style>p.MsoNormal{font-weight:bold}</style></head><body><!--[if gte mso 9]><xml>x</xml><![endif]--><p class=MsoNormal>Un <b style="mso-bidi-font-weight:normal">mot</b><o:p></o:p></p></body></html>';
    pasteAt(open('Ici.\n'), 'Ici.', { html });
    expect(stored).toBe('Ici.Un **mot**\n');
  });

  it.each(clipboards)('from $from', ({ html, text, markdown }) => {
    const content = html === undefined ? { text: text ?? '' } : { html };
    const made = open('');
    pasteAt(made, '', content);
    if (markdown === '') {
      // The result must equal pasting the text unparsed.
      const asWords = stored;
      made.show(() => '');
      made.view.pasteText(text ?? '');
      made.flush();
      expect(stored).toBe(asWords);
      expect(shown()).not.toMatch(/<(?:strong|em|ul|ol|h\d|table|blockquote|hr|del)\b/);
    } else {
      expect(stored).toBe(markdown);
      const again = openText(stored);
      expect(again.textOf(again.doc)).toBe(stored);
    }
  });

  it('of Markdown goes back to its signs, then to what was there', () => {
    const made = open('Ici.\n');
    pasteAt(made, 'Ici.', { text: ' **a** {{f:price.1}}\n\n- b\n- c' });
    expect(stored).toBe('Ici. **a** {{f:price.1}}\n\n- b\n- c\n');
    expect(shown()).toContain('price.1');
    made.run(undo);
    made.flush();
    expect(stored).toBe('Ici. \\*\\*a\\*\\* {{f:price.1}}\n\n\\- b\n\n\\- c\n');
    made.run(undo);
    made.flush();
    expect(stored).toBe('Ici.\n');
  });

  it.each([
    ['Un paragraphe.', 'Un paragraphe.\n\n## Titre\n\n- a\n- b'],
    ['Un', 'Un\n\n## Titre\n\n- a\n- b\n\nparagraphe.'],
  ])('of blocks after “%s” is beside the paragraph, not in its line', (words, expected) => {
    const made = open('Un paragraphe.');
    const { view } = made;
    const at = words.length + 1;
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, at)));
    paste(made, { text: '## Titre\n\n- a\n- b' });
    made.flush();
    expect(stored).toBe(expected);
  });

  it('of figures, a table of figures and a locked block that were copied here keeps them', () => {
    const html =
      '<p>x <span data-figure-f="price.1">{{f:price.1}}</span></p><div data-figure-table="loans">t</div><pre data-locked="">```\nx\n```</pre>';
    pasteAt(open('Ici.\n'), 'Ici.', { html });
    expect(stored).toBe('Ici.x {{f:price.1}}\n\n{{t:loans}}\n\n```\nx\n```\n');
  });

  it('of several paragraphs into a cell stays in the cell', () => {
    pasteAt(open('| a |\n|---|\n| b |\n'), 'b', { text: 'un\ndeux' });
    expect(stored).toBe('| a |\n|---|\n| bun deux |\n');
  });

  it('that is too long is refused, and nothing is lost', () => {
    const { view } = open();
    expect(paste({ view }, { text: 'x'.repeat(maxWriteUpLength + 1) })).toBe(true);
    expect(problems).toEqual(['tooLong']);
    pasteAt(open(), 'Titre', { html: `<p>${'<b>mot</b> '.repeat(12_000)}</p>` });
    expect(problems.at(-1)).toMatch(/ooLong/);
    expect(stored).toBe(before);
  });
});
