import type { Language } from '@elan/domain/language';
import { describe, expect, it } from 'vitest';
import type { Evaluated } from './check.ts';
import { checks as all } from './checks.ts';

type Name = keyof typeof all;
type Case = readonly [
  name: Name,
  language: Language,
  why: string,
  passes: string,
  fallsShort: string,
];

const material = {
  fr: ['Pain à 8 $ dans un local de Joliette', '60 clients par jour, et un bail de 1 350 $'],
  en: ['Bread at $8 in a shop in Joliette', '60 customers a day, and a lease of $1,350'],
} as const;
const headings = { fr: ['Forces', 'Défis'], en: ['Strengths', 'Challenges'] } as const;

function evaluated(language: Language, text: string): Evaluated {
  return {
    language,
    text,
    material: material[language],
    headings: headings[language],
    advice: headings[language].slice(1),
    ownWords: ['Qui achètera en premier?', 'Who will buy first?'],
    asked: material[language].join('\n'),
    words: 20,
  };
}

const sections = {
  fr: (first: string, second: string) => `## Forces\n${first}\n\n## Défis\n${second}`,
  en: (first: string, second: string) => `## Strengths\n${first}\n\n## Challenges\n${second}`,
};
const totals = (name: string, total: string) =>
  `| x | y |\n| --- | --- |\n| a | 1 200 |\n| b | 300 |\n| ${name} | ${total} |`;
const forecast = (rows: readonly [string, string][]) =>
  `| x | y |\n| --- | --- |\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}`;
const words = (count: number) => Array.from({ length: count }, () => 'pain').join(' ');

