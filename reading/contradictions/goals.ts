import { money, number } from '@elan/domain/forecast/checks/figures';
import type { Check } from '@elan/domain/forecast/outputs';
import { plural } from '@elan/domain/plural';
import { isLater } from '../facts/aside.ts';
import { type Fact, ofOthers, type Sentence } from '../facts/register.ts';
import { anyOf } from '../facts/words.ts';
import { textAt } from '../projectTexts.ts';
import { unitsIn } from '../proposals/sales.ts';
import { type Compared, differs, disagreement, isNear, mayMean } from './compared.ts';
import { type PlannedOffer, plannedOffers } from './plannedSales.ts';
import { compareRates } from './rates.ts';

const goalTolerance = 0.1;
const place = { module: 'finances', question: 'revenueGoals' };

/** Compares the sales planned in words, in dollars and in units, and the capacity with the forecast. */
export function compareGoals(compared: Compared): Check[] {
  const goal = compareGoal(compared);
  return goal.length > 0 ? goal : compareRates(compared);
}

const isResult =
  /^(?:et |and )?(?:donc|soit|so|that is|hence|ça (?:fait|donne)|à .{0,12}ça fait|total|en tout|in all)(?!\p{L})/iu;

/** Compares the goal for the first year, in dollars or else in units. */
function compareGoal(compared: Compared): Check[] {
  const offers = plannedOffers(compared);
  const revenue = compared.forecast.years[0]?.revenue;
  const opening = Number(compared.inputs.opening.slice(0, 4));
  const all = compared.register.flatMap((sentence) => {
    const isHere = sentence.question === 'revenueGoals';
    if (!isHere && !isOfFirstYear(sentence)) return [];
    return sentence.facts
      .filter((fact) => {
        const { measure, clause, per } = fact;
        if (
          measure !== 'money' ||
          fact.isAside ||
          isLater(isHere ? fact.about : sentence.text, opening)
        )
          return false;
        if (!isHere) return fact.least >= 1_000;
        return per === 'year'
          ? !isOwnPast.test(sentence.text)
          : per === undefined &&
              (isResult.test(clause) || fact.isTotal || isGoalOf(fact, sentence));
      })
      .map((fact) => ({ fact, sentence }));
  });
  if (all.length > 0 && revenue != null) {
    const byOffer = offers.flatMap(({ units, price }) =>
      units == null || price == null ? [] : [(units * price) / 100],
    );
    const known = [revenue / 100, ...byOffer];
    const prices = offers.map(({ price }) => (price ?? 0) / 100);
    const isKnown = ({ fact }: (typeof all)[number]) =>
      known.some((dollars) => isNear(fact, dollars, goalTolerance)) ||
      prices.some((price) => mayMean(fact, price));
    const isRevenue = ({ fact }: (typeof all)[number]) =>
      isNear(fact, revenue / 100, goalTolerance);
    const elsewhere = all.find((one) => one.sentence.question !== 'revenueGoals' && !isKnown(one));
    const here = all.filter(({ sentence }) => sentence.question === 'revenueGoals');
    const total =
      here.find(({ fact }) => fact.isTotal) ??
      here.toSorted((a, b) => b.fact.most - a.fact.most)[0];
    const sum = here.reduce((dollars, one) => dollars + (one === total ? 0 : one.fact.least), 0);
    const isMet =
      !total ||
      isRevenue(total) ||
      here.every(isKnown) ||
      !differs((sum + total.fact.least) * 100, revenue, goalTolerance / 2);
    const wrong = isMet ? elsewhere : total;
    if (wrong) return [inMoney(wrong.fact, wrong.sentence, revenue)];
  }
  return compareUnits(compared, offers);
}

const isOwnPast = anyOf("best year|meilleure année|last year|l[’']an passé|brought me|my old");
const firstYear = anyOf(
  'first year|year one|first (?:twelve|12) months|première année|an un|(?:douze|12) premiers mois|premiers (?:douze|12) mois|(?:over|in) (?:the |our )?first year',
);
const ofRevenue = anyOf(
  "bring(?:s|ing)? in|sales|revenues?|turnover|gross|ventes|revenus?|chiffre d[’']affaires|rapporte*|encaisse*|faire entrer|vendre pour|sell",
);
const ofMarket = new Set(['targetMarket', 'targetCustomers', 'problemSolved', 'marketTrends']);
/** Words for the person's own sales, in answers about customers or the market. */
const ours = anyOf(
  "(?:bring(?:s|ing)?|gives?|earns?|makes?) (?:us|me)|(?:nous|me|m[’']) ?(?:rapport*|donne*|amène*)|(?:our|my|nos|mes|notre|mon) (?:own )?(?:sales|revenues?|turnover|ventes|revenus?|chiffre)|(?:i|we|je|on|nous) (?:(?:will|can|vais|va|allons|want to|dois|doit) )?(?:sell|vend*|encaisse*)",
);
const noRevenue = anyOf(
  'profit|bénéfice|costs?|coût*|dépens*|salaires?|wages?|loss|perte*|loan|prêt|save*',
);

/** Whether a sentence outside the goals is about the sales of the first year. */
function isOfFirstYear({ text, question }: Sentence): boolean {
  if (ofOthers.has(question) && !(ofMarket.has(question) && ours.test(text))) return false;
  return firstYear.test(text) && ofRevenue.test(text) && !noRevenue.test(text);
}

/** Whether an amount follows a number of sales, as in "180 places, $54,000". */
function isGoalOf(fact: Fact, { facts }: Sentence): boolean {
  return (
    fact.least >= 1_000 &&
    facts.some(
      ({ measure, end, clause }) =>
        (measure !== 'money' || isResult.test(clause)) && end <= fact.start,
    )
  );
}

function inMoney(fact: Fact, { module, question }: Sentence, revenue: number): Check {
  const computed = money(revenue);
  const goal =
    fact.other === undefined
      ? money(Math.round(fact.least * 100))
      : { fr: fact.written, en: fact.written };
  return disagreement({
    id: 'goalDiffers',
    module,
    question,
    text: {
      fr: `Votre objectif est de ${goal.fr} la première année; les ventes prévues donnent ${computed.fr}.`,
      en: `Your goal is ${goal.en} in the first year; the sales planned give ${computed.en}.`,
    },
  });
}

function compareUnits({ project }: Compared, offers: readonly PlannedOffer[]): Check[] {
  const units = unitsIn(textAt(project, place.module, place.question), undefined);
  const planned = offers.map((offer) => offer.units);
  if (units?.mode !== 'year' || units.isRate || planned.some((one) => one == null)) return [];
  const sold = planned.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  // The number may be that of an average month.
  const known = [sold, ...planned, sold / 12].flatMap((one) => one ?? []);
  if (known.some((one) => !differs(units.year, one, goalTolerance))) return [];
  const [goal, computed] = [number(units.year), number(sold)];
  return [
    disagreement({
      id: 'goalDiffers',
      ...place,
      text: {
        fr: `Votre objectif est de ${goal.fr} ${plural('fr', units.year, 'vente', 'ventes')} la première année; les prévisions en comptent ${computed.fr}.`,
        en: `Your goal is ${goal.en} ${plural('en', units.year, 'sale', 'sales')} in the first year; the forecast counts ${computed.en}.`,
      },
    }),
  ];
}
