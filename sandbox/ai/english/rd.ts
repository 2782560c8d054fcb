import { linkTo } from '@elan/domain/links/officialLinks';
import { money } from '@elan/domain/money';
import { chosen } from '../chosen.ts';
import { capitalized, uncapitalized } from '../excerpt.ts';
import type { Material } from '../material.ts';
import { needsIn, type Supplier, suppliersIn } from '../needs.ts';
import { bullets, numbered, paragraphs, type SectionWriters, table } from '../phrases.ts';
import { roadMapOf, stageOf } from '../roadMap.ts';
import { registry } from '../sections/links.ts';
import { openNeeds } from '../supplyNeeds.ts';
import { earning } from './earning.ts';
import { ruleOf } from './points.ts';
import { protections, stageNotes, standards, tradeOfWork } from './rdNotes.ts';
import { trade } from './trade.ts';

function status(m: Material): string {
  const notes = stageNotes[stageOf(m)];
  return paragraphs(
    m.about(
      'productDescription',
      (words) => `What your customer will receive, as you see it: “${words}”.`,
    ),
    `${
      m.about('developmentStage', (words) => `Your stage: “${words}”.`) ??
      `Stage to confirm: ${uncapitalized(notes.name)}.`
    } In other words, ${notes.exists}.`,
    m.about(
      'innovations',
      (words) =>
        `What is new: “${words}”. ${m.pick('new', [
          'Try this part first: it is the one that can fail, the rest is known.',
          'Ask yourself whether the customer will notice; if not, keep it for later.',
        ])}`,
    ),
    `**The smallest version that can be sold**: ${tradeOfWork[m.trade].smallest}. What it leaves out will wait until ten people have paid for it.`,
  );
}

function requirements(m: Material): string {
  const { must, should, later } = tradeOfWork[m.trade];
  const needs = needsIn(m.whole('technicalRequirements'));
  // What is missing comes first: it is what the work waits for.
  const named = needs
    .toSorted((a, b) => Number(a.isThere ?? false) - Number(b.isThere ?? false))
    .slice(0, 6)
    .map(({ words, isThere }) => [
      `“${capitalized(words)}”`,
      'Must, in your words',
      isThere === undefined ? 'To be specified' : isThere ? 'In place' : 'To find',
      isThere ? 'Used once, from start to finish' : 'A price and a date in writing',
    ]);
  return paragraphs(
    table(
      ['Requirement', 'Priority', 'In place or to find', 'How to check'],
      [
        ...named,
        [must[0], 'Must', 'To find', 'Someone outside confirms it'],
        [must[1], 'Must', 'To find', 'Checked with somebody in the trade'],
        ruleRow(m),
        [should, 'Should', 'To find', 'Three customers notice it'],
        [later, 'Later', 'To put off', 'Asked for by three customers who paid'],
      ],
    ),
    m.pick('must', [
      'A rule to settle it: if a first customer can be served without it, within the rules, it is not a must.',
      'Go over the priorities with someone from the trade: they will take one out, and add one that you had not seen.',
    ]),
  );
}

/** Who knows of no rule has that to confirm, not the rule. */
function ruleRow(m: Material): readonly string[] {
  const standard = chosen(m, 'rd', 'qualityStandards');
  const words = m.said('qualityStandards');
  if (standard === 'ownStandards') {
    return [
      `That no rule is mandatory (your answer: “${words}”)`,
      'Must',
      'To confirm',
      'A written answer from a local business adviser',
    ];
  }
  const isKnown = words !== undefined && standard !== 'unknown';
  return [
    isKnown ? `The rules that come first: “${words}”` : 'The rules that apply to you',
    'Must',
    'To confirm',
    'A written answer from the body in charge',
  ];
}

function roadMap(m: Material): string {
  const planned = roadMapOf(m);
  const cost = (value: number) => money(value, 'en');
  const total = planned.reduce((sum, stage) => sum + stage.cost, 0);
  return paragraphs(
    table(
      ['Stage and duration', 'Work to do', 'Proof that it worked', 'Proposed cost'],
      [
        ...planned.map(({ stage, weeks, cost: dollars }) => [
          `${stageNotes[stage].name}, ${weeks} weeks`,
          stage === 'testing' ? trade[m.trade].test : stageNotes[stage].work,
          stageNotes[stage].proof,
          cost(dollars),
        ]),
        ['**Total**', '', '', `**${cost(total)}**`],
      ],
    ),
    'These costs are a proposed ceiling, to confirm with written prices.',
    m.pick('stop', [
      'Step back one stage if the proof is not there on the planned date; stop if two stages in a row miss it for the same reason.',
      'A stage without its proof is not finished, even if the time is up: put off the next one rather than pretend.',
    ]),
  );
}

