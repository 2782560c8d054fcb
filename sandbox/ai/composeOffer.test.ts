import { type Language, languages } from '@elan/domain/language';
import { catalogue, journey } from '@elan/modules/catalogue';
import { prompts } from '@elan/modules/prompts';
import { aMorning } from '@elan/modules/testing/aMorning';
import { frenchFaults } from '@elan/modules/testing/texts';
import { describe, expect, it } from 'vitest';
import { compose } from './compose.ts';
import { readPrompt } from './readPrompt.ts';

const written = ['marketing', 'rd', 'environmental'] as const;
type Written = (typeof written)[number];
type Given = Readonly<Record<string, string>>;
type Project = Readonly<Record<'idea' | Written, Given>>;

const bakery: Project = {
  idea: {
    businessIdea: 'Une boulangerie ouverte la nuit',
    targetMarket: 'Les infirmières de Rimouski',
    problemSolved: 'Rien d’ouvert après 22 h',
    businessModel: 'directSales',
    location: 'Rimouski',
    budget: '5000-20000',
  },
  marketing: {
    brandName: 'Pain de nuit',
    valueProposition: 'Du pain encore chaud à 3 h du matin',
    marketingChannels: 'localPresence',
    budget: '500-1500',
    customerAcquisition: 'Une infirmière en parle | à ses collègues',
    brandPersonality: 'warm',
    contentStrategy: 'Une photo de fournée chaque nuit',
  },
  rd: {
    productDescription: 'Une miche de 700 g, vendue chaude à 9\u00a0$',
    developmentStage: 'prototype',
    technicalRequirements: 'Un four à sole, un pétrin, un permis',
    qualityStandards: 'foodSafety',
    suppliers: 'Les Moulins du fleuve, un grossiste',
    intellectualProperty: 'tradeSecret',
    testingStrategy: 'Vingt miches données, puis vingt vendues',
  },
  environmental: {
    businessType: 'foodService',
    productionMethod: 'kitchen',
    materials: '300 kg de farine du Bas-Saint-Laurent par mois',
    packaging: 'paper',
    transportation: 'customersCome',
    energySource: 'electricityAndFuel',
    wasteManagement: 'Les miches invendues vont à Moisson',
  },
};

const app: Project = {
  idea: {
    businessIdea: 'Une application qui traduit les menus pour les touristes',
    targetMarket: 'Les restaurateurs de Montréal',
    problemSolved: 'Le personnel explique chaque plat dix fois par soir',
    businessModel: 'subscription',
    location: 'Montréal',
    budget: 'under-5000',
  },
  marketing: {
    brandName: 'Menuvo',
    valueProposition: 'Votre menu compris dans huit langues en une heure',
    marketingChannels: 'undecided',
    budget: 'under-500',
    customerAcquisition: 'Je visite vingt restaurants du quartier',
  },
  rd: {
    productDescription: 'Un code affiché à table qui ouvre le menu traduit',
    developmentStage: 'conceptualIdea',
    technicalRequirements: 'Une développeuse et un hébergement au Québec',
    qualityStandards: 'dataProtection',
  },
  environmental: {
    businessType: 'digitalProduct',
    productionMethod: 'digitalWork',
    materials: 'Deux portables remis à neuf et un hébergement loué',
    packaging: 'none',
    transportation: 'nothing',
    energySource: 'remoteServers',
    digitalFootprint: 'platform',
  },
};

const shop: Given = {
  businessType: 'onlineShop',
  productionMethod: 'byHand',
  materials: 'Cire de soja et mèches de coton',
  packaging: 'glassOrMetal',
  transportation: 'parcel',
  energySource: 'homeOffice',
};

function write(key: Written, language: Language, project: Project): string {
  const messages = prompts[key].messages({
    now: aMorning,
    journey,
    language,
    project: { name: 'Projet', description: '' },
    answers: project[key],
    comments: '',
    modules: { idea: { answers: project.idea } },
  });
  return compose(readPrompt(messages), 0);
}

const nothing: Project = { idea: {}, marketing: {}, rd: {}, environmental: {} };

/** The tables of a text, each as the number of cells in its rows. */
function tablesOf(text: string): readonly (readonly number[])[] {
  return text
    .split(/\n(?!\|)/)
    .map((block) => block.split('\n').filter((line) => line.startsWith('|')))
    .filter((rows) => rows.length > 0)
    .map((rows) => rows.map((row) => row.split(/(?<!\\)\|/).length));
}

