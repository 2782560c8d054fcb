import { money } from '@elan/domain/money';
import type { Material } from '../material.ts';
import { numbered, paragraphs, table } from '../phrases.ts';
import { registry, statistics } from '../sections/links.ts';
import { earning } from './earning.ts';
import { ruleOf } from './points.ts';
import { trade } from './trade.ts';

function customersOf(m: Material): string {
  const words = m.said('targetMarket', 90);
  return words === undefined ? 'the customers you are targeting' : `“${words}”`;
}

/** Three recommendations, the most urgent first. */
export function recommendations(m: Material): string {
  const problem = m.said('problemSolved', 110);
  return numbered(
    [
      `**Talk to ten people from this group: ${customersOf(m)}.** ${
        problem === undefined
          ? 'Ask them how they manage today'
          : `Start from your own finding, “${problem}”: ask them how they dealt with it the last time`
      }, and what it cost them. Present your idea only at the end. *It worked when* six out of ten describe the same problem without your prompting.`,
      earning[m.earning].recommendation,
      `**Settle permits and registration.** ${ruleOf(m)} Begin with this page: ${registry(m)}. *It worked when* you have a dated list of what is needed, with the costs.`,
    ],
    3,
  );
}

/** Four weeks, what they cost, and on what to decide. */
export function plan(m: Material): string {
  const test = Math.round((m.testBudget * 0.4) / 10) * 10;
  const cost = (amount: number) => money(amount, 'en');
  return paragraphs(
    table(
      ['Week', 'Actions', 'Proof that it is done', 'Planned cost'],
      [
        [
          '1',
          `Listen to ten people: ${customersOf(m)}`,
          'Ten pages of notes, in their words',
          cost(0),
        ],
        ['2', trade[m.trade].test, 'A table of reactions and accepted prices', cost(test)],
        ['3', earning[m.earning].firstSale, earning[m.earning].proof, cost(m.testBudget - test)],
        ['4', 'Count, correct the price, decide what follows', 'A one-page decision', cost(0)],
        ['**Total**', '', '', `**${cost(m.testBudget)}**`],
      ],
    ),
    m.pick('decide', [
      'Go on if at least three people have paid; adjust the offer if they all hesitate for the same reason; change customers if the problem costs them nothing.',
      'Three payments: go on. Much interest but no payment: review the price or the offer. Little interest: keep your know-how and look for a more pressing problem.',
    ]),
    'The costs are a suggested ceiling, to adjust to your means.',
  );
}

/** What to do first, each step with its date. */
export function nextSteps(m: Material): string {
  const difference = m.said('differentiators', 90);
  const risk = m.said('risks', 90);
  const [competitor] = m.named('competitors');
  return numbered(
    [
      `**Within seven days (strength and opportunity).** ${
        difference === undefined ? 'Present your offer' : `Show this, “${difference}”,`
      } to five of your customers and ask for a first commitment: a date, a deposit or an address.`,
      `**Within two weeks (weakness and threat).** ${
        risk === undefined
          ? 'Write down the risk that would cost you most, then what you would do within 48 hours.'
          : `Prepare one page on “${risk}”: the sign that announces it, the planned action, the person to call.`
      }`,
      competitor === undefined
        ? undefined
        : `**Within three weeks (strength and threat).** Be a customer of this competitor, “${competitor}”, up to the payment if you can: price, waiting time, service, what disappoints.`,
      `**Within a month (weakness and opportunity).** ${ruleOf(m)} Starting point: ${registry(m)}; for market figures: ${statistics(m)}.`,
    ],
    4,
  );
}
