import { describe, expect, it } from 'vitest';
import type { ProjectTexts } from '../projectTexts.ts';
import { compareAnswers } from './answers.ts';
import { ids as withForecast } from './testing/contradictionsFound.ts';

/** Answers by "module.question", and comments by "module.comments". */
type Written = Readonly<Record<string, string>>;

function projectOf(written: Written): ProjectTexts {
  const project: Record<string, { answers: Record<string, string>; comments?: string }> = {};
  for (const [path, text] of Object.entries(written)) {
    const [module = '', question = ''] = path.split('.');
    const saved = project[module] ?? { answers: {} };
    if (question === 'comments') saved.comments = text;
    else saved.answers[question] = text;
    project[module] = saved;
  }
  return project;
}

const found = (written: Written) => compareAnswers(projectOf(written));

it.each<[string, Written, string, string]>([
  [
    'a price of the product',
    {
      'finances.pricingStrategy': '98 $ la paire.',
      'rd.productDescription': 'Une paire de pantoufles, vendue 110 $ dans sa boîte.',
    },
    'pricesDiffer rd.productDescription',
    'Vous y parlez d’un prix de 110\u00a0$; dans les finances, de 98\u00a0$.',
  ],
  [
    'a price of the idea',
    {
      'finances.pricingStrategy': '$85 a visit, as two customers accepted.',
      'idea.businessIdea': 'Tune-ups at the door, at $95 a visit.',
    },
    'pricesDiffer idea.businessIdea',
    'There you speak of a price of $95; in the finances, of $85.',
  ],
  [
    'a price promised to customers, without one in the finances',
    {
      'rd.productDescription': 'A box of four suppers, sold at $96.',
      'marketing.valueProposition': 'Four suppers at $79.',
    },
    'pricesDiffer marketing.valueProposition',
    'There you speak of a price of $79; in R&D, of $96.',
  ],
  [
    'an opening in the comments of the finances',
    {
      'business-plan.milestones': 'Permis en mars; ouverture en mai.',
      'finances.comments': 'Rien n’entre avant l’ouverture en septembre.',
    },
    'openingsDiffer finances.comments',
    'Vous y parlez d’une ouverture en septembre; dans le plan d’affaires, en mai.',
  ],
  [
    'an opening in the marketing',
    {
      'business-plan.milestones': 'Lease signed in March. Opening in June.',
      'marketing.contentStrategy': 'A photo a week. We open in October.',
    },
    'openingsDiffer marketing.contentStrategy',
    'There you speak of opening in October; in the business plan, in June.',
  ],
  [
    'two towns of the business',
    { 'idea.location': 'Rimouski', 'business-plan.location': 'Un local à Matane' },
    'placeDiffers business-plan.location',
    'Vous y parlez de Matane; dans «\u00a0Mon idée\u00a0», de Rimouski.',
  ],
  [
    'a rent in another town',
    { 'business-plan.location': 'In Granby', 'finances.fixedCosts': 'Rent in Bromont $900' },
    'placeDiffers finances.fixedCosts',
    'There you speak of Bromont; in the business plan, of Granby.',
  ],
  [
    'a workshop in another town',
    {
      'idea.location': 'Alma et les environs',
      'business-plan.resources': 'Il manque : un local à Jonquière, deux fours.',
    },
    'placeDiffers business-plan.resources',
    'Vous y parlez de Jonquière; dans «\u00a0Mon idée\u00a0», d’Alma.',
  ],
  [
    'partners and a person alone',
    {
      'business-plan.team': 'Mon associée Soraya fait la vente.',
      'idea.comments': 'Je travaille seule, de chez moi.',
    },
    'peopleDiffer:owners idea.comments',
    'Vous y parlez d’une seule personne; dans le plan d’affaires, de plusieurs associés.',
  ],
  [
    'another number of partners',
    {
      'business-plan.team': 'We are three partners, each 20 hours a week.',
      'brainstorm.skills': 'There are two of us, both nurses.',
    },
    'peopleDiffer:owners brainstorm.skills',
    'There you speak of 2 partners; in the business plan, of 3 partners.',
  ],
  [
    'a sole proprietorship of two',
    {
      'business-plan.legalStructure': 'soleProprietorship',
      'business-plan.team': 'Nous sommes deux associés.',
    },
    'peopleDiffer:structure business-plan.legalStructure',
    'Une entreprise individuelle n’a qu’un propriétaire; dans le plan d’affaires, vous parlez de 2 associés.',
  ],
  [
    'another number of employees',
    {
      'business-plan.team': 'Moi au four et deux employées au comptoir.',
      'finances.fixedCosts': 'Loyer 900 $, paie de 3 employées 5 200 $',
    },
    'peopleDiffer:employees finances.fixedCosts',
    'Nombre d’employés que vous y donnez\u00a0: 3; dans le plan d’affaires\u00a0: 2.',
  ],
  [
    'someone who is someone else',
    {
      'business-plan.team': 'Mon chum Réjean coud le samedi.',
      'finances.comments': 'Réjean, mon frère, prête 5 000 $.',
    },
    'relationDiffers finances.comments',
    'Réjean y est votre frère; dans le plan d’affaires, votre conjoint ou conjointe.',
  ],
  [
    'another name for the same person',
    {
      'business-plan.team': 'My husband Paul does the deliveries.',
      'idea.comments': 'My husband Marc keeps his job.',
    },
    'nameDiffers idea.comments',
    'For your spouse, you write Marc there; in the business plan, Paul.',
  ],
])('finds %s', (_what, written, id, text) => {
  const checks = found(written);
  expect(checks.map((one) => `${one.id} ${one.mendAt.module}.${one.mendAt.question}`)).toEqual([
    id,
  ]);
  expect(Object.values(checks[0]?.text ?? {})).toContain(text);
});

