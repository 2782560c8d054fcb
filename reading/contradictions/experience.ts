import type { Check } from '@elan/domain/forecast/outputs';
import { numbersIn } from '../amounts/numbers.ts';
import { type Fact, factsIn, notOfPlan, ofOthers, type Sentence } from '../facts/register.ts';
import { anyOf } from '../facts/words.ts';
import type { Compared } from './compared.ts';

const ofWork = anyOf(
  'expérience|experience|métier|licensed|practi[cs]e|practised|career|carrière|pendant|years|ans|seasons|saisons|months|mois',
);
const none = anyOf(
  "(?:never|jamais) (?:worked|travaillé|fait|done|held|touché|cultivé|cuisiné|written|built|taught|enseigné)|neither of us has ever \\p{L}+|(?:no|aucune|sans|without any|pas d[’']) ?(?:experience|expérience)|(?:ma|mon|notre) (?:toute |tout )?premi(?:er|ère) (?:job|emploi|expérience|saison)|(?:my|our) (?:very )?first (?:job|day|time|season)|just finished|viens de finir|débutante?|beginner|new to (?:this|the trade)|(?:fresh|straight) out of|just (?:got|graduated|qualified)|viens d[’']obtenir|(?:have|has) yet to|pas encore (?:travaillé|pratiqué)|not (?:worked|practised|practiced) yet",
);
const ownQuestions = ['experience', 'skills'];
const ages = anyOf('âge|aged|old|de 1?\\d|enfants?|children');

interface Years {
  readonly at: Pick<Sentence, 'module' | 'question'>;
  readonly written: string;
  /** All numbers of years there. The first is the most general. */
  readonly values: readonly number[];
}

/** Compares the years of experience in the answers with each other and with the profile. */
export function compareExperience({ register, profile }: Compared): Check[] {
  const own = ownQuestions.flatMap((question) => {
    const sentences = register.filter((one) => one.question === question);
    const [first] = sentences;
    if (!first) return [];
    const denied = sentences.find(({ text }) => none.test(text));
    const years = sentences.flatMap(({ facts }) => yearsAmong(facts));
    const [main] = years;
    const at = { module: first.module, question };
    if (denied && years.length === 0)
      return [{ at, written: none.exec(denied.text)?.[0] ?? '', values: [0] }];
    if (!main) return [];
    const rest = sentences.flatMap(({ text }) => otherYears(text));
    // Several people may each have their own years there.
    const more = (profile.people?.length ?? 0) > 1 ? years.map(yearsOf) : [];
    return [{ at, written: main.written, values: [yearsOf(main), ...rest, ...more] }];
  });
  const ofPeople = (profile.people ?? []).flatMap(({ experience }) => {
    const years = yearsAmong(factsIn(experience ?? ''));
    const [main] = years;
    return main ? [{ written: main.written, values: years.map(yearsOf) }] : [];
  });
  const [first] = own;
  if (!first) return [];
  const isAmong = (value: number, values: readonly number[]) =>
    values.some((one) => Math.abs(one - value) < 0.6);
  const stranger = ofPeople.find(({ values }) => !isAmong(values[0] ?? 0, first.values));
  if (stranger) return [differing(first, stranger.written, inProfile)];
  const second = own.find(
    ({ values }) =>
      !isAmong(values[0] ?? 0, first.values) && !isAmong(first.values[0] ?? 0, values),
  );
  if (second) return [differing(second, first.written, inExperience)];
  const total = (own.length > 0 ? ofPeople : []).reduce(
    (sum, { values }) => sum + (values[0] ?? 0),
    0,
  );
  const known = [...own, ...ofPeople].flatMap(({ values }) => values);
  for (const { module, question, text, facts, isAside } of register) {
    if (notOfPlan.has(question) || unrelated.has(question) || isAside) continue;
    if (noExperience.test(text) || (ofOthers.has(question) && !mine.test(text))) continue;
    const written = none.exec(text)?.[0];
    if (written !== undefined && known.every((value) => value > 0))
      return [
        differing({ at: { module, question }, written, values: [] }, first.written, inExperience),
      ];
    if (!ofExperience.test(text)) continue;
    const [main] = yearsAmong(facts);
    if (!main || isAmong(yearsOf(main), [...known, total])) continue;
    return [
      differing(
        { at: { module, question }, written: main.written, values: [] },
        first.written,
        inExperience,
      ),
    ];
  }
  return [];
}

