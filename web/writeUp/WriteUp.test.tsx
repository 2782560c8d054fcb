// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LanguageProvider } from '../copy/language.tsx';
import { TextLinksContext } from './textMarks.tsx';
import { WriteUp } from './WriteUp.tsx';

afterEach(cleanup);

const page = (text: string, writing = false) => (
  <LanguageProvider>
    <WriteUp text={text} writing={writing} />
  </LanguageProvider>
);

const hostile = `# <script>alert(1)</script>

<script>alert(2)</script>

<img src=x onerror="alert(3)"> et <a href="javascript:alert(4)">là</a>

[a](javascript:alert(5)) [b](data:text/html;base64,PHNjcmlwdD4=) [c](vbscript:x) [d](java
script:alert(6)) [e](&#106;avascript:alert(7)) [f](/api/me) [g](//exemple.ca) [h](file:///etc/passwd)

![image](https://exemple.ca/espion.png "x") ![](data:image/png;base64,AAAA)

<iframe src="https://exemple.ca"></iframe><style>body{display:none}</style>

<svg><a xlink:href="javascript:alert(8)"><text>x</text></a></svg>

| <b onclick="alert(9)">x</b> | y |
|---|---|
| ![z](https://exemple.ca/z.png) | <form action="https://exemple.ca"><input name=p></form> |

- <details open ontoggle=alert(10)>

<javascript:alert(11)>

[r][ref] [bon](https://www.revenuquebec.ca/?a=1&b=2) [non](https://exemple.ca/?a=1) [m](mailto:x@exemple.ca?body=y)

[ref]: javascript:alert(12)
`;

const ours = new Set(
  'NAV BUTTON DIV SECTION SPAN P H3 H4 H5 H6 STRONG EM DEL CODE PRE BR A UL OL LI TABLE THEAD TBODY TR TH TD BLOCKQUOTE HR'.split(
    ' ',
  ),
);
const oursAttributes = new Set(
  'class href target rel scope start id type hidden aria-label aria-expanded aria-controls aria-hidden data-column data-quadrant data-scrolls data-write-up tabindex role'.split(
    ' ',
  ),
);

function expectOursOnly(container: HTMLElement) {
  // Skip our own icons, which never contain the write-up's text.
  for (const element of container.querySelectorAll('*')) {
    if (element.closest('svg')) continue;
    expect(ours).toContain(element.tagName);
    for (const { name } of element.attributes) expect(oursAttributes).toContain(name);
    const isToHeading = element.getAttribute('href')?.startsWith('#section-');
    if (element.tagName === 'A' && !isToHeading) {
      expect(element.getAttribute('href')).toMatch(/^https:\/\/www\.revenuquebec\.ca\//);
      expect(element.getAttribute('rel')).toBe('noopener noreferrer');
      expect(element.getAttribute('target')).toBe('_blank');
    }
  }
}

describe('a write-up', () => {
  it('renders our own elements only, whatever the text contains', () => {
    const { container } = render(page(hostile));
    expectOursOnly(container);
    expect(container.textContent).not.toMatch(/alert\(2\)|<script/);
    expect(container.textContent).toContain('image');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['bon']);
    expect(container.textContent).toContain('non (https://exemple.ca/?a=1)');
    expect(container.textContent).toContain('m (x@exemple.ca)');
  });

  it.each([1, 2, 3, 5, 7])('renders our own elements only in chunks of %i', (size) => {
    const { container, rerender } = render(page('', true));
    for (let at = size; at < hostile.length; at += size) {
      rerender(page(hostile.slice(0, at), true));
      if (at % 5 === 0) expectOursOnly(container);
    }
    rerender(page(hostile, false));
    expectOursOnly(container);
    const streamed = container.innerHTML;
    cleanup();
    expect(render(page(hostile)).container.innerHTML).toBe(streamed);
  });

  it('gives no empty heading to a table column', () => {
    render(page('| | An 1 | ** ** |\n|---|---|---|\n| Ventes | 10 | 20 |'));
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent?.trim());
    expect(heads).toContain('An 1');
    expect(heads).not.toContain('');
    expect(screen.getAllByRole('row')[0]?.children).toHaveLength(3);
  });

  it('shows headings below the region’s, lists, tables, links and characters', () => {
    render(
      page(
        '## Un titre\n\nTom &amp; Ève **fort**\n\n3. trois\n4. quatre\n\n| A | B |\n|---|---|\n| x | 1 200 $ |\n\n<https://www.cai.gouv.qc.ca/> <https://exemple.ca/> <moi@exemple.ca>',
      ),
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Un titre' })).toBeTruthy();
    expect(screen.getByText(/Tom & Ève/)).toBeTruthy();
    expect(screen.getByRole('list').getAttribute('start')).toBe('3');
    expect(screen.getByRole('columnheader', { name: 'B' }).className).toContain('text-right');
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://www.cai.gouv.qc.ca/');
    expect(document.body.textContent).toMatch(/https:\/\/exemple\.ca\/ moi@exemple\.ca$/);
  });

  it('renders the SWOT as one named region with its four quadrants', () => {
    render(page('## Forces\n\n- a\n\n## Faiblesses\n\nb\n\n## Occasions\n\nc\n\n## Menaces\n\nd'));
    const matrix = screen.getByRole('region', { name: 'Matrice FFOM (SWOT)' });
    expect(
      within(matrix)
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual(['Forces', 'Faiblesses', 'Occasions', 'Menaces']);
    expect(matrix.querySelectorAll('[data-quadrant]').length).toBe(4);
  });

  it('lists its headings, and links to one of them with the focus, folded or not', () => {
    render(page('Un début.\n\n## Marché\n\na\n\n### Détail\n\nb\n\n## Suite\n\nc'));
    const contents = screen.getByRole('navigation', { name: 'Sommaire' });
    const links = within(contents).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Marché', 'Suite']);
    const fold = screen.getByRole('button', { name: 'Section\u00a0: Suite' });
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByText('c').closest('[hidden]')).toBeTruthy();
    fireEvent.click(within(contents).getByRole('link', { name: 'Suite' }));
    expect(screen.getByText('c').closest('[hidden]')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3, name: 'Suite' }));
  });

  it('names the column of each cell where a phone stacks the rows', () => {
    render(page('| | An 1 | Note |\n|---|---|---|\n| Ventes | 10 | bien |'));
    const cells = screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-column'));
    expect(cells).toEqual([null, null, 'An 1', 'Note']);
  });
});

it('links what a text names, but never inside a link', () => {
  const Linked = ({ text }: { text: string }) => <em data-linked="">{text}</em>;
  render(
    <TextLinksContext value={Linked}>
      {page('Voyez « Finances » et [« Finances »](https://www.quebec.ca/x) et `Finances`.')}
    </TextLinksContext>,
  );
  const linked = [...document.querySelectorAll('[data-linked]')];
  const texts = linked.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
  expect(texts).toEqual(['Voyez « Finances » et ', ' et ', '.']);
});