const cases: readonly Case[] = [
  [
    'sections',
    'fr',
    'a missing section',
    sections.fr('Le pain.', 'Le bail.'),
    '## Forces\nLe pain.',
  ],
  [
    'sections',
    'en',
    'a missing section',
    sections.en('The bread.', 'The lease.'),
    '## Strengths\nThe bread.',
  ],
  [
    'sections',
    'fr',
    'another order',
    sections.fr('Le pain.', 'Le bail.'),
    '## Défis\nLe bail.\n\n## Forces\nLe pain.',
  ],
  [
    'sections',
    'en',
    'another order',
    sections.en('The bread.', 'The lease.'),
    '## Challenges\nThe lease.\n\n## Strengths\nThe bread.',
  ],
  [
    'sections',
    'fr',
    'an empty section',
    sections.fr('Le pain.', 'Le bail.'),
    sections.fr('Le pain.', ''),
  ],
  [
    'sections',
    'en',
    'a text before the first',
    sections.en('The bread.', 'The lease.'),
    `Here it is.\n${sections.en('The bread.', 'The lease.')}`,
  ],
  [
    'citations',
    'fr',
    'a section that cites nothing',
    sections.fr('Votre « pain à 8 $ » est clair.', 'Trouver un local de Joliette libre.'),
    sections.fr('Votre « pain à 8 $ » est clair.', 'Le bail est long.'),
  ],
  [
    'citations',
    'en',
    'a section that cites nothing',
    sections.en('Your “bread at $8” is clear.', 'Finding a shop in Joliette takes time.'),
    sections.en('Your “bread at $8” is clear.', 'The lease is long.'),
  ],
  [
    'quotations',
    'fr',
    'a quotation of nobody',
    'Vous écrivez « 60 clients par jour ».',
    'Vous écrivez « quarante clients chaque samedi ».',
  ],
  [
    'quotations',
    'en',
    'a quotation of nobody',
    'You write “60 customers a day”.',
    'You write “forty customers every Saturday”.',
  ],
  [
    'quotations',
    'fr',
    'an invented quotation beside proposed wording',
    '**À dire, si c’est vrai.** « Notre farine vient d’ici. » Vous écrivez « un local de Joliette ».',
    '**À dire, si c’est vrai.** « Notre farine vient d’ici. » Vous écrivez « un moulin de Lanoraie ».',
  ],
  [
    'quotations',
    'en',
    'an invented quotation below another label',
    '**To avoid**\n\n- “The greenest bread around”',
    '**What you bring**\n\n- “The greenest bread around”',
  ],
  ['sums', 'fr', 'a wrong total', totals('Total', '1 500 $'), totals('Total', '1 600 $')],
  ['sums', 'en', 'a wrong total', totals('Total', '$1,500'), totals('Total', '$1,600')],
  [
    'sums',
    'fr',
    'a wrong result',
    forecast([
      ['Ventes', '900'],
      ['Coûts variables', '300'],
      ['Marge brute', '600'],
    ]),
    forecast([
      ['Ventes', '900'],
      ['Coûts variables', '300'],
      ['Marge brute', '500'],
    ]),
  ],
  [
    'sums',
    'en',
    'a wrong result',
    forecast([
      ['Sales', '$900'],
      ['Variable costs', '$300'],
      ['Gross margin', '$600'],
    ]),
    forecast([
      ['Sales', '$900'],
      ['Variable costs', '$300'],
      ['Gross margin', '$500'],
    ]),
  ],
  [
    'sums',
    'fr',
    'a wrong equation',
    'Chaque mois : 60 × 8 $ = 480 $.',
    'Chaque mois : 60 × 8 $ = 500 $.',
  ],
  ['sums', 'en', 'a wrong equation', 'A month: 60 × $8 = $480.', 'A month: 60 × $8 = $500.'],
  [
    'inventions',
    'fr',
    'an invented percentage',
    'Il y a 60 clients, dont 15 le samedi : 25 %.',
    'Le marché croît de 12 % par an.',
  ],
  [
    'inventions',
    'en',
    'an invented percentage',
    'Of 60 customers, 15 come on Saturday: 25%.',
    'The market grows 12% a year.',
  ],
  [
    'inventions',
    'fr',
    'an invented headcount',
    'La ville compte 68 000 habitants (à vérifier).',
    'La ville compte 68 000 habitants.',
  ],
  [
    'inventions',
    'en',
    'an invented headcount',
    'The town has 68,000 residents (to verify).',
    'The town has 68,000 residents.',
  ],
  [
    'inventions',
    'fr',
    'an invented company',
    'Inscrivez-vous au Registraire des entreprises.',
    'Comparez-vous à Boulangerie Saint-Arnaud inc. dans la même rue.',
  ],
  [
    'inventions',
    'en',
    'an invented company',
    'Ask the Canada Revenue Agency.',
    'Compare with Golden Crust Ltd. on the same street.',
  ],
  [
    'inventions',
    'fr',
    'an invented percentage, where one beside it is a tolerance',
    'Connaissez le temps par pain à 10 % près.',
    'Visez 10 % du marché.',
  ],
  [
    'inventions',
    'en',
    'an invented percentage, where one beside it is a tolerance',
    'Know the minutes per loaf within 10%.',
    'Aim for 10% of the market.',
  ],
  [
    'language',
    'fr',
    'the other language',
    'Le pain est dans la vitrine et vous le vendez avec soin.',
    'The bread is in the window and you sell it with care.',
  ],
  [
    'language',
    'en',
    'the other language',
    'The bread is in the window and you sell it with care.',
    'Le pain est dans la vitrine et vous le vendez avec soin.',
  ],
  [
    'voice',
    'fr',
    'words to the person',
    sections.fr('Assez chez nous : « Gardez vos sous ».', 'Gardez vos reçus.'),
    sections.fr('Gardez les reçus.', 'Le bail.'),
  ],
  [
    'voice',
    'en',
    'words to the person',
    sections.en('We say *your bread* and “you”.', 'Keep your receipts.'),
    sections.en('Keep your receipts.', 'The lease.'),
  ],
  [
    'clichés',
    'fr',
    'a cliché',
    'Votre pain est bon.',
    'Dans un monde en constante évolution, votre pain est bon.',
  ],
  ['clichés', 'en', 'a cliché', 'Your bread is good.', 'Your bread is a game-changer.'],
  ['length', 'fr', 'too long', words(22), words(23)],
  ['length', 'en', 'too long', words(22), words(23)],
  ['length', 'fr', 'too short', words(8), words(7)],
  ['length', 'en', 'too short', words(8), words(7)],
  [
    'length',
    'fr',
    'too long, a number being one word',
    `${words(21)} 1 350 $`,
    `${words(22)} 1 350 $`,
  ],
];

describe.each(cases)('%s in %s: %s', (name, language, _why, passes, fallsShort) => {
  it('accepts a correct text', () => {
    expect(all[name](evaluated(language, passes))).toEqual([]);
  });

  it('reports the faults', () => {
    expect(all[name](evaluated(language, fallsShort))).toHaveLength(1);
  });
});

it('has a case of each check in each language', () => {
  const covered = new Set(cases.map(([name, language]) => `${name} ${language}`));
  expect(covered.size).toBe(2 * Object.keys(all).length);
});

it('accepts phrases and figures of the person', () => {
  const own = { ...evaluated('en', 'A game changer.'), material: ['my game changer'] };
  expect(all.clichés(own)).toEqual([]);
  const asked = { ...evaluated('en', 'It grew 12%.'), asked: 'sales grew 12%' };
  expect(all.inventions(asked)).toEqual([]);
});

it('accepts a percentage above one hundred that follows from figures beside it', () => {
  const fr = (share: string) => evaluated('fr', `Prix 28 $, perte 176 $, soit ${share} % du prix.`);
  expect(all.inventions(fr('629'))).toEqual([]);
  expect(all.inventions(fr('700'))).toHaveLength(1);
});

it('requires no length, sections or citations of a structure', () => {
  const structure = { ...evaluated('fr', words(500)), headings: [], words: undefined };
  for (const name of ['length', 'sections', 'citations'] as const)
    expect(all[name](structure)).toEqual([]);
});
