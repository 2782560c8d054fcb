import { lenderPlans } from '@elan/domain/forecast/testing/lenderPlans';
import { type Language, languages } from '@elan/domain/language';
import { catalogue } from '@elan/modules/catalogue';
import { aMorning } from '@elan/modules/testing/aMorning';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { all, parseXml, type XmlElement } from './docx/testing/xml.ts';
import { makeDocument } from './makeDocument.ts';
import { sheetDocument } from './model/sheetDocument.ts';
import type { DossierSource } from './model/source.ts';
import { hostileSource } from './testing/hostileSource.ts';
import { knownNumbers, unknownNumbers } from './testing/knownNumbers.ts';

const inputs = lenderPlans.boulangerie;
const lastUpdated = aMorning.toISOString();

function sourceIn(language: Language, own: Partial<DossierSource> = {}): DossierSource {
  const modules = {
    [catalogue.finances.key]: { lastUpdated, forecast: { inputs, origins: {}, confirmed: [] } },
    [catalogue.idea.key]: {
      lastUpdated,
      aiResponse:
        '## Le projet\n\nDu pain cuit la nuit. Il est livré à l’aube.\n\n{{t:loans}}\n\n## La suite\n\n- Les revenus sont de {{f:revenue.y1}}.',
    },
  };
  const project = { name: 'Pain de nuit', description: 'Une boulangerie. Et plus.', modules };
  const people = [{ id: 'a', name: 'Ève Roy', role: 'Boulangère' }];
  const profile = { amountAsked: 90_000_00, people };
  return { project, profile, answers: [], pack: 'bank', language, now: aMorning, ...own };
}

const wordsOf = (element: XmlElement) =>
  all(element, 'a:t')
    .flatMap(({ children }) => children)
    .join('');

/** The XML parts of the presentation, by name, and the names of the other files in it. */
async function open(source: DossierSource) {
  const [file] = (await makeDocument({ kind: 'pptx', source })).parts;
  const entries = Object.entries(unzipSync(file ?? new Uint8Array()));
  const isXml = (name: string) => /\.(?:xml|rels)$/.test(name);
  const parts = new Map<string, XmlElement>(
    entries.flatMap(([name, bytes]) =>
      isXml(name) ? [[name, parseXml(strFromU8(bytes))] as const] : [],
    ),
  );
  const slides = Array.from({ length: 20 }, (_, at) => parts.get(`ppt/slides/slide${at + 1}.xml`))
    .filter((slide) => slide !== undefined)
    .map((slide) =>
      all(slide, 'a:p')
        .map(wordsOf)
        .filter((text) => text !== ''),
    );
  const others = entries
    .map(([name]) => name)
    .filter((name) => !isXml(name) && !name.endsWith('/'));
  return { parts, slides, others };
}

describe.each(languages)('ten slides in %s', (language) => {
  it('have the numbers of the plan and no others', async () => {
    const { slides, parts } = await open(sourceIn(language));
    expect(slides).toHaveLength(10);
    const texts = slides.flatMap((lines, at) =>
      // The last line is the number of the slide, which the first one does not have.
      (at === 0 ? [] : lines.slice(0, -1)).map((line) => ['', line]),
    );
    const plan = knownNumbers(inputs);
    // Those of the stress tests: fewer sales, higher costs.
    const known = { ...plan, percent: new Set([...plan.percent, '20', '10']) };
    expect(unknownNumbers(texts, known, language)).toEqual([]);
    expect(texts.filter(([, line]) => /\d/.test(line ?? '')).length).toBeGreaterThan(30);
    const chart = [...parts].find(([name]) => /^ppt\/charts\/chart\d+\.xml$/.test(name))?.[1];
    const values = chart ? all(chart, 'c:val').flatMap((value) => all(value, 'c:v')) : [];
    expect(values).toHaveLength(37);
    for (const value of values) {
      expect(known.cents.has(Math.round(Number(value.children.join('')) * 100))).toBe(true);
    }
  });

  it('agree with the sheet of one page', async () => {
    const words = (await open(sourceIn(language))).slides.flat().join('\n');
    const { title, cover, blocks } = sheetDocument(sourceIn(language));
    const cells = blocks.flatMap((block) =>
      block.kind === 'table'
        ? block.table.rows.flatMap((row) => row.cells.map((cell) => cell[0]?.text ?? ''))
        : [],
    );
    const facts = cover.facts.map(({ value }) => value);
    for (const text of [title, cover.description, ...facts, ...cells]) {
      expect(words).toContain(text.replaceAll('\u2011', '-'));
    }
  });

  it('have a title on each, in the language of the file', async () => {
    const { parts } = await open(sourceIn(language));
    for (let number = 1; number <= 10; number += 1) {
      const slide = parts.get(`ppt/slides/slide${number}.xml`);
      if (!slide) throw new Error(`no slide ${number}`);
      const title = all(slide, 'p:sp').find((shape) =>
        all(shape, 'p:ph').some(({ attributes }) => attributes.type === 'title'),
      );
      expect(title && wordsOf(title)).not.toBe('');
      const spoken = all(slide, 'a:rPr').map(({ attributes }) => attributes.lang);
      expect(new Set(spoken)).toEqual(new Set([`${language}-CA`]));
    }
  });
});

it('takes the first sentence of each section, with current figures', async () => {
  const { slides } = await open(sourceIn('fr'));
  expect(slides[3]?.slice(0, -1)).toEqual([
    'Le projet',
    'Du pain cuit la nuit.',
    'Les revenus sont de 184\u00a0349\u00a0$.',
  ]);
  expect(slides[4]?.slice(0, -1)).toEqual(['Marché et concurrence', 'à préciser']);
});

it('are ten of an empty project', async () => {
  const project = { name: 'Vide', description: '', modules: {} };
  expect((await open(sourceIn('fr', { project, profile: {} }))).slides).toHaveLength(10);
});

it.each([0, 5, 9, 13])('show hostile texts as text only: rotation %i', async (rotation) => {
  const { source } = hostileSource(rotation);
  const { parts, slides, others } = await open({ ...source, pack: 'bank' });
  expect(slides).toHaveLength(10);
  const outside = [...parts.values()]
    .flatMap((part) => all(part, 'Relationship'))
    .filter(({ attributes }) => attributes.TargetMode === 'External');
  expect(outside).toEqual([]);
  expect(others.filter((name) => !/^ppt\/embeddings\/[\w-]+\.xlsx$/.test(name))).toEqual([]);
});
