import { type PackId, packIds, packs, partIds, partTitles } from '@elan/domain/dossier/packs';
import { hasPartContent } from '@elan/domain/dossier/partContent';
import { forecast } from '@elan/domain/forecast/forecast';
import type { SavedForecast } from '@elan/domain/forecast/saved/savedForecast';
import { shortOfCash, visits } from '@elan/domain/forecast/testing/samplePlans';
import { languages } from '@elan/domain/language';
import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import { twinHash } from '@elan/domain/writeUp/twin';
import { catalogue, journey } from '@elan/modules/catalogue';
import { aMorning } from '@elan/modules/testing/aMorning';
import { richInput } from '@elan/modules/testing/richProject';
import { checksOfProject } from '@elan/reading/contradictions/projectChecks';
import { evidenceOf } from '@elan/reading/review/evidence';
import { describe, expect, it } from 'vitest';
import { blocksOfKind, wordsIn } from '../testing/words.ts';
import type { DossierDocument } from './blocks.ts';
import { dossierDocument } from './dossierDocument.ts';
import { wordsOf } from './markdown/inline.ts';
import type { DossierSource } from './source.ts';

const saved: SavedForecast = {
  inputs: visits,
  origins: { 'offers.0.price': 'answer:finances.pricingStrategy' },
  confirmed: [],
};

/** @returns content for every module, including a forecast. */
function modulesOf(): Record<string, ModuleEntry> {
  const all = journey.flatMap((definition) => {
    const { modules } = richInput(definition, 'fr');
    return Object.entries(modules);
  });
  const modules = Object.fromEntries(
    all.map(([key, content]) => [key, { lastUpdated: '2026-11-20T03:00:00.000Z', ...content }]),
  ) as Record<string, ModuleEntry>;
  const { finances } = modules;
  return finances ? { ...modules, finances: { ...finances, forecast: saved } } : modules;
}

function sourceOf(own: Partial<DossierSource> = {}): DossierSource {
  return {
    project: { name: 'Pain de nuit', description: 'Du pain à 3 h.', modules: modulesOf() },
    profile: { people: [{ id: 'a', name: 'Ève', role: 'Propriétaire', share: '100 %' }] },
    answers: [],
    pack: 'bank',
    language: 'fr',
    now: aMorning,
    ...own,
  };
}

function withText(key: string, aiResponse: string, own: Partial<ModuleEntry> = {}) {
  const modules = modulesOf();
  const entry = { lastUpdated: '2026-11-20T03:00:00.000Z', aiResponse, ...own };
  return { project: { name: 'P', description: '', modules: { ...modules, [key]: entry } } };
}

const partsIn = ({ blocks }: DossierDocument) =>
  blocks.flatMap((block) => (block.kind === 'heading' && block.level === 1 ? [block.text] : []));

it.each([
  [13, 'Et 1 autre montant dont'],
  [14, 'Et 2 autres montants dont'],
])('counts the amounts that its points do not list: %s', (amounts, words) => {
  const text = Array.from({ length: amounts }, (_, at) => `${70_001 + at * 7} $`).join(', ');
  const entry = { lastUpdated: '2026-11-20T03:00:00.000Z', aiResponse: `Il faut ${text}.` };
  const project = { name: 'P', description: '', modules: { rd: entry } };
  const { toValidate } = dossierDocument(sourceOf({ project, pack: 'personal' }));
  expect(wordsIn(toValidate)).toContain(words);
});

