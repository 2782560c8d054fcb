import { excerpt, uncapitalized } from '../excerpt.ts';
import {
  about,
  achievements,
  recurring,
  saidOf,
  showsDistress,
  type Topic,
} from '../journalSigns.ts';
import type { Material } from '../material.ts';
import { bullets, numbered, paragraphs, type SectionWriters, table } from '../phrases.ts';
import type { GivenEntry } from '../readPrompt.ts';

// The prompt tells days, which are those of Montréal already.
const day = new Intl.DateTimeFormat('en-CA', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

function dateOf({ date }: GivenEntry): string {
  const moment = new Date(date);
  return Number.isNaN(moment.getTime()) ? date : day.format(moment);
}

const none = 'There is no entry to read yet: three lines tonight are enough to begin.';

const topicWords: Readonly<Record<Topic, { name: string; remark: string; question: string }>> = {
  customers: {
    name: 'Your customers',
    remark: 'Their reactions are the most precious thing you have; keep their exact words.',
    question:
      'Which customer of these last days would you like to serve ten times, and why that one?',
  },
  money: {
    name: 'Money',
    remark: 'Written with an amount beside it, this subject often becomes smaller.',
    question: 'What amount do you need this month to sleep well?',
  },
  time: {
    name: 'Time',
    remark: 'Your hours are your first expense: they can be budgeted too.',
    question: 'If you had only six hours next week, what would you keep?',
  },
  making: {
    name: 'Your product',
    remark: 'Each test noted here is a proof to show later.',
    question: 'What is already good enough to be shown to someone?',
  },
  people: {
    name: 'The people around you',
    remark: 'One seldom goes far without them; tell them precisely what would help you.',
    question: 'Whom have you not asked for help yet, and what holds you back?',
  },
  paperwork: {
    name: 'Paperwork and rules',
    remark: 'A fixed half-hour a week is better than a whole Saturday put off.',
    question: 'Which piece of paperwork, once dealt with, would free your mind?',
  },
  doubt: {
    name: 'Doubt',
    remark: 'It goes with almost every beginning; writing it down already keeps it at a distance.',
    question: 'What would you say to a friend who had written these lines in your place?',
  },
};

const moodWords: Readonly<Record<string, string>> = {
  positive: 'Good',
  neutral: 'Neutral',
  negative: 'Challenging',
};

const help =
  '**Before anything else.** Some of these lines seem heavy to carry. Talk about it now with someone close, or call 811 (Info-Social, option 2): it is free and confidential. If you think of suicide, call or text 988, day or night; in an emergency, call 911. The project can wait a few days.';

function themes(m: Material): string {
  const found = recurring(m.entries).slice(0, 3);
  if (m.entries.length === 0) return none;
  return paragraphs(
    showsDistress(m.entries) ? help : undefined,
    m.entries.length < 3
      ? 'These are too few entries to speak of a tendency; here is what those days say.'
      : undefined,
    bullets(
      found.length > 0
        ? found.map((topic) => {
            const entries = about(topic, m.entries);
            const [latest] = entries;
            const { name, remark } = topicWords[topic];
            return latest === undefined
              ? undefined
              : `**${name}** (${entries.map(dateOf).toReversed().join(', ')}): “${saidOf(topic, latest)}”. ${remark}`;
          })
        : m.entries.map((entry) => `**${dateOf(entry)}**: “${excerpt(entry.content, 110)}”.`),
      3,
    ),
  );
}

function mood(m: Material): string {
  if (m.entries.length === 0) return none;
  const [good] = m.entries.filter((entry) => entry.mood === 'positive');
  const [hard] = m.entries.filter((entry) => entry.mood === 'negative');
  return paragraphs(
    table(
      ['Date', 'Mood', 'What explains it'],
      m.entries
        .toReversed()
        .map((entry) => [
          dateOf(entry),
          moodWords[entry.mood] ?? excerpt(entry.mood, 20),
          `“${excerpt(entry.content, 70)}”`,
        ]),
    ),
    good === undefined
      ? undefined
      : `What seems to give you energy: “${excerpt(good.title, 80)}” (${dateOf(good)}).`,
    hard === undefined
      ? undefined
      : `What seems to take it: “${excerpt(hard.title, 80)}” (${dateOf(hard)}).`,
  );
}

function progress(m: Material): string {
  const found = achievements(m.entries);
  if (found.length === 0) {
    const [latest] = m.entries;
    return latest === undefined
      ? none
      : `Nothing is told as finished, and yet you wrote “${excerpt(latest.title, 80)}” on ${dateOf(latest)}: putting words on a day is already moving forward.`;
  }
  return bullets(
    found.map(
      ({ entry, words }, at) =>
        `**${dateOf(entry)}**: “${words}”. ${
          [
            'It is done, and it can be shown: keep the proof of it (photo, figure, message).',
            'Ask yourself what made it possible, and do it again.',
            'A small step, but it will not have to be taken again.',
          ][at % 3]
        }`,
    ),
    3,
  );
}

function obstacles(m: Material): string {
  const hard = m.entries.filter((entry) => entry.mood === 'negative');
  const weighing = (['doubt', 'time', 'money', 'paperwork'] as const).flatMap((topic) =>
    about(topic, hard.length > 0 ? hard : m.entries)
      .slice(0, 1)
      .map((entry) => ({ topic, entry })),
  );
  if (m.entries.length === 0) return none;
  if (weighing.length === 0) {
    return 'No obstacle repeats itself in these entries. If something weighs without being written, give it a line tomorrow.';
  }
  return bullets(
    weighing.map(({ topic, entry }) => {
      const yours = {
        doubt: 'You do not choose when doubt comes; you choose whom you tell.',
        time: 'You will not make days longer; you can take a task out of them.',
        money:
          'You do not control the date on which you are paid; you control the one on which you invoice.',
        paperwork: 'You cannot hurry an insurer or a committee; you can approach another one.',
      }[topic];
      return `**${topicWords[topic].name}** (${dateOf(entry)}): “${saidOf(topic, entry)}”. ${yours}`;
    }),
    3,
  );
}

function suggestions(m: Material): string {
  const [latest] = m.entries;
  const [done] = achievements(m.entries);
  const [topic] = recurring(m.entries.slice(0, 1));
  return numbered(
    [
      latest === undefined
        ? '**Monday, 15 minutes.** Write a first entry: what you did, what you felt, what comes next.'
        : `**Monday, 30 minutes.** Start again from “${excerpt(latest.title, 80)}” (${dateOf(latest)}) and write down the very first thing to do${topic === undefined ? '' : `, about this: ${uncapitalized(topicWords[topic].name)}`}.`,
      done === undefined
        ? '**Wednesday, an hour.** Choose a task that drags on and do the smallest part of it that can be finished.'
        : `**Wednesday, an hour.** Do again what worked on ${dateOf(done.entry)} (“${done.words}”) with a second person.`,
      showsDistress(m.entries)
        ? '**Today, ten minutes.** Before any other task, call the person who knows you best and tell them how you are.'
        : m.pick('rest', [
            '**Friday, an evening.** Put the work away at 6 p.m. and see someone with whom you will not talk business.',
            '**Thursday, 20 minutes.** Call somebody who has been there: a mentor (Réseau Mentorat) or an entrepreneur near you.',
          ]),
    ],
    3,
  );
}

function question(m: Material): string {
  const [topic = 'doubt'] = recurring(m.entries);
  const { question: asked, name } = topicWords[topic];
  return paragraphs(
    `**${asked}**`,
    m.entries.length === 0
      ? 'Take it as the starting point of your first entry.'
      : `${name}: ${about(topic, m.entries).length > 1 ? 'this is what comes up most' : 'this comes up'} in these entries. Answer it in your next entry.`,
  );
}

/** The sections of the journal's analysis, in English. */
export const journal: SectionWriters<'journal'> = {
  themes,
  mood,
  progress,
  obstacles,
  suggestions,
  question,
};
