import type { Material } from '../material.ts';
import { bullets, paragraphs, type SectionWriters, table } from '../phrases.ts';
import { registry, statistics } from '../sections/links.ts';
import { competitors } from '../sections/market.ts';
import { earning } from './earning.ts';
import { forecasts } from './forecasts.ts';
import { launch, operations } from './launch.ts';
import { format, risks } from './planReview.ts';
import { trade } from './trade.ts';

function summary(m: Material): string {
  const who = m.said('targetMarket', 110);
  const problem = m.said('problemSolved', 110);
  const when = m.said('timeline');
  return paragraphs(
    [
      m.about('businessIdea', (words) => `**${m.projectName}**: “${words}”.`) ??
        `**${m.projectName}**: the offer is still to be written in one sentence, in the My idea module.`,
      who === undefined ? undefined : `The first customers: “${who}”.`,
      problem === undefined ? undefined : `What they lack today: “${problem}”.`,
      m.about('team', (words) => `Behind the project: “${words}”.`),
      m.about('location', (words) => `The business will work from here: “${words}”.`),
      when === undefined ? undefined : `Launch: “${when}”.`,
    ]
      .filter((sentence) => sentence !== undefined)
      .join(' '),
    bullets(
      [
        m.about('vision', (words) => `**In three years.** “${words}”.`),
        m.about('initialInvestment', (words) => {
          const source = m.said('fundingSources');
          return `**The money.** It takes “${words}”${source === undefined ? '' : `, mostly from this source: “${source}”`}.`;
        }) ??
          '**The money.** The amount and its source are still to be specified; the answers of the Finances module will settle them.',
        m.about('experience', (words) => `**What is already there.** “${words}”.`) ??
          m.about('resources', (words) => `**What is there, and what is needed.** “${words}”.`),
        `**What you ask for.** ${m.pick('request', [
          'An amount, a term and what the reader gets in return: a single sentence, to be written last.',
          'One line to write for each reader: a lender, a partner and a landlord do not expect the same thing.',
        ])}`,
      ],
      4,
    ),
  );
}

function market(m: Material): string {
  const cell = (id: string, length?: number) => {
    const words = m.said(id, length);
    return words === undefined ? 'to specify' : `“${words}”`;
  };
  return paragraphs(
    m.about(
      'targetMarket',
      (words) =>
        `The target customers: “${words}”. ${m.pick('segment', [
          'The plan begins with them alone: a second group will come when the first buys again.',
          'Everything that follows is measured on this group, not on the population.',
        ])}`,
    ),
    table(
      ['What must be known', 'What you know of it', 'Where to verify it'],
      [
        ['How far the market reaches', cell('marketSize'), statistics(m)],
        [
          'The need, and how often it arises',
          cell('problemSolved', 90),
          'Ten conversations, dated notes',
        ],
        ['What is changing', cell('marketTrends'), 'The source of your answer, and its date'],
      ],
    ),
    trade[m.trade].opportunity,
  );
}

function competition(m: Material): string {
  return paragraphs(
    competitors(m),
    m.pick('switch', [
      'What sets you apart is shown before the purchase, not after.',
      'What sets you apart is best said by someone you have already served.',
    ]),
  );
}

/** What brings somebody back depends on what is sold: a month more, a next date, another purchase. */
function comingBack(m: Material): readonly string[] {
  const where = 'Email or telephone';
  if (m.earning === 'subscription' || m.earning === 'freemium') {
    const action = 'Write to each new subscriber in the second week';
    return ['Coming back', action, where, 'Second payments out of ten subscribers'];
  }
  const action =
    m.trade === 'teaching' || m.trade === 'care'
      ? 'Offer the next date before the first meeting is over'
      : 'Write to each customer ten days after the purchase';
  return ['Coming back', action, where, 'Second purchases or referrals out of ten customers'];
}

function marketing(m: Material): string {
  const channel = m.said('marketingChannels');
  const where = channel === undefined ? 'Where your customers already go' : `“${channel}”`;
  return paragraphs(
    m.about('valueProposition', (words) => `The promise: “${words}”.`) ??
      m.about(
        'differentiators',
        (words) => `The promise starts from your difference: “${words}”. Say it in ten words.`,
      ),
    m.about('pricingStrategy', (words) => `The price: “${words}”.`) ??
      'The price is still to be specified in the Finances module; without it, no advertising can be measured.',
    table(
      ['Stage', 'Action', 'Where', 'Measure'],
      [
        [
          'Being known',
          m.about('customerAcquisition', (words) => `“${words}”`) ??
            'Talk to ten people of this group each week',
          where,
          'Requests received per week',
        ],
        ['First try', earning[m.earning].firstSale, 'In person', earning[m.earning].proof],
        comingBack(m),
      ],
    ),
  );
}

function sources(m: Material): string {
  const [competitor] = m.named('competitors');
  return paragraphs(
    '**Sources**',
    bullets(
      [
        `**Customers**: your answers and your conversations, dated; population and households, here: ${statistics(m)}.`,
        `**Competition**: ${competitor === undefined ? 'the offers you compared' : `the offer of “${competitor}” and of the others`}, prices noted and dated; registered businesses, here: ${registry(m)}.`,
        '**Your difference**: a proof, photo, trial or signed opinion.',
      ],
      3,
    ),
    '**Appendices to attach**',
    bullets(
      [
        'Your résumé and that of each person on the team',
        'A quote for each resource still to find',
        'Letters of intent, advance orders or paid trials',
        'The cash budget and the personal balance sheet that a lender asks for',
      ],
      4,
    ),
  );
}

/** The parts of the business plan, in English. */
export const businessPlan: SectionWriters<'business-plan'> = {
  summary,
  market,
  competition,
  marketing,
  operations,
  forecasts,
  launch,
  risks,
  sources,
  format,
};