describe('the document of a project', () => {
  it.each(journey.map(({ key }) => key))('has the parts that %s fills', (key) => {
    const { [key]: entry } = modulesOf();
    const { sections } = catalogue['business-plan'];
    const whole = sections.map(({ title }) => `## ${title.fr}\n\nUn texte.`).join('\n\n');
    const isPlan = key === 'business-plan';
    const modules = entry ? { [key]: { ...entry, ...(isPlan ? { aiResponse: whole } : {}) } } : {};
    const project = { name: 'P', description: '', modules };
    const document = dossierDocument(sourceOf({ pack: 'personal', profile: {}, project }));
    const filled = packs.personal.parts.filter((part) => hasPartContent(part, modules, {}));
    expect(partsIn(document)).toEqual(filled.map((part) => partTitles[part].fr));
  });

  it.each(packIds.filter((pack) => packs[pack].parts.length > 0))(
    'for %s has the write-ups of all seven modules',
    (pack: PackId) => {
      const words = wordsIn(dossierDocument(sourceOf({ pack })).blocks);
      for (const key of ['idea', 'analysis', 'business-plan', 'marketing', 'rd', 'environmental']) {
        expect(words).toContain(`Ce que je réponds (write-up of ${key})`);
      }
      expect(words).toContain('Ce que je réponds (write-up of finances)');
      const isPersonal = pack === 'personal';
      for (const own of ['content of day 3', 'Ce que je réponds (nom)', 'Indice global']) {
        expect(words.includes(own), own).toBe(isPersonal);
      }
    },
  );

  it('has the parts that were chosen, in the order of the pack', () => {
    const parts = ['financialFile', 'people', 'journal'] as const;
    expect(partsIn(dossierDocument(sourceOf({ parts })))).toEqual([
      partTitles.financialFile.fr,
      partTitles.people.fr,
    ]);
    expect(partsIn(dossierDocument(sourceOf({ parts: [] })))).toEqual([]);
  });

  it('of an empty project has its cover and no part', () => {
    const project = { name: 'Vide', description: '', modules: {} };
    const made = dossierDocument(sourceOf({ project, profile: {}, pack: 'personal' }));
    expect(made).toMatchObject({ title: 'Vide', blocks: [] });
    expect(made.cover.facts).toEqual([]);
  });

  it('leaves out what only advises its author, and nothing else', () => {
    const text =
      '## Où en est le produit\n\nPrêt.\n\n## Une autre section\n\nLe reste.\n\n## Risques et prochaines étapes\n\nUn risque.';
    const words = wordsIn(dossierDocument(sourceOf(withText('rd', text))).blocks);
    expect(words).toContain('Le reste.');
    const plan =
      'Avant tout.\n\n## Sommaire du projet\n\nEn bref.\n\n## Mon titre\n\nÀ moi.\n\n## Liste de vérification\n\nÀ compléter.';
    const made = dossierDocument(sourceOf(withText('business-plan', plan)));
    const planWords = wordsIn(made.blocks);
    for (const kept of ['Avant tout.', 'En bref.', 'À moi.']) expect(planWords).toContain(kept);
    expect(planWords).not.toContain('À compléter.');
    expect(partsIn(made)[1]).toBe(partTitles.summary.fr);
  });

  it('takes the text in its own language, as long as that is current', () => {
    const twin = { language: 'en', text: 'The bread is warm.', of: twinHash('Le pain est chaud.') };
    const current = withText('idea', 'Le pain est chaud.', { twin } as Partial<ModuleEntry>);
    const words = (own: Partial<DossierSource>) => wordsIn(dossierDocument(sourceOf(own)).blocks);
    expect(words({ ...current, language: 'en' })).toContain('The bread is warm.');
    expect(words({ ...current, language: 'fr' })).toContain('Le pain est chaud.');
    const older = withText('idea', 'Le pain est froid.', { twin } as Partial<ModuleEntry>);
    expect(words({ ...older, language: 'en' })).toContain('Le pain est froid.');
  });

  it('shows a table once, in the financial file, to which every other mention refers', () => {
    const text = '## Coût\n\n{{t:sourcesAndUses}}\n\nEt encore.\n\n{{t:cashBudget.y1}}';
    const own = { project: { ...sourceOf().project, modules: modulesOf() } };
    const modules = {
      ...own.project.modules,
      idea: { lastUpdated: '2026-11-20T03:00:00.000Z', aiResponse: text },
    };
    const made = dossierDocument(sourceOf({ project: { ...own.project, modules } }));
    const captions = blocksOfKind(made, 'table').map(({ caption }) => caption);
    expect(captions.filter((caption) => caption === 'Sources et utilisations')).toHaveLength(1);
    expect(new Set(captions).size).toBe(captions.length);
    const named = [...wordsIn(made.blocks).matchAll(/Voir le tableau «\u00a0(.*?)\u00a0»\./gu)];
    expect(named.length).toBeGreaterThan(1);
    for (const [, caption] of named) expect(captions).toContain(caption);
    const several = '{{t:sourcesAndUses}}\n\n{{t:cashBudget}}\n\n{{t:sourcesAndUses}}\n\nEnsuite.';
    const idea = { ...modules.idea, aiResponse: several };
    const ideas = { ...own.project, modules: { ...modules, idea } };
    expect(wordsIn(dossierDocument(sourceOf({ project: ideas })).blocks)).toContain(
      'Voir les tableaux «\u00a0Sources et utilisations\u00a0» et «\u00a0Budget de caisse sur trois ans\u00a0».\nEnsuite.',
    );
    const project = { ...own.project, modules };
    const without = dossierDocument(sourceOf({ project, parts: ['project'] }));
    expect(blocksOfKind(without, 'table').map(({ caption }) => caption)).toEqual([
      'Sources et utilisations',
      'Budget de caisse de la première année',
    ]);
  });
});

