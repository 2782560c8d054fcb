import { type DossierProfile, mostPeople } from '@elan/domain/dossier/profile';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import { lenderPlans } from '@elan/domain/forecast/testing/lenderPlans';
import { languages } from '@elan/domain/language';
import { maxDescriptionLength, maxProjectNameLength } from '@elan/domain/project/projectFields';
import { catalogue } from '@elan/modules/catalogue';
import { aMorning } from '@elan/modules/testing/aMorning';
import { describe, expect, it } from 'vitest';
import { dossierDocument } from './model/dossierDocument.ts';
import type { DossierSource } from './model/source.ts';
import { renderPages } from './pdf/renderPages.ts';
import { renderPdf } from './pdf/renderPdf.ts';
import { knownNumbers, unknownNumbers } from './testing/knownNumbers.ts';
import { readPdf } from './testing/readPdf.ts';
import { rowsOfPdf } from './testing/tableCells.ts';

const { boulangerie, ceramique } = lenderPlans;
const profile: DossierProfile = {
  contact: 'Ève Roy',
  amountAsked: 90_000_00,
  people: [{ id: 'a', name: 'Ève Roy', role: 'Boulangère', share: '100 %' }],
};

function modulesWith(inputs: ForecastInputs): DossierSource['project']['modules'] {
  const forecast = { inputs, origins: {}, confirmed: [] };
  return { [catalogue.finances.key]: { lastUpdated: aMorning.toISOString(), forecast } };
}

function sheetOf(own: Partial<DossierSource>, inputs?: ForecastInputs) {
  const modules = inputs ? modulesWith(inputs) : {};
  const description = 'Une boulangerie de nuit à Rimouski. Elle ouvre à 3 h.';
  return dossierDocument({
    project: { name: 'Pain de nuit', description, modules },
    profile,
    answers: [],
    pack: 'onepage',
    language: 'fr',
    now: aMorning,
    ...own,
  });
}

describe('a sheet of one page', () => {
  it.each(languages)('states the figures of the plan and nothing else, in %s', async (language) => {
    const sheet = sheetOf({ language }, boulangerie);
    const made = await renderPdf(sheet);
    expect(made).toMatchObject({ pages: 1, isAccessible: true, headings: [], replaced: [] });
    const { pages, isTagged, title } = await readPdf(made.pdf);
    expect({ isTagged, title }).toEqual({ isTagged: true, title: 'Pain de nuit' });
    const text = pages
      .map((page) => page.text)
      .join('\n')
      .replaceAll(/\s/g, ' ');
    for (const words of ['Une boulangerie de nuit à Rimouski.', 'Ève Roy (Boulangère, 100 %)']) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('3 h');
    const facts = sheet.cover.facts.map(({ label, value }) => [label, value]);
    const rows = [...(await rowsOfPdf(made.pdf)), ...facts.slice(0, 3)];
    expect(unknownNumbers(rows, knownNumbers(boulangerie), language)).toEqual([]);
    expect(facts.slice(0, 3).map(([label]) => label)).toEqual(
      language === 'fr'
        ? [
            'Financement demandé',
            'Part des propriétaires dans le financement',
            'Encaisse la plus basse',
          ]
        : ['Financing asked for', 'Owners’ share of the financing', 'Lowest cash'],
    );
  });

  it('shows that page in the preview', async () => {
    expect((await renderPages(sheetOf({}, ceramique))).pages).toBe(1);
  });

  it('has what is known where there is no forecast, or nothing', async () => {
    const plain = await renderPdf(sheetOf({}));
    expect(plain.pages).toBe(1);
    const project = { name: 'P', description: ' ', modules: {} };
    const bare = sheetOf({ profile: {}, project });
    expect(bare.cover).toMatchObject({ description: '', facts: [] });
    expect(await renderPdf(bare)).toMatchObject({ pages: 1, isAccessible: true });
  });

  const wide: Readonly<Record<string, (length: number) => string>> = {
    'one word': (length) => 'W'.repeat(length),
    words: (length) => 'MWMW '.repeat(length / 5).trim(),
    emoji: (length) => '🥐'.repeat(length / 2),
    lines: (length) => 'W\n'.repeat(length / 2),
  };
  it.each(
    Object.keys(wide).flatMap((kind) => languages.map((language) => [kind, language] as const)),
  )('fits on it with the longest texts: %s, in %s', async (kind, language) => {
    const text = wide[kind] ?? String;
    const line = text(200);
    const person = { name: line, role: line, share: line };
    const longest: DossierProfile = {
      ...{ businessName: line, contact: line, email: line, phone: line },
      amountAsked: 1_000_000_000,
      people: Array.from({ length: mostPeople }, (_, at) => ({ id: String(at), ...person })),
    };
    const project = {
      name: text(maxProjectNameLength),
      description: text(maxDescriptionLength),
      modules: modulesWith(boulangerie),
    };
    const made = await renderPdf(sheetOf({ profile: longest, project, language }));
    expect(made.pages).toBe(1);
    const { pages } = await readPdf(made.pdf);
    expect(pages.flatMap(({ outside }) => outside)).toEqual([]);
  });
});
