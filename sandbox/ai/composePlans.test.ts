import { type Language, languages } from '@elan/domain/language';
import { catalogue, journey } from '@elan/modules/catalogue';
import { prompts } from '@elan/modules/prompts';
import { aMorning } from '@elan/modules/testing/aMorning';
import { inAllCalls } from '@elan/modules/testing/inAllCalls';
import { frenchFaults } from '@elan/modules/testing/texts';
import { describe, expect, it } from 'vitest';
import { compose } from './compose.ts';
import { readPrompt } from './readPrompt.ts';

type Answers = Readonly<Record<string, string>>;
type Project = Readonly<Record<string, Answers>>;
type Written = 'business-plan' | 'finances';

const meals: Project = {
  idea: {
    businessIdea: 'Des repas maison livrés le dimanche',
    targetMarket: 'Des familles de Sherbrooke',
    problemSolved: 'Pas le temps de cuisiner la semaine',
    businessModel: 'directSales',
  },
  analysis: { competitors: 'Goodfood, Chez | Lise', differentiators: 'Portions pour enfants' },
  'business-plan': {
    timeline: 'within6Months',
    team: 'Moi en cuisine et mon conjoint à la livraison',
    resources: 'Une fourgonnette; une cuisine louée; le permis du MAPAQ',
    legalStructure: 'corporation',
    milestones: 'Permis en mars; dix familles en avril',
    vision: 'Deux employées',
    location: 'Sherbrooke',
  },
  finances: {
    initialInvestment: 'under-10000',
    fundingSources: 'bankLoan',
    revenueModel: 'perUnit',
    pricingStrategy: '96\u00a0$ la boîte',
    fixedCosts: 'Cuisine 650\u00a0$, assurance 95\u00a0$, fourgonnette 455\u00a0$',
    variableCosts: 'Ingrédients 41\u00a0$, emballage 14\u00a0$',
    breakEven: '15 boîtes par mois',
    revenueGoals: '25 boîtes par mois',
  },
};
const lessons: Project = {
  idea: {
    businessIdea: 'Online maths lessons',
    location: 'Toronto',
    businessModel: 'subscription',
  },
  'business-plan': { timeline: 'notDefined', team: 'Just me', legalStructure: 'undecided' },
  finances: { pricingStrategy: 'Not set', fixedCosts: 'A web site', fundingSources: 'ownSavings' },
};

function write(key: Written, language: Language, project: Project): string {
  const modules = Object.fromEntries(
    Object.entries(project).map(([name, answers]) => [name, { answers }]),
  );
  const input = {
    now: aMorning,
    journey,
    language,
    project: { name: 'Dimanche', description: '' },
    answers: project[key] ?? {},
    comments: '',
    modules,
  };
  return inAllCalls(prompts[key], input, (messages) => compose(readPrompt(messages), 0));
}

const written = ['business-plan', 'finances'] as const;
const cases = languages.flatMap((language) => written.map((key) => [key, language] as const));

