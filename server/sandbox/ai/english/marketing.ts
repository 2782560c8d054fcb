import { money } from '@elan/domain/money';
import { chosen } from '../chosen.ts';
import { type MonthOfMarketing, marketingPlanOf } from '../marketingPlan.ts';
import type { Material } from '../material.ts';
import { bullets, numbered, paragraphs, type SectionWriters, table } from '../phrases.ts';
import { earning } from './earning.ts';
import { registry, ruleElsewhere } from './links.ts';
import { backstage, channels, tones } from './marketingNotes.ts';

function brandOf(m: Material): string {
  return m.said('brandName', 60) ?? m.projectName;
}

function promiseOf(m: Material, length: number): string {
  return m.said('valueProposition', length) ?? 'a promise to write';
}

function toneOf(m: Material) {
  return tones[chosen(m, 'marketing', 'brandPersonality') ?? 'simple'];
}

function brand(m: Material): string {
  return paragraphs(
    `Your promise, as you write it: “${promiseOf(m, 200)}”. ${m.pick('promise', [
      'Read it aloud: if it takes more than one breath, cut the second half.',
      'Take out one word at a time; what is left when it stops holding is your real promise.',
      'Have someone repeat it the next day: keep their words rather than yours.',
    ])}`,
    'What can prove it:',
    bullets(
      [
        m.about('differentiators', (words) => `**Your difference.** “${words}”.`),
        m.about('experience', (words) => `**Your background.** “${words}”.`),
        m.about(
          'problemSolved',
          (words) => `**The problem you know.** “${words}”. Show it through a lived situation.`,
        ),
        '**A first customer with a name.** One sentence of theirs, with their written consent, outweighs three arguments.',
      ],
      3,
    ),
    `The name “${brandOf(m)}”: say it over the telephone to three people and ask them to write it down. Then check that it is free, here: ${registry(m)}, and in Canada’s trademark database.`,
  );
}

function customer(m: Material): string {
  const tone = toneOf(m);
  return paragraphs(
    `Whom to speak to first: “${m.said('targetMarket', 120) ?? 'customers to describe in ‘My idea’'}”. ${m.pick(
      'who',
      [
        'Give this person a first name and write everything for them alone.',
        'Before you publish, ask yourself whether this person would stop to read.',
      ],
    )}`,
    table(
      ['What this customer lives', 'What you tell them', 'What you do not say'],
      [
        [
          m.about('problemSolved', (words) => `“${words}”`) ??
            'A problem to describe in their words',
          `“${promiseOf(m, 110)}”`,
          'The list of everything you can do',
        ],
        [
          'They do not know you yet',
          m.about('differentiators', (words) => `The proof: “${words}”`) ??
            'A proof that can be seen: photo, trial, guarantee',
          'Promises you do not control',
        ],
        ['They hesitate, compare, put it off', tone.say, tone.avoid],
      ],
    ),
  );
}

function channelTable(m: Material): string {
  const { channel, decided, supports } = marketingPlanOf(m);
  const row = (name: string, key: typeof channel) => {
    const notes = channels[key];
    return [name, notes.role, notes.action, notes.hours, notes.sign];
  };
  const main = channels[channel].name;
  return paragraphs(
    decided
      ? `You choose this channel: “${m.said('marketingChannels')}”. Give it twelve weeks before you judge it.`
      : `The channel is still open. For what you describe, begin with this one: ${main.toLowerCase()}. Compare it with “${channels[supports[0]].name}” for two weeks, then settle.`,
    table(
      ['Channel', 'Role', 'Action and pace', 'Time per week', 'Sign that it works'],
      [
        row(`**${main}**`, channel),
        ...supports.map((key) => row(`${channels[key].name} (support)`, key)),
      ],
    ),
    m.pick('change', [
      'Add a channel only when the first has given its sign three weeks in a row. With no sign at all after twelve weeks, change.',
      'If time runs short, cut the supports, never the main channel. Change it if three customers in a row say that they are not there.',
    ]),
  );
}