it.each(languages)('treats each subject once, with its figures: %s', (language) => {
  const written = (key: 'analysis' | 'business-plan' | 'finances' | 'marketing') =>
    catalogue[key].sections
      .map(({ id, title }) => `## ${title[language]}\n\n${key} ${id}.`)
      .join('\n\n');
  const lastUpdated = '2026-11-20T03:00:00.000Z';
  const modules = Object.fromEntries(
    (['analysis', 'business-plan', 'finances', 'marketing'] as const).map((key) => [
      key,
      { lastUpdated, aiResponse: written(key), ...(key === 'finances' ? { forecast: saved } : {}) },
    ]),
  );
  const project = { name: 'P', description: '', modules };
  const made = dossierDocument(sourceOf({ project, language }));
  const words = wordsIn(made.blocks);
  const lines = words.split('\n');
  const titles = made.blocks
    .flatMap((block) => (block.kind === 'landscape' ? block.blocks : block))
    .flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  for (const subject of [
    /seuil de rentabilité|break-even/iu,
    /budget de caisse|cash budget/iu,
    /^(?:marché|market$|analyse de marché|market analysis)/iu,
    /concurren(?!ce$)|compet(?!ition$)/iu,
    /scénarios|scenarios/iu,
  ]) {
    const level2 = titles.filter(
      (title) => subject.test(title) && title !== partTitles.market[language],
    );
    expect(level2, String(subject)).toHaveLength(1);
  }
  for (const kept of ['analysis market.', 'finances breakEven.', 'finances cashBudget.']) {
    expect(lines.filter((line) => line === kept)).toHaveLength(1);
  }
  expect(lines).not.toContain('business-plan market.');
  const alone = { ...project, modules: { 'business-plan': modules['business-plan'] } };
  const plan = wordsIn(
    dossierDocument(sourceOf({ project: alone as typeof project, language })).blocks,
  );
  expect(plan).toContain('business-plan market.');
});