/** Words for other durations, such as those of a loan, a guarantee or a lease. */
const mine = anyOf("je|j[’']\\p{L}+|moi|mes|mon|i|i[’']ve|my|we|our");
const unrelated = new Set([
  ...ownQuestions,
  ...['targetMarket', 'targetCustomers', 'marketTrends', 'milestones', 'location'],
]);
const noExperience = anyOf(
  'garanti*|guarantee*|lasts?|dure|durent|tient|replace*|remplac*|warrant*|bail|lease|prêt*|loan|emprunt*|sur|over|âge*|aged|enfants?|children|frère|brother|sœur|sister|conjointe?|chum|blonde|husband|wife|mère|mother|père|father|tante|aunt|augment*|monté|rose|went up|prix|price|clients?|customers?|camion|truck|auto|mentor',
);
const ofExperience = anyOf(
  "(?:ans|années) (?:d[’']expérience|de métier|de pratique)|years (?:of (?:experience|practice)|in the (?:trade|business|field))|depuis [^.,;]{0,14}(?:ans|mois)|(?:years|ans) (?:of|d[’']\\p{L}+|de|auprès|comme|behind)|(?:with|avec) [^.,;]{0,16}(?:years|ans) in|(?:my|mes|our|nos) [\\p{L}\\d-]+ (?:years|ans) (?:in|dans|of|as|comme)|(?:mes|mon|my|nos|our|j[’']ai|i have|with|avec) [^.]{0,30}(?:ans|années|years) (?:d[’']expérience|de métier|of experience|in the (?:trade|field|business)|de pratique|of practice|dans le métier)|(?:je suis|i have been|i[’']ve been) [^.]{0,40}(?:depuis|for) [^.]{0,15}(?:ans|years)",
);

/** @returns the bare numbers of years of other people, as in "Ada has twelve years. Per has twenty." */
function otherYears(text: string): readonly number[] {
  return numbersIn(text).flatMap(({ value, start, end }) =>
    /^(?:[.,;]|$| of them)/u.test(text.slice(end, end + 8)) &&
    !/(?:dont|of which|including|the last)[^.,;]*$/iu.test(text.slice(0, start))
      ? [value]
      : [],
  );
}

const sinceMonths = anyOf("depuis|for|of|d[’']expérience|de métier|comme|as|dans");
const yearsOf = ({ per, least }: Fact) => (per === 'month' ? least / 12 : least);

function yearsAmong(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(
    ({ measure, per, least, clause }) =>
      measure === 'time' &&
      (per === 'year' || (per === 'month' && sinceMonths.test(clause))) &&
      !/^(?:dont|of which|including|the last)/iu.test(clause) &&
      least <= 50 &&
      ofWork.test(clause) &&
      !ages.test(clause),
  );
}

const inProfile = { fr: 'dans le profil du dossier', en: 'in the dossier’s profile' };
const inExperience = { fr: 'ailleurs', en: 'elsewhere' };

function differing({ at, written }: Years, other: string, where: typeof inProfile): Check {
  return {
    id: 'experienceDiffers',
    severity: 'warning',
    modules: [at.module],
    text: {
      fr: `Expérience\u00a0: vous y écrivez «\u00a0${written}\u00a0»; ${where.fr}, «\u00a0${other}\u00a0».`,
      en: `Experience: there you write “${written}”; ${where.en}, “${other}”.`,
    },
    mendAt: { module: at.module, question: at.question },
  };
}