function budget(m: Material): string {
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
        row(`Trial: ${channels[supports[0]].name.toLowerCase()}`, (month) => month.trial),
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

function path(m: Material): string {
  const { channel } = marketingPlanOf(m);
  return paragraphs(
    m.about(
      'customerAcquisition',
      (words) =>
        `You picture the path this way: “${words}”. Here it is stage by stage, with the place where people are lost.`,
    ),
    numbered(
      [
        `**Discover.** People see you through this channel: ${channels[channel].name.toLowerCase()}. One sentence is enough: “${promiseOf(m, 90)}”. *You lose* those who cannot tell whether it is for them: name them.`,
        '**Take interest.** They look for the price, the place and the delay. Show all three without their having to ask. *You lose* those who wait more than a day for an answer.',
        `**Buy a first time.** ${earning[m.earning].firstSale}. *You lose* those for whom the first step is too big: offer a small one.`,
        '**Come back.** A personal message a week later, with a single question: “what would make you come back?” *You lose* those who are forgotten.',
        '**Recommend.** Ask for a name, not a favour: “whom does this make you think of?” *You lose* the referrals nobody dares to ask for.',
      ],
      5,
    ),
  );
}

function content(m: Material): string {
  const { channel } = marketingPlanOf(m);
  const where = channels[channel].name.toLowerCase();
  const name = brandOf(m);
  return paragraphs(
    m.about(
      'contentStrategy',
      (words) => `Your intention: “${words}”. Here is a month that respects it and can be kept up.`,
    ),
    table(
      ['Week', 'Topic', 'Format and channel', 'Call to action'],
      [
        [
          '1',
          m.about('problemSolved', (words) => `The starting situation: “${words}”`) ??
            'The situation that your customers want to leave',
          `A short text and a photo; ${where}`,
          'Tell us about yours',
        ],
        [
          '2',
          backstage[m.trade],
          `Three photos or 30 seconds of video; ${where}`,
          'Ask a question',
        ],
        [
          '3',
          m.about('differentiators', (words) => `Your difference, shown: “${words}”`) ??
            'The answer to the question you are asked most',
          `A demonstration; ${where}`,
          'Try it, or book a trial',
        ],
        [
          '4',
          earning[m.earning].firstSale,
          `A dated offer, with its price; ${where}`,
          'Order before Sunday',
        ],
      ],
    ),
    'Two texts ready to publish, to make your own:',
    bullets(
      [
        `**Text 1.** “${m.said('problemSolved', 110) ?? 'We have all been there'}”: if this is your life too, you are not alone. That is why ${name} exists.`,
        `**Text 2.** ${name} is this: “${promiseOf(m, 110)}”. ${toneOf(m).invitation}`,
      ],
      2,
    ),
  );
}

function measures(m: Material): string {
  const { channel, monthly } = marketingPlanOf(m);
  return paragraphs(
    table(
      ['Measure', 'How to record it', 'How often', 'Proposed target', 'If it is missed'],
      [
        [
          'People who contact you',
          `One mark per contact, with where it came from (${channels[channel].name.toLowerCase()} or other)`,
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

function rules(m: Material): string {
  const spam =
    '**E-mails and texts.** Canada’s anti-spam law asks for consent, your name and contact details, and a way to unsubscribe. Keep proof of each consent: [CRTC](https://crtc.gc.ca/eng/internet/anti.htm).';
  const name = brandOf(m);
  if (m.outsideQuebec) {
    return bullets(
      [
        spam,
        `**Claims.** Everything that ${name} announces (prices, results, customers’ opinions) must be provable under the Competition Act.`,
        `**Local rules.** ${ruleElsewhere} Starting point: ${registry(m)}.`,
      ],
      3,
    );
  }
  return bullets(
    [
      `**French.** The signs, packaging, website and advertising of ${name} must be in French; another language must not take the upper hand. If the name is not French, the rule for signs is to verify: [OQLF](https://www.oqlf.gouv.qc.ca/).`,
      spam,
      '**Prices and contests.** The advertised price includes all fees except taxes; advertising to children under 13 is prohibited, with rare exceptions; a contest has its own rules: [Office de la protection du consommateur](https://www.opc.gouv.qc.ca/en/).',
      '**Personal information.** Law 25 asks for a person in charge, a readable policy and consent before visitors are tracked: [Commission d’accès à l’information](https://www.cai.gouv.qc.ca/).',
    ],
    4,
  );
}

function nextSteps(m: Material): string {
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

/** The sections of the marketing plan, in English. */
export const marketing: SectionWriters<'marketing'> = {
  brand,
  customer,
  channels: channelTable,
  budget,
  path,
  content,
  measures,
  rules,
  nextSteps,
};
