import { figuresOf } from '@elan/domain/figures/figuresOf';
import { fillFigures } from '@elan/domain/figures/fill';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import { type Language, languages } from '@elan/domain/language';
import { forOthers } from '@elan/domain/questionnaire/advice';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { catalogue, findModule, journey } from '@elan/modules/catalogue';
import { prompts } from '@elan/modules/prompts';
import { aMorning } from '@elan/modules/testing/aMorning';
import { hostile } from '@elan/modules/testing/hostileText';
import { inAllCalls } from '@elan/modules/testing/inAllCalls';
import { answersOf } from '@elan/modules/testing/richProject';
import { addressing, frenchFaults } from '@elan/modules/testing/texts';
import { forecastFigures } from '@elan/modules/writing/forecastFigures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { materialOf } from '../prompt/material.ts';
import { readPrompt } from '../prompt/readPrompt.ts';
import { compose, templates } from './compose.ts';
import { insertedFor, type WrittenKey } from './sections.ts';
import type { Template } from './template.ts';
import { elsewhere, rules } from './trades.ts';

type Project = Readonly<Record<string, Readonly<Record<string, string>>>>;

const answerAbout = (about: string) => `Réponse ${about}`;
/** A project in which every question of every module is answered. */
const rich: Project = Object.fromEntries(
  journey.map((module) => [module.key, answersOf(module, answerAbout)]),
);
const bakery: Project = {
  idea: {
    businessIdea: 'Une boulangerie ouverte la nuit',
    targetMarket: 'Les infirmières de Rimouski',
    businessModel: 'directSales',
    location: 'Rimouski',
  },
  analysis: { competitors: 'Le dépanneur | du coin, la cafétéria' },
  finances: {
    pricingStrategy: '9\u00a0$ la miche',
    fixedCosts: 'Local 650\u00a0$, assurance 95\u00a0$',
  },
  environmental: { businessType: 'foodService', materials: '300 kg de farine par mois' },
};
const app: Project = {
  idea: { businessIdea: 'Une application qui traduit les menus', businessModel: 'subscription' },
  environmental: {
    businessType: 'digitalProduct',
    productionMethod: 'digitalWork',
    digitalFootprint: 'platform',
  },
};

/** A forecast with one offer, a rent and an oven. */
const forecast: ForecastInputs = {
  opening: '2027-05',
  offers: [
    {
      id: 'bread',
      price: 10_00,
      cost: 2_00,
      taxStatus: 'zeroRated',
      costTaxable: false,
      units: { mode: 'ramp', anchors: { 1: 500 } },
    },
  ],
  fixed: [{ id: 'rent', name: 'Local', amount: 1_000_00, tax: 'none' }],
  assets: [{ id: 'oven', name: 'Four', cost: 7_000_00, tax: 'none' }],
  capital: [{ id: 'own', amount: 9_000_00 }],
};

const loans = [{ id: 'l', amount: 80_000_00, rate: '8', term: 60 }];

const written = journey.filter(({ sections }) => sections.length > 0);
const keys = written.map(({ key }) => key as WrittenKey);

function write(
  key: WrittenKey,
  language: Language,
  { [key]: answers = {}, ...others }: Project,
  more: {
    comments?: string;
    entries?: readonly ReturnType<typeof entry>[];
    turn?: number;
    forecast?: ForecastInputs;
    amountAsked?: number;
  } = {},
): string {
  const input = {
    now: aMorning,
    journey,
    language,
    project: { name: 'Projet', description: '', amountAsked: more.amountAsked },
    answers,
    comments: more.comments ?? '',
    entries: more.entries ?? [],
    forecast: more.forecast,
    modules: Object.fromEntries(
      Object.entries(others).map(([name, own]) => [name, { answers: own }]),
    ),
  };
  return inAllCalls(prompts[key], input, (messages) =>
    compose(readPrompt(messages), more.turn ?? 0),
  );
}

function entry(day: string, title: string, content: string, mood: 'positive' | 'negative') {
  return { id: day, date: `2026-11-${day}T15:00:00.000Z`, title, content, mood, tags: [] };
}

