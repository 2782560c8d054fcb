import { figuresOf, workingCapital } from '../figures.ts';
import type { Material } from '../material.ts';
import { bullets, numbered, paragraphs, table } from '../phrases.ts';
import { dollars, salesOf } from './amountWords.ts';
import { trade } from './trade.ts';

/** What can go wrong, the person's own worries first. */
export function risks(m: Material): string {
  const [competitor] = m.listed('competitors');
  const capital = workingCapital(figuresOf(m));
  const worry = m.said('risks');
  return paragraphs(
    table(
      ['Risk', 'Early sign', 'Planned action'],
      [
        ...(worry === undefined
          ? []
          : [
              [
                `“${worry}”`,
                'The first incident, even a small one',
                'One page: whom to call, what to do within 48 hours',
              ],
            ]),
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
          m.about('team', (words) => `A replacement for each task of this team: “${words}”`) ??
            'A named replacement for each task',
        ],
        [
          competitor === undefined ? 'A competitor imitates you' : `“${competitor}” imitates you`,
          'An offer that takes up your words',
          m.about(
            'differentiators',
            (words) => `Lean on this, which is hard to copy: “${words}”`,
          ) ?? 'A difference that is hard to copy, to be defined',
        ],
      ],
    ),
    trade[m.trade].threat,
  );
}

/** What is to be put in shape before this very plan is handed over, and what will be asked. */
export function format(m: Material): string {
  const figures = figuresOf(m);
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
          'Have the language corrected by someone other than you, then hand in one single PDF.',
        ]),
      ],
      5,
    ),
    '**Three questions to prepare**',
    bullets(
      [
        m.about(
          'milestones',
          (words) => `Your milestones (“${words}”): which one can slip without the rest slipping?`,
        ) ?? 'Which milestone can slip without the rest slipping?',
        count === undefined
          ? 'How many sales a month do you live on?'
          : `Who will buy, within the first year, enough to reach ${salesOf(count, figures)} a month?`,
        m.about(
          'values',
          (words) => `What will you do if a large customer asks you to give this up: “${words}”?`,
        ) ?? 'What will you do if you cannot work for a month?',
      ],
      3,
    ),
  );
}