describe('finds nothing', () => {
  it.each<[string, Written]>([
    [
      'in one price given by the month and by the door',
      {
        'finances.pricingStrategy': '$84 a month for 24 units, which is $3.50 a door.',
        'rd.productDescription': 'A subscription at $3.50 per unit.',
      },
    ],
    [
      'in a price that is rounded or a competitor’s',
      {
        'finances.pricingStrategy': '98 $ la paire',
        'rd.productDescription': 'Une paire à 98,25 $',
        'marketing.valueProposition': 'Moins cher que le conteneur à 600 $',
      },
    ],
    [
      'in the price of a trial',
      {
        'finances.pricingStrategy': '$1,850 for three days',
        'rd.productDescription': 'The package, at $900 for the pilot families',
      },
    ],
    [
      'in an opening of something else',
      {
        'business-plan.milestones': 'Ouverture en mai; boutique en ligne ouverte en septembre.',
        'marketing.contentStrategy': 'Ouverture du compte Instagram en mars.',
      },
    ],
    [
      'in a plan to open more than once',
      {
        'business-plan.milestones': 'Opening in May. We open on Sundays in July.',
        'finances.cashFlow': 'Nothing before opening in June.',
      },
    ],
    [
      'in a town where a supplier is',
      {
        'business-plan.location': 'Saint-Pascal',
        'idea.location': 'Saint-Pascal, Kamouraska',
        'business-plan.resources': 'Une cardeuse de Drummondville. Cuir d’une tannerie de Québec.',
      },
    ],
    [
      'in a region of several towns',
      {
        'idea.location': 'Sherbrooke, Magog et Coaticook',
        'business-plan.location': 'Sherbrooke',
        'finances.fixedCosts': 'Loyer à Magog 400 $, local ads in Granby $80',
      },
    ],
    [
      'in helpers and in one thing alone',
      {
        'business-plan.team': 'Moi, et une aide sur appel.',
        'analysis.risks': 'Une seule cardeuse.',
        'idea.experience': 'J’ai tout appris seule.',
      },
    ],
    [
      'in employees who come later',
      {
        'business-plan.team': 'Deux employées au comptoir.',
        'finances.comments': 'Dans deux ans, 4 employées.',
      },
    ],
    [
      'in two brothers, or in a list of people',
      {
        'business-plan.team': 'Mon frère Luc et mon frère Jean.',
        'idea.comments': 'Avec Luc, mon chum et ma sœur.',
      },
    ],
    [
      'within one module',
      {
        'business-plan.team': 'Mon chum Réjean.',
        'business-plan.comments': 'Réjean, mon frère, a changé d’avis.',
      },
    ],
  ])('%s', (_what, written) => expect(found(written)).toEqual([]));
});

it('finds no price in an amount that is none', () => {
  const amounts = ['40 000 $', '$40,000', '250 $', '$250'];
  const sentences = [
    'Je veux ouvrir une boulangerie pour les familles. J’ai AMOUNT d’épargne.',
    'I want to open a bakery for families. I have AMOUNT of savings.',
    'À Rimouski, les familles dépensent AMOUNT par semaine.',
    'Families at the market spend AMOUNT a week on bread.',
    'Un prêt à AMOUNT suffirait pour le four.',
    'A loan for AMOUNT would pay for the oven.',
    'Mon budget est limité à AMOUNT.',
    'Les ventes passent à AMOUNT en mai.',
    'J’ai gagné un prix de AMOUNT à un concours.',
    'The market is valued at AMOUNT.',
    'Le four coûte AMOUNT.',
    'A truck costs AMOUNT.',
    'Chaque pain me coûte AMOUNT à produire.',
    'It costs us AMOUNT to make.',
    'Des clients prêts à payer; j’ai déjà vendu pour AMOUNT de ventes.',
    'Pour les familles, à Rimouski, jusqu’à AMOUNT.',
    'Le prix des maisons y est passé de 300 000 $ à AMOUNT.',
  ];
  const places = ['idea.businessIdea', 'rd.productDescription', 'marketing.valueProposition'];
  for (const sentence of sentences) {
    for (const amount of amounts) {
      for (const place of places) {
        const text = sentence.replace('AMOUNT', amount);
        const written = { 'finances.pricingStrategy': '9,50 $ le pain', [place]: text };
        const checks = [...found(written), ...withForecast(written, {}, { price: 9_50 })];
        expect([text, place, checks]).toEqual([text, place, []]);
      }
    }
  }
});

it('does not report twice what already disagrees with the forecast', () => {
  const written = {
    'finances.pricingStrategy': '98 $ la paire',
    'rd.productDescription': 'Une paire vendue 110 $',
    'business-plan.milestones': 'Ouverture en juin',
    'finances.comments': 'Avant l’ouverture en mai, rien.',
  };
  expect(withForecast(written, { opening: '2027-05' }, { price: 98_00 })).toEqual([
    'openingAgainstMilestones',
    'priceTold:rd',
  ]);
});
