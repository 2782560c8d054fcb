import { fnv1a } from '@elan/domain/hash';
import type { Language } from '@elan/domain/language';
import { natures } from '@elan/domain/project/nature';
import { natureRemark } from '@elan/modules/environmental/natureRemark';
import { excerpt } from './excerpt.ts';
import { thingsIn, thoughtsIn } from './lists.ts';
import type { ReadPrompt } from './readPrompt.ts';
import { type Earning, earningOf, isOutsideQuebec, type Trade, tradeOf } from './trade.ts';

/** The person's words, ready to be quoted, what they reveal, and a way to vary the wording. */
export interface Material {
  readonly prompt: ReadPrompt;
  readonly language: Language;
  readonly trade: Trade;
  readonly earning: Earning;
  readonly outsideQuebec: boolean;
  /** What a line of a template may be reserved for: a place, a nature, entries. */
  readonly flags: ReadonlySet<string>;
  /** An answer as it was written, by question or `module.question`; '' where there is none. */
  raw(id: string): string;
  /** An excerpt of an answer that the person gave, of this module or another. */
  excerptOf(id: string, length?: number): string | undefined;
  /** The content of an answer, thought by thought. */
  thoughts(id: string, most: number): readonly string[];
  /** The things that an answer lists. */
  things(id: string): readonly string[];
  /** A number from 0 up that depends on the topic, the project and the turn. */
  numberFor(topic: string): number;
}

/**
 * @param turn varies the wording of the same project from one text to the next.
 * @param quote makes words ready to be quoted: in Markdown by default.
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

/** Which environmental analysis is requested, recognized by the words of its remark. */
function natureOf({ task }: ReadPrompt): readonly string[] {
  const lines = task.split('\n');
  const asked = natures.find((nature) =>
    Object.values(natureRemark[nature]).some((remark) => lines.includes(remark)),
  );
  return asked === 'both' ? ['physical', 'digital'] : [asked ?? 'physical'];
}

/** An answer that states only that there is none yet. */
const unknown =
  /^\s*(?:je (?:ne )?(?:le )?sais pas(?: encore| trop)?|aucune idée|à voir|pas encore (?:définie?|décidée?)|i (?:do not|don[’']t) know(?: yet)?|no idea(?: yet)?|not sure(?: yet)?|not yet defined|undecided|\?+)[\s.!]*$/iu;

/** Spreads texts evenly over the available wordings. */
function numberOf(text: string): number {
  const hash = fnv1a(text);
  return (hash ^ (hash >>> 15)) >>> 1;
}