it.each(languages)(
  'asks for the amount and the term that the cover and the forecast state: %s',
  (language) => {
    const asked = (more: Parameters<typeof write>[3]) =>
      /\*\*(?:Ce qui est demandé|What is asked)\.\*\*.*/.exec(
        write('business-plan', language, bakery, more),
      )?.[0];
    const amount = { fr: '90\u00a0000\u00a0$', en: '$90,000' }[language];
    const withLoan = { forecast: { ...forecast, loans } };
    expect(asked({ ...withLoan, amountAsked: 90_000_00 })).toMatch(/\{\{f:loan1\.term\}\}/);
    expect(asked({ ...withLoan, amountAsked: 90_000_00 })).toContain(amount);
    expect(asked({ amountAsked: 90_000_00 })).toContain(amount);
    expect(asked(withLoan)).toContain('{{f:loan1.amount}}');
    expect(asked({})).toMatch(/préciser|completed|settled/);
  },
);

it.each(languages)(
  'writes of no loan where there is none, and no count before a plural: %s',
  (language) => {
    const of = (own: ForecastInputs) =>
      fillFigures(
        [
          write('business-plan', language, bakery, { forecast: own }),
          write('finances', language, bakery, { forecast: own }),
        ].join('\n'),
        { figures: figuresOf(own), language },
      );
    const withLoan = of({ ...forecast, loans });
    expect(withLoan).toMatch(/prêts\s:|loans,/iu);
    const without = of({ ...forecast, loans: [] });
    expect(without).toMatch(/\*\*(?:L’argent|The money)\.\*\*.*\d/);
    expect(without).not.toMatch(/(?:prêts|loans)[\s,:]+(?:\$0|0\u00a0\$)|sans prêt|no loan/iu);
    for (const text of [withLoan, without])
      expect(text.match(/(?<![\d\u00a0,.])\d+\s(?:ventes|sales|months)\b/gu)).toBe(null);
  },
);

it.each(languages)(
  'says that a break-even count is rounded up, beside its exact sales: %s',
  (language) => {
    const of = (own: ForecastInputs) => write('finances', language, bakery, { forecast: own });
    const count = { fr: 'leur nombre, arrondi vers le haut', en: 'their number, rounded up' };
    for (const text of [of(forecast), of({ ...forecast, loans })])
      expect(text.match(new RegExp(count[language], 'g'))).toHaveLength(2);
    const payBack = /remboursent les prêts|pay back the loans/;
    expect(of({ ...forecast, loans })).toMatch(payBack);
    expect(of(forecast)).not.toMatch(payBack);
    expect(of(forecast)).toContain('{{f:breakEven.payingYou.revenue}}');
  },
);

it.each(languages)('names as a channel only what the person chose as one: %s', (language) => {
  const marketing = { brandName: 'Glaise', contentStrategy: 'Une photo' };
  const text = write('marketing', language, { ...bakery, marketing });
  const channel = { fr: 'par ce canal, à choisir', en: 'this channel, yet to be chosen' };
  expect(text).toContain(channel[language]);
});

it('does not ask a person to check a rule, and states once that it is to be verified', () => {
  for (const { en } of [...Object.values(rules), elsewhere])
    expect(en).not.toMatch(/\bcheck\b|\(to verify\)/);
});