function quality(m: Material): string {
  const standard = standards[chosen(m, 'rd', 'qualityStandards') ?? 'unknown'];
  const [one, two] = tradeOfWork[m.trade].criteria;
  return paragraphs(
    bullets(
      [
        m.outsideQuebec ? undefined : standard,
        `**To verify before the first sale.** ${ruleOf(m)} Starting point: ${registry(m)}.`,
        m.outsideQuebec
          ? undefined
          : `**${m.trade === 'making' || m.trade === 'food' ? 'Labels, instructions and contracts' : 'Contracts, invoices and website'}.** In French first; a written warranty adds to the legal warranty, it does not replace it. Check with the Office de la protection du consommateur.`,
      ],
      3,
    ),
    `Three criteria to adopt for what you describe, “${m.said('productDescription', 80) ?? 'your product'}”:`,
    bullets([one, two, 'Every complaint noted, with its correction, within 48 hours'], 3),
  );
}

function tests(m: Material): string {
  return paragraphs(
    m.about(
      'testingStrategy',
      (words) =>
        `Your way of testing: “${words}”. Before you begin, add the result that would change your mind.`,
    ),
    numbered(
      [
        `**Without making anything (one week).** Show the description of a sale to eight of these people: “${m.said('targetMarket', 80) ?? 'those you are targeting'}”. *Go on if* five ask for the price of their own accord.`,
        `**With the smallest version (two weeks).** ${trade[m.trade].test}. Watch what they do, not what they say. *Correct if* the same hesitation comes up three times.`,
        `**With money (one month).** ${earning[m.earning].firstSale}. *Proof*: ${uncapitalized(earning[m.earning].proof)}. *Give this version up if* nobody pays after ten real offers.`,
      ],
      3,
    ),
  );
}

function suppliers(m: Material): string {
  const { needs } = tradeOfWork[m.trade];
  const named = m.said('suppliers') === undefined ? [] : suppliersIn(m.whole('suppliers'));
  const open = openNeeds(m, needs, named);
  const alone = named.find(({ planB, isSeveral }) => planB === undefined && !isSeveral);
  return paragraphs(
    table(
      ['Need', 'Make or buy', 'Supplier', 'Plan B', 'Question to ask'],
      [
        ...open.map(([need, choice, question]) => [need, choice, 'To find', 'To find', question]),
        ...named.map(({ need, name, planB, isSeveral }) => [
          need === undefined ? 'Named in your answers' : capitalized(need),
          'To confirm',
          `“${capitalized(name)}”`,
          planB !== undefined
            ? `“${capitalized(planB)}”`
            : isSeveral
              ? 'One for the other, to be agreed'
              : 'To find',
          'What do you do if you cannot deliver?',
        ]),
      ],
    ),
    named.length === 0
      ? 'You do not name any supplier yet. Begin with the one whose absence would stop everything, and find two.'
      : alone === undefined
        ? 'Each has a replacement, you say: get a written price from every replacement before you need one.'
        : `The dependence to watch: “${sourceOf(alone)}”, with no replacement named. Ask elsewhere for a second price now, even if all is well.`,
  );
}

function sourceOf({ need, name }: Supplier): string {
  return need === undefined ? name : `${need}: ${name}`;
}

function intellectualProperty(m: Material): string {
  const choice = chosen(m, 'rd', 'intellectualProperty') ?? 'undecided';
  return paragraphs(
    m.about('intellectualProperty', (words) => `Your choice: “${words}”.`),
    protections[choice],
    bullets(
      [
        `**Date it.** Keep sketches, recipes, versions and emails of “${m.projectName}” in a dated file.`,
        '**Write it down.** An agreement with everyone who contributes: without a written assignment, the author of the logo or the code often remains its owner.',
        `**Ask.** The ${linkTo('OPIC', 'en')} for the rules, a lawyer before any expense.`,
      ],
      3,
    ),
  );
}

function risks(m: Material): string {
  const missing = needsIn(m.whole('technicalRequirements')).find(
    ({ isThere }) => isThere === false,
  );
  const requirement =
    missing === undefined ? m.said('technicalRequirements', 90) : capitalized(missing.words);
  return paragraphs(
    bullets(
      [
        stageNotes[stageOf(m)].risk,
        trade[m.trade].threat,
        requirement === undefined
          ? '**A forgotten need.** *Sign*: one unplanned expense a week. *Answer*: the list of requirements, read by someone from the trade.'
          : `**What it takes.** “${requirement}”: *sign*, an item without price or date. *Answer*, borrow it, rent it or do without it for the first test.`,
      ],
      3,
    ),
    numbered(
      [
        `**This week.** ${stageNotes[stageOf(m)].work}.`,
        '**Within two weeks.** Get a written answer on the rule that could keep you from selling.',
        `**Within a month.** ${trade[m.trade].test}.`,
      ],
      3,
    ),
  );
}

/** The sections of product R&D, in English. */
export const rd: SectionWriters<'rd'> = {
  status,
  requirements,
  roadMap,
  quality,
  tests,
  suppliers,
  intellectualProperty,
  risks,
};
