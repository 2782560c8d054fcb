import { fnv1a } from '@elan/domain/hash';
import type { Language } from '@elan/domain/language';
import { natures } from '@elan/domain/project/nature';
import { natureRemark } from '@elan/modules/environmental/natureRemark';
import { excerpt } from './excerpt.ts';
import { thingsIn, thoughtsIn } from './lists.ts';
import type { ReadPrompt } from './readPrompt.ts';
import { type Earning, earningOf, isOutsideQuebec, type Trade, tradeOf } from './trade.ts';

/** The user's words, ready to be quoted, facts derived from them, and numbers for varying the wording. */
export interface Material {
  readonly prompt: ReadPrompt;
  readonly language: Language;
  readonly trade: Trade;
  readonly earning: Earning;
  readonly outsideQuebec: boolean;
  /**
   * Conditions for which a template can reserve a line, such as a place, the nature of the business, or the presence of
   * entries.
   */
  readonly flags: ReadonlySet<string>;
  /** Returns an answer as it was written, by question or `module.question`; '' if there is none. */
  raw(id: string): string;
  /** Returns an excerpt of an answer of any module; undefined if it is absent, a default, or only says "unknown". */
  excerptOf(id: string, length?: number): string | undefined;
  /** Returns up to `most` thoughts of an answer, ready to be quoted. */
  thoughts(id: string, most: number): readonly string[];
  /** Returns the items that an answer lists, ready to be quoted. */
  things(id: string): readonly string[];
  /** Returns a non-negative number that depends on the topic, the prompt's texts and the turn. */
  numberFor(topic: string): number;
}

/**
 * @param turn varies the wording for the same project from one text to the next.
 * @param quote makes words ready to be quoted, by default in Markdown.
 */
export function materialOf(prompt: ReadPrompt, turn: number, quote = excerpt): Material {
  const byId = new Map([
    ...prompt.otherModules
      .toReversed()
      .flatMap(({ key, answers }) =>
        answers.flatMap((one) => [[one.id, one] as const, [`${key}.${one.id}`, one] as const]),
      ),
    ...prompt.answers.map((one) => [one.id, one] as const),
  ]);
  const raw = (id: string) => byId.get(id)?.answer ?? '';
  const known = (id: string) => (byId.get(id)?.byDefault || unknown.test(raw(id)) ? '' : raw(id));
  const { projectName, description, answers, comments, entries } = prompt;
  const seed = JSON.stringify([projectName, description, answers, comments, entries, turn]);
  const project = fnv1a(seed);
  const numberFor = (topic: string) => numberOf(`${topic}\n${project}`);
  const trade = tradeOf([raw('businessIdea'), projectName, description].join(' '));
  const earning = earningOf(raw('businessModel'));
  const outsideQuebec = isOutsideQuebec(
    raw('location') || [raw('targetMarket'), raw('targetCustomers')].join('\n'),
  );
  return {
    prompt,
    language: prompt.language,
    trade,
    earning,
    outsideQuebec,
    flags: new Set([
      outsideQuebec ? 'elsewhere' : 'quebec',
      ...(prompt.entries.length > 0 ? ['entries'] : []),
      ...(prompt.forecast?.tables.some(({ id }) => id === 'loans') ? ['loans'] : []),
      ...natureOf(prompt),
    ]),
    raw,
    excerptOf: (id, length) => quote(known(id), length) || undefined,
    thoughts: (id, most) =>
      thoughtsIn(known(id))
        .slice(0, most)
        .map((one) => quote(one, 90)),
    things: (id) => thingsIn(known(id)).map((one) => quote(one, 60)),
    numberFor,
  };
}

/** Returns the requested kinds of environmental analysis, recognized by a remark in the task; by default `physical`. */
function natureOf({ task }: ReadPrompt): readonly string[] {
  const lines = task.split('\n');
  const asked = natures.find((nature) =>
    Object.values(natureRemark[nature]).some((remark) => lines.includes(remark)),
  );
  return asked === 'both' ? ['physical', 'digital'] : [asked ?? 'physical'];
}

/** Matches an answer that only states that the user does not know yet. */
const unknown =
  /^\s*(?:je (?:ne )?(?:le )?sais pas(?: encore| trop)?|aucune idée|à voir|pas encore (?:définie?|décidée?)|i (?:do not|don[’']t) know(?: yet)?|no idea(?: yet)?|not sure(?: yet)?|not yet defined|undecided|\?+)[\s.!]*$/iu;

/** Hashes a text to a number that selects the available wordings evenly. */
function numberOf(text: string): number {
  const hash = fnv1a(text);
  return (hash ^ (hash >>> 15)) >>> 1;
}