it.each(written.filter(({ kind }) => kind === 'writeUp'))(
  'speaks of itself in one note, which others do not read: $key',
  (definition) => {
    for (const language of languages) {
      const text = write(definition.key as WrittenKey, language, rich, { comments: 'Un mot' });
      expect(text).toMatch(/^## [^\n]+\n\n\*\*D[ée]monstration [0-9a-f]{6}\.\*\*/);
      expect(text).toContain('Un mot');
      expect(forOthers(text, definition)).not.toMatch(/d[ée]monstration|AI_|Un mot/i);
    }
  },
);

const headingsOf = (text: string) => text.split('\n').filter((line) => line.startsWith('## '));

/** Returns the number of cells in each row, for each table in a text. */
function tablesOf(text: string): readonly (readonly number[])[] {
  const tables = text.match(/(?:^\|.*(?:\n|$))+/gm) ?? [];
  return tables.map((rows) =>
    rows
      .trim()
      .split('\n')
      .map((row) => row.split(/(?<!\\)\|/).length),
  );
}

function expectWhole(text: string, key: WrittenKey, language: Language): void {
  expect(headingsOf(text)).toEqual(
    catalogue[key].sections.map(({ title }) => `## ${title[language]}`),
  );
  expect(text).not.toMatch(/^## .*\n+(?=## )/m);
  expect(text).not.toMatch(/undefined|NaN|\[object|[{}]/);
  for (const columns of tablesOf(text)) expect(new Set(columns).size).toBe(1);
}

describe.each(languages.flatMap((language) => keys.map((key) => [key, language] as const)))(
  '%s, composed in %s,',
  (key, language) => {
    const entries =
      key === 'journal' ? [entry('17', 'Vente', 'J’ai vendu douze pains.', 'positive')] : [];
    const texts = [rich, bakery, {}].map((project) => write(key, language, project, { entries }));
    const [ofRich = '', ofBakery = '', ofNothing = ''] = texts;

    it('has every section in full, and states once that it is a demonstration', () => {
      for (const text of texts) {
        expectWhole(text, key, language);
        expect(text.match(/D[ée]monstration \w+\./g)).toHaveLength(1);
        expect(text).toContain('AI_BASE_URL');
        expect(text).toContain('AI_API_KEY');
      }
    });

    it('quotes every answer in the words of the person, or the entries', () => {
      const asked = findModule(key)?.questions.filter(({ kind }) => kind !== 'select') ?? [];
      for (const { id } of asked) expect(ofRich).toContain(answerAbout(`${key}.${id}`));
      if (key === 'journal') expect(ofRich).toContain('J’ai vendu douze pains');
      expect(ofBakery).not.toBe(ofNothing);
    });

    it('invents no amount, and is in its language alone', () => {
      expect(ofNothing.match(/\d[\d\s\u00a0,]*\u00a0\$|\$\d/g)).toBeNull();
      if (language === 'fr')
        expect(texts.flatMap((text) => text.split('\n').flatMap(frenchFaults))).toEqual([]);
      expect(ofNothing).not.toMatch(
        language === 'fr' ? /[“”]|\bto be completed\b/ : /[«»]|à préciser/,
      );
    });

    it('takes up the comments', () => {
      expect(write(key, language, bakery, { comments: 'Plutôt un camion' })).toContain(
        'Plutôt un camion',
      );
    });
  },
);

describe('a composed text', () => {
  it('stays whole whatever is written', () => {
    fc.assert(
      fc.property(hostile, (words) => {
        for (const key of keys.filter((one) => one !== 'journal')) {
          const text = write(key, 'fr', { [key]: answersOf(catalogue[key], () => words) });
          expect(headingsOf(text)).toHaveLength(catalogue[key].sections.length);
          for (const columns of tablesOf(text)) expect(new Set(columns).size).toBe(1);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('is another one for another idea, however alike, and for another turn', () => {
    const same = 'Une boulangerie ouverte la nuit pour ceux qui travaillent. '.repeat(6);
    const about = (end: string, turn = 0) =>
      write('idea', 'fr', { idea: { businessIdea: same + end } }, { turn });
    expect(about('un')).not.toBe(about('deux'));
    expect(new Set([0, 1, 2, 3].map((turn) => about('un', turn))).size).toBeGreaterThan(1);
  });

  it.each(keys)('leaves Quebec’s rules out of %s where the business is elsewhere', (key) => {
    const idea = { ...app.idea, location: 'Toronto, Ontario' };
    const text = write(key, 'en', { ...app, idea });
    for (const word of [
      'Law 25',
      'OQLF',
      'MAPAQ',
      'CNESST',
      'Revenu Québec',
      'enterprise register',
    ]) {
      expect(text).not.toContain(word);
    }
  });

  it('treats a project as physical or digital, as requested', () => {
    const [physical, digital] = [bakery, app].map((project) =>
      write('environmental', 'fr', project),
    );
    expect(physical).toContain('comme **physique**');
    expect(physical).toMatch(/\| Emballage \|/);
    expect(digital).toContain('comme **numérique**');
    expect(digital).not.toMatch(/\| (?:Emballage|Transport) \|/);
  });

  it('shows the amounts that the person gives, and calculates none', () => {
    const text = write('finances', 'fr', bakery);
    expect(text).toMatch(
      /\*\*Coûts fixes, chaque mois\.\*\* «\sLocal 650\s\$, assurance 95\s\$\s»/,
    );
    expect(text).toContain('Le seuil manque');
    expect(text).not.toContain('745');
  });
});

describe.each(languages)('the analysis of a journal in %s', (language) => {
  const good = entry('17', 'Première vente', 'J’ai vendu douze pains.', 'positive');
  const heavy = entry('20', 'À bout', 'Je suis épuisée. I am exhausted.', 'negative');

  it('has a row per entry from the oldest, and three suggestions', () => {
    const text = write('journal', language, {}, { entries: [heavy, good] });
    const rows = text.split('\n').filter((line) => line.startsWith('|'));
    expect(rows).toHaveLength(4);
    expect(rows[2]).toContain('17');
    expect(text.match(/^\d\. /gm)).toHaveLength(3);
    expect(text).toMatch(/trop peu d’entrées|too few entries/);
  });

  it('states where to find help, before anything else, where distress shows and only there', () => {
    const text = write('journal', language, {}, { entries: [heavy, good] });
    for (const number of ['811', '988', '911']) expect(text).toContain(number);
    expect(text.indexOf('811')).toBeLessThan(text.indexOf('- **'));
    expect(write('journal', language, {}, { entries: [good] })).not.toContain('811');
  });
});

describe('the templates', () => {
  const questions = new Set(
    journey.flatMap(({ key, questions: own }) => own.flatMap(({ id }) => [id, `${key}.${id}`])),
  );
  const m = materialOf(
    {
      ...readPrompt([]),
      entries: [entry('17', 'Un', 'Deux', 'positive')],
      forecast: forecastFigures({ ...forecast, loans }, 'fr'),
    },
    0,
  );
  const always = ['project', 'financing', 'fingerprint', 'comments'];

  it.each(keys)(
    'of %s name questions, texts and lists that exist, alike in both languages',
    (key) => {
      const own = templates[key];
      const { texts, lists } = insertedFor(m, own.inserted?.(m));
      const marksOf = (text: string) =>
        [...text.matchAll(/\{([^{}~]+)\}/g)].map(([, inside = '']) => inside.split(', ')[0] ?? '');
      for (const [section, both] of Object.entries(own.sections)) {
        expect(marksOf(both.fr), section).toEqual(marksOf(both.en));
        expect(both.fr.split('\n').length, section).toBe(both.en.split('\n').length);
        for (const name of marksOf(both.fr)) {
          const [list = '', field] = name.slice(1).split('.');
          if (name.startsWith('*'))
            expect(field ? Object.keys(lists) : [...questions]).toContain(list);
          else if (name.startsWith('='))
            expect([...Object.keys(texts), ...always]).toContain(name.slice(1));
          else for (const id of name.split('/')) expect(questions).toContain(id);
        }
      }
    },
  );

  it.each(languages)('speak to the person in %s in advice and the journal alone', (language) => {
    const { texts } = insertedFor({ ...m, language });
    const spoken = keys
      .filter((key) => key !== 'journal')
      .flatMap((key) => {
        const own: Readonly<Record<string, Template>> = templates[key].sections;
        const { sections }: ModuleDefinition = catalogue[key];
        return sections.filter(({ advice }) => !advice).map(({ id }) => own[id]?.[language]);
      });
    for (const text of [...spoken, ...Object.values(texts)]) {
      expect(addressing(text ?? '', language), text).toEqual([]);
    }
  });
});

describe.each(languages)('a project with a forecast, in %s', (language) => {
  it.each(['finances', 'business-plan'] as const)('%s shows its figures', (key) => {
    const written = write(key, language, bakery, { forecast });
    expect(written).toContain('{{t:sourcesAndUses}}');
    expect(written).not.toMatch(/60.000/);
    const text = fillFigures(written, { figures: figuresOf(forecast), language });
    const dollars = (fr: string, en: string) => (language === 'fr' ? fr : en);
    expect(text).toContain(dollars('Four | 7\u00a0000\u00a0$ |', 'Four | $7,000 |'));
    expect(text).toContain(dollars('60\u00a0000\u00a0$', '$60,000'));
    expect(tablesOf(text).every((rows) => new Set(rows).size === 1)).toBe(true);
    expect(write(key, language, bakery)).not.toContain('Four');
  });

  it('states what is missing where a figure is unknown', () => {
    const [offer] = forecast.offers;
    const text = write('finances', language, bakery, {
      forecast: { ...forecast, offers: [{ ...offer, id: 'bread', price: null }] },
    });
    expect(text).toContain(language === 'fr' ? 'à préciser' : 'to be completed');
    expect(text).not.toMatch(/null|NaN|undefined/);
  });
});
