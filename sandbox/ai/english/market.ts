import { capitalized } from '../excerpt.ts';
import type { Material } from '../material.ts';
import { bullets, paragraphs, table } from '../phrases.ts';
import { registry, statistics } from './links.ts';

/** What the answers say of the market, and the figures to find. */
export function market(m: Material): string {
  const customers = m.said('targetMarket', 90);
  return paragraphs(
    m.about(
      'marketSize',
      (words) =>
        `You see your market this way: “${words}”. ${m.pick('reach', [
          'Take first the corner that you can cover in a day: that is where the first ten customers are won.',
          'This is an intention; the first market is the one where people call you back.',
        ])}`,
    ),
    customers === undefined
      ? undefined
      : `Your first customers, as you describe them: “${customers}”. It is their number, not that of the population, that needs finding.`,
    m.about(
      'marketTrends',
      (words) =>
        `What is changing, in your view: “${words}”. Note where you learned it and how old it is.`,
    ),
    'Three figures to find:',
    bullets(
      [
        `**How many people fit this description**, to verify here: ${statistics(m)}.`,
        '**How much they already spend to manage**, to verify in ten conversations, by asking about the last real expense.',
        `**How many businesses near you already offer this**, to verify here: ${registry(m)}.`,
      ],
      3,
    ),
  );
}

const toObserve = [
  ['The posted price and what it includes', 'What customers complain about'],
  ['The time between request and delivery', 'The hours or days without service'],
  ['How people first hear of it', 'The people it does not serve'],
  ['What makes customers come back', 'What it cannot change quickly'],
] as const;

/** The competitors that the person names, side by side, and the choice to buy nothing. */
export function competitors(m: Material): string {
  const difference = m.said('differentiators', 70) ?? 'to be defined';
  const differences = m.thoughts('differentiators', 3);
  const problem = m.said('problemSolved', 80);
  const named = m.namedWith('competitors').map(({ name, told }, index) => {
    const [offer, limit] = toObserve[index % toObserve.length] ?? toObserve[0];
    return [
      capitalized(name),
      told === undefined ? `${offer} (to verify)` : `“${told}”, you say`,
      `${limit} (to verify)`,
      `“${differences[index % Math.max(1, differences.length)] ?? difference}”`,
    ];
  });
  return paragraphs(
    table(
      ['Competitor', 'What it offers', 'Its limit', 'Your difference'],
      [
        ...named,
        [
          'Buying nothing',
          'No expense, no decision',
          problem === undefined ? 'The problem remains whole' : `The problem remains: “${problem}”`,
          'Make the first try easy',
        ],
      ],
    ),
    m.pick('conclusion', [
      'If someone who has listened to you for two minutes cannot repeat your difference, keep working on it before you talk about price.',
      'No figure in this table is ours: fill it in by going to see, then keep the column where you stand alone.',
    ]),
  );
}