describe.each(cases)('%s, composed in %s,', (key, language) => {
  const text = write(key, language, meals);

  it('has every section, in order, and ends within the provider’s limit', () => {
    const headings = text.split('\n').filter((line) => line.startsWith('## '));
    expect(headings).toEqual(catalogue[key].sections.map(({ title }) => `## ${title[language]}`));
    expect(text.split(/\s+/).length).toBeLessThan(2_500);
  });

  it('keeps its tables even, whatever is known', () => {
    for (const whole of [text, write(key, language, lessons), write(key, language, {})]) {
      const tables = whole.match(/(?:^\|.*\n)+/gm) ?? [];
      expect(tables.length).toBeGreaterThan(4);
      for (const rows of tables) {
        const columns = rows
          .trim()
          .split('\n')
          .map((row) => row.split(/(?<!\\)\|/).length);
        expect(new Set(columns).size).toBe(1);
      }
    }
  });

  it('leaves no value of ours unsaid', () => {
    for (const project of [meals, lessons, {}]) {
      expect(write(key, language, project)).not.toMatch(/undefined|NaN|Infinity|\[object/);
    }
  });

  it('says what is to specify where nothing is told, and invents no amount', () => {
    const empty = write(key, language, {});
    expect(empty).toContain(language === 'fr' ? 'à préciser' : 'to specify');
    const amounts = empty.match(/\$\d[\d,]*|\d[\d\s]*\$/g) ?? [];
    // The one amount that stands is the law's: the threshold of the sales taxes.
    expect(
      amounts.map((amount) => amount.replace(/\D/g, '')).filter((one) => one !== '30000'),
    ).toEqual([]);
  });

  it('differs from one project to another', () => {
    const lines = (whole: string) => new Set(whole.split('\n').filter((line) => line.length > 60));
    const other = lines(write(key, language, lessons));
    const own = lines(text);
    const shared = [...own].filter((line) => other.has(line));
    expect(shared.length).toBeLessThan(own.size / 2);
  });
});

describe('the finances, composed', () => {
  it('work the break-even point out from the person’s own amounts', () => {
    const text = write('finances', 'fr', meals);
    expect(text).toContain('96\u00a0$ − 55\u00a0$ = 41\u00a0$');
    expect(text).toMatch(/1\s200\s\$ ÷ 41\s\$ = 29,3, donc \*\*30 ventes par mois\*\*/);
    expect(text).toMatch(/\| «\sCuisine 650\s\$\s» \| Fixe \| 650\s\$ par mois \|/);
    expect(write('finances', 'en', meals)).toContain(
      '$1,200 ÷ $41 = 29.3, hence **30 sales a month**',
    );
  });

  it('say where the figures do not agree', () => {
    const text = write('finances', 'fr', meals);
    expect(text).toContain('soit 15 ventes par mois; vos propres chiffres en demandent 30');
    expect(text).toContain('sous le seuil de 30');
    const lost = { ...meals, finances: { ...meals.finances, pricingStrategy: '50 $' } };
    expect(write('finances', 'fr', lost)).toContain('Chaque vente vous fait perdre de l’argent');
    const large = { ...meals, finances: { ...meals.finances, fixedCosts: 'Rent $5,000' } };
    expect(write('finances', 'en', large)).toContain('goes beyond your band');
  });
});

describe('the finances of a subscription, composed', () => {
  const paid = {
    ...lessons,
    finances: {
      ...lessons.finances,
      revenueModel: 'subscription',
      pricingStrategy: '$84 a month',
      fixedCosts: 'Hosting $500. Salaries: none for eight months.',
      variableCosts: 'Texts $9',
      revenueGoals: '45 subscribers by month twelve: around $40,000 in the first year',
    },
  };

  it('count by the subscription, in both languages', () => {
    const text = write('finances', 'en', paid);
    expect(text).toContain('| For one subscription, each month | Amount |');
    expect(text).toContain('**$9 per subscriber a month**');
    expect(text).not.toMatch(/\d per sale/);
    expect(write('finances', 'fr', paid)).not.toMatch(/\$ par vente/);
  });

  it('tell of the sales taxes past their threshold, and of pay that is not counted', () => {
    const text = write('finances', 'en', paid);
    expect(text).toContain('**Sales taxes.** $40,000');
    expect(text).toContain('does not pay you yet');
  });
});

describe('the business plan, composed', () => {
  it.each(languages)('is one text of two calls, a demonstration once, in %s', (language) => {
    const text = write('business-plan', language, meals);
    expect(text.match(/D[ée]monstration/g)).toHaveLength(1);
    expect(text.match(/^### /gm)).toHaveLength(1);
  });

  it('adds what every launch needs beside the person’s own milestones, not after them', () => {
    const text = write('business-plan', 'en', meals);
    expect(text).toContain('2. **Dix familles en avril.**');
    expect(text).toContain('- **Paperwork in order before the first invoice.**');
    expect(text).not.toMatch(/\d\. \*\*Three sales/);
  });

  it('forecasts three years from the finances', () => {
    const text = write('business-plan', 'en', meals);
    expect(text).toContain('| Sales | $18,000 | $28,800 | $33,120 |');
    expect(text).toContain('| Fixed costs | $14,400 | $14,400 | $14,400 |');
  });

  it('leaves Quebec’s rules out where the business is elsewhere', () => {
    expect(write('business-plan', 'en', lessons)).not.toContain('Quebec');
  });
});

it('is written in the French of the product', () => {
  for (const key of written) {
    for (const project of [meals, {}]) {
      expect(write(key, 'fr', project).split('\n').flatMap(frenchFaults)).toEqual([]);
    }
  }
});
