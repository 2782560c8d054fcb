import { uncapitalized } from '../excerpt.ts';
import { marketingPlanOf } from '../marketingPlan.ts';
import type { Material } from '../material.ts';
import { bullets, numbered, paragraphs, type SectionWriters, table } from '../phrases.ts';
import { registry } from '../sections/links.ts';
import { earning } from './earning.ts';
import { budget, measures, nextSteps, rules } from './marketingFigures.ts';
import { backstage, brandOf, channels, orderBefore, promiseOf, toneOf } from './marketingNotes.ts';

function brand(m: Material): string {
  return paragraphs(
    `Your promise, as you write it: “${promiseOf(m, 200)}”. ${m.pick('promise', [
      'Read it aloud: if it takes more than one breath, cut the second half.',
      'Take out one word at a time; the last version that still holds is your real promise.',
      'Have someone repeat it the next day: keep their words rather than yours.',
    ])}`,
    'What can prove it:',
    bullets(
      [
        m.about('differentiators', (words) => `**Your difference.** “${words}”.`),
        m.about('experience', (words) => `**Your background.** “${words}”.`),
        m.about(
          'problemSolved',
          (words) => `**The problem you know.** “${words}”. Show it through a real situation.`,
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
    m.about(
      'targetMarket',
      (words) =>
        `Whom to speak to first: “${words}”. ${m.pick('who', [
          'Give this person a first name and write everything for them alone.',
          'Before you publish, ask yourself whether this person would stop to read.',
        ])}`,
    ) ??
      'You have not described your customers yet: do it in “My idea” before you publish anything.',
    table(
      ['What this customer goes through', 'What you tell them', 'What you do not say'],
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
      : `The channel is still open. For what you describe, begin with this one: ${uncapitalized(main)}. Compare it with “${channels[supports[0]].name}” for two weeks, then settle.`,
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
        `**Discover.** People see you through this channel: ${uncapitalized(channels[channel].name)}. One sentence is enough: “${promiseOf(m, 90)}”. *You lose* those who cannot tell whether it is for them: name them.`,
        '**Take interest.** They look for the price, the place and the waiting time. Show all three without their having to ask. *You lose* those who wait more than a day for an answer.',
        `**Buy a first time.** ${earning[m.earning].firstSale}. *You lose* those for whom the first step is too big: offer a small one.`,
        '**Come back.** A personal message a week later, with a single question: “what would make you come back, or send us someone?” *You lose* those who are forgotten.',
        '**Recommend.** Ask for a name, not a favour: “whom does this make you think of?” *You lose* the referrals nobody dares to ask for.',
      ],
      5,
    ),
  );
}

function content(m: Material): string {
  const { channel } = marketingPlanOf(m);
  const { place } = channels[channel];
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
          `A short text and a photo; ${place}`,
          'Tell us about yours',
        ],
        [
          '2',
          backstage[m.trade],
          `Three photos or 30 seconds of video; ${place}`,
          'Ask a question',
        ],
        [
          '3',
          m.about('differentiators', (words) => `Your difference, shown: “${words}”`) ??
            'The answer to the question you are asked most',
          `A demonstration; ${place}`,
          'Try it, or book a trial',
        ],
        [
          '4',
          earning[m.earning].firstSale,
          `A dated offer, with its price; ${place}`,
          orderBefore[m.earning],
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