describe('the financial file', () => {
  const tableWith = (made: DossierDocument, caption: RegExp) => {
    const found = blocksOfKind(made, 'table').find((one) => caption.test(one.caption ?? ''));
    if (!found) throw new Error(`no table ${caption}`);
    return found.table.rows.map(({ cells }) => cells.map(wordsOf));
  };
  const amount = (cents: number | null) =>
    new Intl.NumberFormat('fr-CA').format(Math.round((cents ?? Number.NaN) / 100) + 0);

  it('opens each month with the cash that the last one closed with, as computed', () => {
    const made = dossierDocument(sourceOf({ pack: 'sadc' }));
    const { months } = forecast(visits);
    for (const [caption, first] of [
      [/mois 12/, 0],
      [/mois 13/, 13],
      [/mois 25/, 25],
    ] as const) {
      const rows = tableWith(made, caption);
      const [opening, closing] = [rows[0] ?? [], rows.at(-1) ?? []];
      const own = months
        .slice(first, first === 0 ? 13 : first + 12)
        .map(({ cash }) => amount(cash));
      expect(closing.slice(1, -1)).toEqual(own);
      expect(opening.slice(2, -1)).toEqual(own.slice(0, -1));
      expect(opening[1]).toBe(amount(months[first - 1]?.cash ?? 0));
      expect(closing.at(-1)).toBe(own.at(-1));
    }
  });

  it.each([
    ['bank', 36],
    ['bdc', 36],
    ['sadc', 36],
    ['futurpreneur', 24],
    ['partner', 12],
    ['personal', 12],
  ] as const)('for %s has the cash of %i months, each once', (pack, count) => {
    const heads = blocksOfKind(dossierDocument(sourceOf({ pack })), 'table')
      .filter(({ caption }) => /^Budget de caisse, /.test(caption ?? ''))
      .flatMap(({ table }) => table.columns.slice(1, -1).map(({ head }) => head));
    expect(heads).toHaveLength(count + 1);
    expect(new Set(heads).size).toBe(count + 1);
  });

  it('states where each assumption comes from', () => {
    const rows = tableWith(dossierDocument(sourceOf()), /Hypothèses/);
    expect(rows.find(([label]) => label?.includes('prix avant taxes'))?.at(-1)).toBe(
      'Réponse du module Finances',
    );
  });

  it('has the same amounts in both languages', () => {
    const numbers = languages.map((language) => {
      const tables = blocksOfKind(dossierDocument(sourceOf({ language })), 'table');
      return tables.flatMap(({ table }) =>
        table.rows.map(({ cells }) =>
          cells
            .slice(1)
            .map((cell) => wordsOf(cell).replaceAll(/[^\d.,-]|-(?![\d$])/g, ''))
            .map((text) =>
              language === 'fr' ? text.replaceAll(',', '.') : text.replaceAll(',', ''),
            ),
        ),
      );
    });
    expect(numbers[0]).toEqual(numbers[1]);
    expect(numbers[0]?.length).toBeGreaterThan(50);
  });

  it('leaves what is unknown to be completed, and shows no chart of nothing', () => {
    const [offer] = visits.offers;
    const inputs = { ...visits, offers: [{ id: offer?.id ?? 'a', name: 'Visite' }] };
    const project = withText('finances', '', { forecast: { ...saved, inputs } });
    const made = dossierDocument(sourceOf(project));
    const words = wordsIn(made.blocks);
    expect(words).toContain('à préciser');
    expect(words).not.toMatch(/NaN|undefined|null/);
    for (const { chart } of blocksOfKind(made, 'chart')) {
      expect(chart.series.some(({ values }) => values.some((value) => value !== null))).toBe(true);
    }
  });

  it('draws charts whose axis spans every value', () => {
    for (const { chart } of blocksOfKind(dossierDocument(sourceOf()), 'chart')) {
      const ticks = chart.ticks.map(({ value }) => value);
      const values = chart.series.flatMap((one) => one.values.filter((value) => value !== null));
      expect(Math.min(...values, 0)).toBeGreaterThanOrEqual(ticks[0] ?? 1);
      expect(Math.max(...values, 0)).toBeLessThanOrEqual(ticks.at(-1) ?? 0);
      expect(chart.labels).toHaveLength(37);
    }
  });
});

describe('what is still to validate', () => {
  const forecast = { ...saved, inputs: { ...shortOfCash, cardFee: '0' } };
  const project = {
    name: 'Pain de nuit',
    description: '',
    modules: {
      finances: { forecast, lastUpdated: '2026-11-20T03:00:00.000Z' },
      rd: { aiResponse: 'Le four coûte 917 $.', lastUpdated: '2026-11-20T03:00:00.000Z' },
    },
  };

  it('names failed checks with their module first, then what else is open; notes are none of it', () => {
    const made = dossierDocument(sourceOf({ project, pack: 'personal' }));
    const words = wordsIn(made.toValidate);
    expect(words).not.toContain('carte');
    const places = ['Finances\u00a0: L’encaisse passe', '917 $'].map((one) => words.indexOf(one));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('names a check that is meant so last, with the reason', () => {
    const { modules } = project;
    const checks = checksOfProject({}, forecast.inputs, aMorning);
    const [check] = checks;
    if (!check) throw new Error('no check');
    const restsOn = evidenceOf(check, { modules, inputs: forecast.inputs });
    const at = '2026-11-21T03:00:00.000Z';
    const answers = [{ check: check.id, because: 'Ma marge de crédit couvre', restsOn, at }];
    const made = dossierDocument(sourceOf({ project, answers, pack: 'personal' }));
    const [lines] = made.toValidate.flatMap((box) =>
      box.kind === 'box' ? box.blocks.slice(1) : [],
    );
    const items = lines?.kind === 'list' ? lines.items.map((item) => wordsIn(item)) : [];
    const at0 = items.findIndex((item) => item.includes('«\u00a0Ma marge de crédit couvre\u00a0»'));
    expect(at0).toBe(checks.filter(({ severity }) => severity !== 'note').length - 1);
  });
});

it('has a title for every part, in both languages', () => {
  expect(Object.keys(partTitles)).toEqual([...partIds]);
});