describe.each(languages)('a composed text in %s', (language) => {
  describe.each(written)('of %s', (key) => {
    const texts = [bakery, app, nothing].map((project) => write(key, language, project));
    const [ofBakery = '', ofApp = ''] = texts;

    it('has every section, in order, each with something to say', () => {
      for (const text of texts) {
        const headings = text.split('\n').filter((line) => line.startsWith('#'));
        expect(headings).toEqual(
          catalogue[key].sections.map(({ title }) => `## ${title[language]}`),
        );
        expect(text).not.toMatch(/^## .*\n+(?=## )/m);
        expect(text).not.toContain('undefined');
      }
    });

    it('has tables with even columns, lists and a link', () => {
      for (const text of texts) {
        expect(tablesOf(text).length).toBeGreaterThanOrEqual(2);
        for (const columns of tablesOf(text)) expect(new Set(columns).size).toBe(1);
        expect(text).toMatch(/^- \*\*/m);
        expect(text).toContain('](https://');
      }
    });

    it('quotes what the person wrote', () => {
      for (const words of Object.values(app[key]).filter((words) => words.includes(' '))) {
        expect(ofApp).toContain(words);
      }
    });

    it('differs from one project to another', () => {
      const lines = (text: string) => text.split('\n').filter((line) => line.length > 60);
      const other = new Set(lines(ofApp));
      const shared = lines(ofBakery).filter((line) => other.has(line));
      expect(shared.length / lines(ofBakery).length).toBeLessThan(0.4);
    });
  });
});

it('is written in the French of the product', () => {
  for (const key of written) {
    for (const project of [bakery, app, nothing, { ...bakery, environmental: shop }]) {
      expect(write(key, 'fr', project).split('\n').flatMap(frenchFaults)).toEqual([]);
    }
  }
});

it.each(languages)('adds up in %s: each month of marketing, and the road map', (language) => {
  const amounts = (row: string) =>
    [...row.matchAll(/\| \**([\d\s\u00a0,$]+)\**(?= \|)/g)].map(([, amount = '']) =>
      Number(amount.replace(/\D/g, '')),
    );
  for (const key of ['marketing', 'rd'] as const) {
    for (const project of [bakery, app, nothing]) {
      const rows = write(key, language, project)
        .split('\n')
        .filter((line) => line.startsWith('|') && /\d.*\$|\$\d/.test(line))
        .filter((line) => !line.includes('÷'))
        .map(amounts);
      const total = rows.at(-1) ?? [];
      expect(total.length).toBeGreaterThan(0);
      for (const column of total.keys()) {
        const sum = rows.slice(0, -1).reduce((all, row) => all + (row[column] ?? 0), 0);
        expect(sum).toBe(total[column]);
      }
    }
  }
});

describe('the environmental text', () => {
  const fr = (environmental: Given, businessIdea = 'x') =>
    write('environmental', 'fr', { ...nothing, idea: { businessIdea }, environmental });

  it('adapts to what the project is made of', () => {
    const physical = fr(bakery.environmental);
    const digital = fr(app.environmental);
    const both = fr(shop);
    expect(physical).toContain('comme **physique**');
    expect(digital).toContain('comme **numérique**');
    expect(both).toContain('comme **physique et numérique**');
    expect(physical).toContain('| Emballage |');
    expect(physical).not.toContain('| Hébergement |');
    expect(digital).toContain('| Hébergement |');
    expect(digital).not.toContain('| Emballage |');
    expect(digital).not.toContain('| Transport |');
    for (const row of ['| Emballage |', '| Transport |', '| Appareils |']) {
      expect(both).toContain(row);
    }
  });

  it('follows the words of the idea where the options leave it open', () => {
    expect(fr({}, 'Une application pour les pêcheurs')).toContain('comme **numérique**');
    expect(fr({}, 'Application de peinture sur bateaux')).toContain('comme **physique**');
  });
});

it.each(written)('leaves Quebec’s rules out of %s where the business is elsewhere', (key) => {
  const elsewhere = { ...app, idea: { ...app.idea, location: 'Toronto, Ontario' } };
  const text = write(key, 'en', {
    ...elsewhere,
    rd: { ...app.rd, technicalRequirements: 'A developer' },
  });
  for (const word of ['Law 25', 'OQLF', 'Recyc-Québec', 'RBQ']) expect(text).not.toContain(word);
  expect(text).toContain('province');
});
