import type { Material } from '../material.ts';
import type { Point } from '../phrases.ts';
import { ruleElsewhere } from '../sections/links.ts';
import { earning } from './earning.ts';
import { trade } from './trade.ts';

/** What can be said for the business, the most telling first. */
export function strengths(m: Material): readonly Point[] {
  return [
    m.about(
      'differentiators',
      (words) =>
        `**A difference with a name.** “${words}”: ${m.pick('difference', [
          'put this way, one customer can repeat it to another.',
          'this is a promise that can be kept and measured.',
          'show it before you talk about price.',
        ])}`,
    ),
    m.about(
      'targetMarket',
      (words) =>
        `**Precise customers.** You are targeting “${words}”: ${m.pick('customers', [
          'so you know whom to talk to tomorrow morning, and where.',
          'a group that has a name can be reached without costly advertising.',
          'that is narrow enough for ten conversations to teach you the essentials.',
        ])}`,
    ),
    m.about(
      'problemSolved',
      (words) =>
        `**A concrete problem.** “${words}”: ${m.pick('problem', [
          'a situation that people recognize sells better than a list of benefits.',
          'use this sentence as it is when you introduce yourself.',
          'what remains is to learn how often a month it happens, and what it costs.',
        ])}`,
    ),
    m.about(
      'experience',
      (words) =>
        `**What you bring.** “${words}”: ${m.pick('experience', [
          'mention it at the first meeting; it stands in for a known brand.',
          'that is learning time you will not have to pay for.',
        ])}`,
    ),
    earning[m.earning].strength,
    m.about(
      'location',
      (words) =>
        `**A clear starting point.** You begin here: “${words}”. Anything less than an hour away can be tried this week.`,
    ),
  ];
}

/** What a long description says further on, so that no part of it goes unread. */
function furtherOn(m: Material): string {
  const further = m.saidFurther('businessIdea');
  return further === undefined
    ? ''
    : ` You also write: “${further}”. Say whether this is part of the first version or of what follows.`;
}

/** What is missing inside the business, each with a way to make up for it. */
export function weaknesses(m: Material): readonly Point[] {
  return [
    m.about('businessIdea', (words) =>
      m.pick('promise', [
        `**A promise to tighten.** “${words}” can be understood; a passer-by should be able to repeat it in ten words. Write three versions and keep the one people remember.${furtherOn(m)}`,
        `**Choosing what comes first.** “${words}”: that is the whole. Decide on the first thing you will sell, and keep the rest for later.${furtherOn(m)}`,
      ]),
    ),
    earning[m.earning].weakness,
    m.said('experience') === undefined
      ? '**Experience to show.** You said nothing of what you bring. Look for someone in the trade who would advise you for an hour a month.'
      : undefined,
    m.about(
      'targetMarket',
      (words) =>
        `**An unknown number.** How many people near you fit “${words}”? That number is still to be verified: it decides how large the business can be.`,
    ),
    m.about('budget', (words) =>
      m.pick('budget', [
        `**A budget to divide.** You mention “${words}”. Keep a third of it for surprises, and buy nothing that can be rented.`,
        `**Money to start with.** With “${words}”, every expense must teach you something. Put off those that only serve to look good.`,
      ]),
    ) ??
      '**A budget to write down.** Without a starting amount, money is spent at random. List what it takes to serve the first customer, and nothing else.',
  ];
}

/** What, outside, works for the business. */
export function opportunities(m: Material): readonly Point[] {
  return [
    m.about(
      'marketTrends',
      (words) =>
        `**A change that helps you.** You observe this: “${words}”. *To verify*: ask three customers whether they live it too.`,
    ),
    trade[m.trade].opportunity,
    m.about('location', (words) =>
      m.pick('place', [
        `**Your place.** “${words}”: list the five spots where your customers already go. *To verify* on the spot, on a weekday and on a Saturday.`,
        `**The people around you.** “${words}”: three shops or organizations there serve the same people without competing with you. *To verify* by visiting each one.`,
      ]),
    ),
    earning[m.earning].opportunity,
    m.about(
      'problemSolved',
      (words) =>
        `**A moment to be there.** “${words}”: be present exactly when it happens. *To verify*: at what hour, on what day, in what season.`,
    ),
  ];
}

/** What, outside, can harm the business, and the early sign. */
export function threats(m: Material): readonly Point[] {
  const [competitor] = m.named('competitors');
  return [
    m.about(
      'risks',
      (words) =>
        `**What worries you.** “${words}”. ${m.pick('risk', [
          'Write down what you would do within 48 hours if it happened: a worry that has a plan weighs less.',
          'Decide which first sign would make you act, and whom you would call.',
        ])}`,
    ),
    competitor === undefined
      ? undefined
      : `**A competitor’s reply.** “${competitor}”: if prices drop there, or you are imitated, what is left? *Early sign*: a new offer that takes up yours.`,
    trade[m.trade].threat,
    `**A forgotten rule.** ${ruleOf(m)}`,
  ];
}

/** The rule to look up before the first sale. */
export function ruleOf(m: Material): string {
  return m.outsideQuebec ? ruleElsewhere(m) : trade[m.trade].rule;
}
