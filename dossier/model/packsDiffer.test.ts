import { fileSections, type PackId, packIds, packs, partIds } from '@elan/domain/dossier/packs';
import { lenderPlans } from '@elan/domain/forecast/testing/lenderPlans';
import { languages } from '@elan/domain/language';
import { catalogue } from '@elan/modules/catalogue';
import { aMorning } from '@elan/modules/testing/aMorning';
import { describe, expect, it } from 'vitest';
import { blocksOfKind, wordsIn } from '../testing/words.ts';
import { dossierDocument } from './dossierDocument.ts';

const { boulangerie } = lenderPlans;
const loans = (boulangerie.loans ?? []).map((loan) => ({ ...loan, lender: 'La Caisse' }));
const inputs = { ...boulangerie, loans };
const lastUpdated = aMorning.toISOString();

function documentFor(pack: PackId, language: 'fr' | 'en') {
  const plan = catalogue['business-plan'].sections
    .map(({ title }) => `## ${title[language]}\n\nUn texte.`)
    .join('\n\n');
  const modules = {
    [catalogue['business-plan'].key]: { lastUpdated, aiResponse: plan },
    [catalogue.finances.key]: { lastUpdated, forecast: { inputs, origins: {}, confirmed: [] } },
  };
  return dossierDocument({
    project: { name: 'Essai', description: '', modules },
    profile: { amountAsked: 40_000_00, people: [{ id: 'a', name: 'Ève', role: 'Propriétaire' }] },
    answers: [],
    pack,
    language,
    now: aMorning,
  });
}

const pairs = packIds.flatMap((one, at) =>
  packIds.slice(at + 1).map((other) => [one, other] as const),
);

/** The headings of parts and sections, in document order. */
function contentsOf(pack: PackId, language: 'fr' | 'en') {
  return documentFor(pack, language)
    .blocks.flatMap((block) => (block.kind === 'landscape' ? block.blocks : [block]))
    .flatMap((block) => (block.kind === 'heading' && block.level <= 2 ? [block.text] : []));
}

describe.each(languages)('in %s', (language) => {
  it.each(pairs)(
    '%s and %s differ in their contents, their order and their words',
    (one, other) => {
      const [mine, theirs] = [contentsOf(one, language), contentsOf(other, language)];
      expect(mine).not.toEqual(theirs);
      const shared = mine.filter((heading) => theirs.includes(heading));
      const isOwn = mine.length !== shared.length || theirs.length !== shared.length;
      const isOrder =
        shared.join('\n') !== theirs.filter((heading) => shared.includes(heading)).join('\n');
      expect(isOwn || isOrder).toBe(true);
      expect(wordsIn(documentFor(one, language).blocks)).not.toBe(
        wordsIn(documentFor(other, language).blocks),
      );
      expect(packs[one].about[language]).not.toBe(packs[other].about[language]);
    },
  );
});

it('each has its parts and sections once, of those that exist', () => {
  for (const { parts, file } of Object.values(packs)) {
    expect(new Set(parts).size).toBe(parts.length);
    expect(new Set(file).size).toBe(file.length);
    expect(partIds).toEqual(expect.arrayContaining([...parts]));
    expect(fileSections).toEqual(expect.arrayContaining([...file]));
  }
});

describe('what a reader looks for first', () => {
  it('is the amount, the coverage, the security and the ratios for a bank', () => {
    const made = documentFor('bank', 'fr');
    const captions = blocksOfKind(made, 'table').map(({ caption }) => caption);
    expect(contentsOf('bank', 'fr')[0]).toBe('La demande');
    expect(captions.slice(0, 3)).toEqual([
      'Montage financier',
      'Trois ans en bref',
      'Prêteurs et garanties',
    ]);
    expect(captions.indexOf('Ratios')).toBeLessThan(captions.indexOf('Prêts'));
    expect(captions.filter((one) => one === 'Prêteurs et garanties')).toHaveLength(1);
    expect(wordsIn(made.blocks)).toContain('Financement demandé\u00a0: 40\u00a0000\u00a0$.');
  });

  it('is the promoters, then the jobs, for a SADC or an MRC', () => {
    const contents = contentsOf('sadc', 'fr');
    const at = (title: string) => contents.indexOf(title);
    expect(at('Les personnes derrière le projet')).toBe(1);
    expect(at('Emplois et retombées')).toBeGreaterThan(at('Le projet'));
    expect(at('Hypothèses')).toBeGreaterThan(at('Scénarios et imprévus'));
  });

  it('is the business, and the summary last, for BDC', () => {
    const { parts } = packs.bdc;
    expect(parts[0]).toBe('project');
    expect(parts.slice(-4)).toEqual(['request', 'summary', 'financialFile', 'sources']);
  });

  it('is the milestones for Futurpreneur, and nothing of the loans for a partner', () => {
    expect(contentsOf('futurpreneur', 'en')).toContain('Milestones for the mentor');
    expect(contentsOf('partner', 'en')).not.toContain('Loans and repayments');
  });
});
