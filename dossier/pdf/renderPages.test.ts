import { beforeAll, describe, expect, it } from 'vitest';
import { hostileDocument } from '../testing/hostileDocument.ts';
import { sampleDocument } from '../testing/sampleDocument.ts';
import { renderPages } from './renderPages.ts';
import { renderPdf } from './renderPdf.ts';
import { SvgPages } from './svgPages.ts';

const all = (pages: SvgPages) => Array.from({ length: pages.pages }, (_, at) => pages.page(at + 1));

describe('the pages of a dossier', () => {
  let pages: SvgPages;
  beforeAll(async () => {
    pages = await renderPages(sampleDocument);
  });

  it('are those of the PDF', async () => {
    expect(pages.pages).toBe((await renderPdf(sampleDocument)).pages);
  });

  it('are drawings of Letter paper, turned where a table is wide', () => {
    const sizes = all(pages).map((page) =>
      page
        .match(/^<svg [^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"/)
        ?.slice(1)
        .map(Number),
    );
    expect(sizes.filter((size) => String(size) === '792,612')).toHaveLength(1);
    expect(sizes.filter((size) => String(size) === '612,792')).toHaveLength(pages.pages - 1);
  });

  it('have every glyph and clip that they use, and no other', () => {
    for (const page of all(pages)) {
      const defined = Array.from(page.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
      const used = Array.from(page.matchAll(/(?: href="#|url\(#)([^")]+)/g), ([, id]) => id);
      expect(new Set(used)).toEqual(new Set(defined));
      expect(used.length).toBeGreaterThan(10);
    }
  });

  it('refuse a page past the last', () => {
    expect(() => pages.page(pages.pages + 1)).toThrow(RangeError);
    expect(() => pages.page(0)).toThrow(RangeError);
  });
});

it('draws nothing but shapes, whatever the text', async () => {
  const pages = await renderPages(hostileDocument);
  expect(pages.replaced).toEqual((await renderPdf(hostileDocument)).replaced);
  expect(pages.replaced).not.toEqual([]);
  for (const page of all(pages)) {
    const names = new Set(Array.from(page.matchAll(/<([^\s/>]+)/g), ([, name]) => name));
    expect(
      [...names].filter((name) => !/^(?:svg|defs|g|path|use|clipPath)$/.test(name ?? '')),
    ).toEqual([]);
    expect(page).not.toMatch(/\son\w+=|javascript:|https?:\/\/(?!www\.w3\.org\/2000\/svg")|<!|<\?/);
    // Every opening tag needs a closing one.
    const opened = page.match(/<[a-zA-Z][^>]*[^/]>/g)?.length;
    expect(page.match(/<\//g)?.length).toBe(opened);
  }
});

it('keeps of a drawing what draws', () => {
  const drawing = (inner: string) =>
    `<svg><defs class="glyph"><path id="g1" d="M 0 0" onload="x()"/></defs><g class="typst-page" data-tid="p" data-page-width="10" data-page-height="20">${inner}</g></svg>`;
  const { page } = { page: (inner: string) => new SvgPages(drawing(inner)).page(1) };
  expect(
    page('<a xlink:href="https://exemple.example" onclick="x()"><rect width="1" height="1"/></a>'),
  ).not.toMatch(/exemple|onclick|rect/);
  expect(
    page('<script>alert(1)</script><g fill="#123" style="x" onclick="y()"><path d="M1 1"/></g>'),
  ).toContain('<g fill="none"><g fill="#123"><path d="M1 1"/></g></g>');
  expect(page('<use x="1" href="#g1"/>')).toContain('<defs><path id="g1" d="M 0 0"/></defs>');
  expect(
    page(
      '<use href="https://exemple.example#a"/><path fill="url(//exemple.example)"/><use href="exemple.svg"/>',
    ),
  ).not.toContain('exemple');
});
