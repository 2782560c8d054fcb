import { createHash } from 'node:crypto';
import type { Language } from '@elan/domain/language';
import { beyondExcerpt, excerpt } from './excerpt.ts';
import { listed, type Named, namedIn, namesIn, thoughtsIn } from './lists.ts';
import type { GivenAnswer, GivenEntry, ReadPrompt } from './readPrompt.ts';
import { type Earning, earningOf, isOutsideQuebec, type Trade, tradeOf } from './trade.ts';

/** What the phrases work with: the person's words, what they tell, and a way to vary. */
export interface Material {
  readonly language: Language;
  readonly moduleTitle: string;
  readonly projectName: string;
  readonly comments: string | undefined;
  /** What the prompt asks before its outline. */
  readonly task: string;
  /** The current module's answers, defaults included. */
  readonly given: readonly GivenAnswer[];
  /** Those that the person gave: what may be quoted. */
  readonly answers: readonly GivenAnswer[];
  readonly earning: Earning;
  readonly trade: Trade;
  readonly outsideQuebec: boolean;
  /** What a month of tests may cost, in whole dollars. */
  readonly testBudget: number;
  /** The latest entries of a journal, newest first. */
  readonly entries: readonly GivenEntry[];
  /** An answer as it was written. */
  raw(id: string): string;
  /** A number from 0 up that depends on the topic, the project and the turn. */
  draw(topic: string): number;
  /** An excerpt of an answer, of this module or an earlier one, ready to be quoted. */
  said(id: string, length?: number): string | undefined;
  /** Something else that a long answer says, beyond its excerpt. */
  saidFurther(id: string): string | undefined;
  /** An answer as it was written, to read figures from; it is never quoted. */
  whole(id: string): string;
  /** What an answer lists. */
  listed(id: string, most?: number): readonly string[];
  /** What an answer says, thought by thought. */
  thoughts(id: string, most?: number): readonly string[];
  /** The names that an answer lists, without what it tells of each. */
  named(id: string): readonly string[];
  /** The same, each with what the answer tells of it. */
  namedWith(id: string): readonly Named[];
  /** A sentence around an answer, where there is one. */
  about(id: string, write: (words: string) => string): string | undefined;
  /** One of several ways to say a thing; the same for the same project and turn. */
  pick<T>(topic: string, ways: readonly [T, ...T[]]): T;
  /** Points that may stand in any order, in an order of this project and turn. */
  ordered(points: readonly string[]): readonly string[];
}

/** @param turn varies the wording of the same project from one text to the next. */
export function materialOf(prompt: ReadPrompt, turn: number): Material {
  const byId = new Map(
    [...prompt.otherAnswers.toReversed(), ...prompt.answers].map((given) => [given.id, given]),
  );
  const raw = (id: string) => byId.get(id)?.answer ?? '';
  const seed = JSON.stringify([
    prompt.projectName,
    prompt.description,
    prompt.answers,
    prompt.comments,
    prompt.entries,
    turn,
  ]);
  // Drawn from hundreds of times, so its length must not count.
  const digest = createHash('sha256').update(seed).digest('base64');
  const draw = (topic: string) => hash(`${topic}\n${digest}`);
  const known = (id: string) => (byId.get(id)?.byDefault || saysUnknown(raw(id)) ? '' : raw(id));
  const said = (id: string, length?: number) => excerpt(known(id), length) || undefined;
  const own = [raw('businessIdea'), prompt.projectName, prompt.description].join(' ');
  return {
    language: prompt.language,
    moduleTitle: prompt.moduleTitle,
    projectName: excerpt(prompt.projectName),
    comments: excerpt(prompt.comments, 220) || undefined,
    task: prompt.task,
    given: prompt.answers,
    answers: prompt.answers.filter(({ byDefault }) => !byDefault),
    earning: earningOf(raw('businessModel')),
    trade: tradeOf(own),
    outsideQuebec: isOutsideQuebec(
      raw('location') || [raw('targetMarket'), raw('targetCustomers')].join('\n'),
    ),
    testBudget: testBudget(raw('budget')),
    entries: prompt.entries,
    raw,
    draw,
    said,
    whole: raw,
    saidFurther: (id) => {
      const parts = beyondExcerpt(raw(id));
      return parts[draw(id) % Math.max(1, parts.length)];
    },
    listed: (id, most) => listed(known(id), most),
    thoughts: (id, most) => thoughtsIn(known(id), most),
    named: (id) => namesIn(known(id)),
    namedWith: (id) => namedIn(known(id)),
    about: (id, write) => {
      const words = said(id);
      return words === undefined ? undefined : write(words);
    },
    pick: (topic, ways) => ways[draw(topic) % ways.length] ?? ways[0],
    ordered: (points) => points.toSorted((a, b) => draw(a) - draw(b)),
  };
}

/** An answer that says only that there is none yet. */
const unknown =
  /^\s*(?:je (?:ne )?(?:le )?sais pas(?: encore| trop)?|aucune idée|à voir|pas encore (?:définie?|décidée?)|i (?:do not|don[’']t) know(?: yet)?|no idea(?: yet)?|not sure(?: yet)?|not yet defined|undecided|\?+)[\s.!]*$/iu;

function saysUnknown(answer: string): boolean {
  return unknown.test(answer);
}

/** A small part of the first amount in a budget's label, in steps of 50; modest where none is told. */
function testBudget(label: string): number {
  const [amount = ''] = /\d[\d\s,]*/.exec(label) ?? [];
  const lowest = Number(amount.replace(/\D/g, ''));
  if (lowest === 0) return 150;
  return Math.min(1_000, Math.max(100, Math.round((lowest * 0.04) / 50) * 50));
}

/** FNV-1a, non-negative: spreads texts over the ways to say a thing. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value ^ (value >>> 15)) >>> 1;
}
