import { linkTo } from '@elan/domain/links/officialLinks';
import { money } from '@elan/domain/money';
import { uncapitalized } from '../excerpt.ts';
import { type MonthOfMarketing, marketingPlanOf } from '../marketingPlan.ts';
import type { Material } from '../material.ts';
import { bullets, numbered, paragraphs, table } from '../phrases.ts';
import { registry, ruleElsewhere } from '../sections/links.ts';
import { brandOf, channels, promiseOf } from './marketingNotes.ts';

/** What each month’s money goes to; every month adds up to the budget. */
export function budget(m: Material): string {
  const { channel, supports, monthly, months } = marketingPlanOf(m);
  const amount = (value: number) => money(value, 'en');
  const row = (label: string, part: (month: MonthOfMarketing) => number) => [
    label,
    ...months.map((month) => amount(part(month))),
    amount(months.reduce((sum, month) => sum + part(month), 0)),
  ];
  return paragraphs(
    `Your band: “${m.said('budget') ?? 'to be specified'}” a month. This plan sets aside ${amount(monthly)} a month, a proposed amount that you can adjust without changing the proportions.`,
    table(
      ['Item', 'Month 1', 'Month 2', 'Month 3', 'Total'],
      [
        row('Basics: photos, name, tools', (month) => month.basics),
        row(channels[channel].expense, (month) => month.channel),
        row(`Trial: ${uncapitalized(channels[supports[0]].name)}`, (month) => month.trial),
        row('The unexpected', (month) => month.reserve),
        [
          '**Total**',
          ...months.map(() => `**${amount(monthly)}**`),
          `**${amount(monthly * months.length)}**`,
        ],
      ],
    ),
    'Ask for a written quote for any item over $200, taxes included.',
  );
}

/** What to count, with proposed targets. */
export function measures(m: Material): string {
  const { channel, monthly } = marketingPlanOf(m);
  return paragraphs(
    table(
      ['Measure', 'How to record it', 'How often', 'Proposed target', 'If it is missed'],
      [
        [
          'People who contact you',
          `One mark per contact, with where it came from (${uncapitalized(channels[channel].name)} or other)`,
          'Every day',
          '5 a week',
          'Change the first sentence, not the channel',
        ],
        [
          'First purchases',
          'Your invoices',
          'Every week',
          '2 out of 10 contacts',
          'Make the first step smaller',
        ],
        [
          'Cost of a new customer',
          'The month’s spending ÷ new customers',
          'Every month',
          `${money(Math.round(monthly / 10), 'en')} or less, for ten customers a month`,
          'Cut the item that brought nothing',
        ],
        [
          'Customers who come back or recommend',
          'A box in your customer list',
          'Every month',
          '3 out of 10',
          'Call three customers who did not come back',
        ],
      ],
    ),
    `These targets are proposals, to replace with your real figures after a month. The question to ask every new customer of ${brandOf(m)}: “how did you hear about us?”`,
  );
}

/** What the law asks of advertising, prices and personal information. */
export function rules(m: Material): string {
  const spam = `**Emails and texts.** Canada’s anti-spam law asks for consent, your name and contact details, and a way to unsubscribe. Keep proof of each consent: ${linkTo('CRTC', 'en')}.`;
  const name = brandOf(m);
  if (m.outsideQuebec) {
    return bullets(
      [
        spam,
        `**Claims.** Everything that ${name} announces (prices, results, customers’ opinions) must be provable under the Competition Act.`,
        `**Local rules.** ${ruleElsewhere(m)} Starting point: ${registry(m)}.`,
      ],
      3,
    );
  }
  return bullets(
    [
      `**French.** The signs, packaging, website and advertising of ${name} must be in French. On a sign, another language is allowed only where French is markedly predominant; since June 1, 2025, this also holds around a name or a trademark in another language: ${linkTo('OQLF', 'en')}.`,
      spam,
      `**Prices and contests.** The advertised price includes all fees except taxes; advertising to children under 13 is prohibited, with rare exceptions; a contest has its own rules: ${linkTo('OPC', 'en')}.`,
      `**Personal information.** Law 25 asks for a person in charge, a readable policy and consent before visitors are tracked: ${linkTo('CAI', 'en')}.`,
    ],
    4,
  );
}

/** What to do first, each step with its date. */
export function nextSteps(m: Material): string {
  const { channel } = marketingPlanOf(m);
  return numbered(
    [
      `**This week, without money.** Say your promise, “${promiseOf(m, 80)}”, to five of your customers. *Done when* you have noted the words they use to repeat it.`,
      `**Within ten days.** Check the name “${brandOf(m)}” and reserve the web address and page that go with it. *Done when* nothing can be confused with it.`,
      `**Within two weeks.** ${channels[channel].action}. *Done when* the first round is behind you.`,
      '**Within a month.** Compare your figures with the targets, then keep, correct or cut. *Done when* the decision fits on one dated page.',
    ],
    4,
  );
}
