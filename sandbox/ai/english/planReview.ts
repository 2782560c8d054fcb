import { figuresOf, workingCapital } from '../figures.ts';
import type { Material } from '../material.ts';
import { bullets, numbered, paragraphs, table } from '../phrases.ts';
import { dollars, monthlySales } from './amountWords.ts';
import { trade } from './trade.ts';

/** What announces a worry, and what to do about it; each worry of a plan has its own. */
const worryNotes = [
  ['The first incident, even a small one', 'One page: whom to call, what to do within 48 hours'],
  ['The same remark, twice', 'A question to ask somebody in the trade this week'],
  [
    'A date put off without a written reason',
    'An amount or a week in reserve, set aside in advance',
  ],
] as const;

/** What can go wrong, the person's own worries first. */
export function risks(m: Material): string {
  const [competitor] = m.named('competitors');
  const capital = workingCapital(figuresOf(m));
  const worries = m.thoughts('risks', 3);
  const difference = m.said('differentiators', 80);
  return paragraphs(
    table(
      ['Risk', 'Early sign', 'Planned action'],
      [
        ...worries.map((worry, at) => [`“${worry}”`, ...(worryNotes[at] ?? worryNotes[0])]),
        [
          'Cash runs out before sales come',
          'Less than two months of fixed costs in the bank',
          capital === undefined
            ? 'A reserve of three months of fixed costs, to be worked out'
            : `A reserve of ${dollars(capital)} before opening`,
        ],
        [
          'The key person is away (illness, fatigue, departure)',
          'Two weeks without a day off',
          'Somebody named to take over each task',
        ],
        [
          competitor === undefined
            ? 'A competitor imitates you'
            : `A competitor imitates you: “${competitor}” or another`,
          'An offer that takes up your words',
          difference === undefined
            ? 'A difference that is hard to copy, to be defined'
            : `Lean on this, which is hard to copy: “${difference}”`,
        ],
      ],
    ),
    trade[m.trade].threat,
  );
}

/** What is to be put in shape before this very plan is handed over, and what will be asked. */
export function format(m: Material): string {
  const figures = figuresOf(m);
  const principle = m.said('values', 80);
  const blank = (ids: readonly string[]) => ids.some((id) => m.said(id) === undefined);
  const count = figures.breakEven === undefined ? undefined : Math.ceil(figures.breakEven);
  return paragraphs(
    '**Before you hand it over**',
    numbered(
      [
        blank(['pricingStrategy', 'fixedCosts', 'variableCosts', 'revenueGoals'])
          ? 'Complete the Finances module: the table of forecasts depends on it.'
          : 'Check that the summary, the forecasts and the cash budget give the same figures.',
        blank(['competitors', 'differentiators'])
          ? 'Complete the situation analysis: competitors and difference.'
          : 'Date each visit to a competitor and each price noted.',
        'Replace each “to specify” and each “to verify” with a fact, or say when it will be known.',
        `Add a title page (${m.projectName}, your name, the date, how to reach you), a table of contents and page numbers.`,
        m.pick('reader', [
          'Have the summary read by someone who knows nothing of the trade: they should be able to repeat it.',
          'Have someone else proofread it, then hand it in as a single PDF.',
        ]),
      ],
      5,
    ),
    '**Three questions to prepare**',
    bullets(
      [
        'Which milestone can slip without the rest slipping?',
        count === undefined
          ? 'How many sales a month does it take to support you?'
          : `Who will buy, within the first year, enough to reach ${monthlySales(count, figures)}?`,
        principle === undefined
          ? 'What will you do if you cannot work for a month?'
          : `What will you do if a large customer asks you to give this up: “${principle}”?`,
      ],
      3,
    ),
  );
}
