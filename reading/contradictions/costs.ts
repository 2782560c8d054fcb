import { money } from '@elan/domain/forecast/checks/figures';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { Check } from '@elan/domain/forecast/outputs';
import { timesAYear } from '../amounts/period.ts';
import { isLater } from '../facts/aside.ts';
import { type Fact, notOfPlan, ofOthers, type Sentence } from '../facts/register.ts';
import { anyOf, topicsIn } from '../facts/words.ts';
import { type Compared, differsFromForecast, isNear, mayMean } from './compared.ts';

/** Compares amounts of rent and other costs, of equipment and of each sale with the lines of the forecast. */
export function compareCosts(compared: Compared): Check[] {
  return [...compareFixed(compared), ...comparePurchases(compared), ...compareUnitCosts(compared)];
}

/** A line of the form with a name and an amount. */
interface Line {
  readonly id: string;
  readonly name: string;
  readonly topics: readonly string[];
  readonly cents: number;
}

function linesOf(
  list:
    | readonly {
        readonly id: string;
        readonly name?: string | null | undefined;
        readonly amount?: number | null | undefined;
        readonly cost?: number | null | undefined;
      }[]
    | null
    | undefined,
): readonly Line[] {
  return (list ?? []).flatMap(({ id, name, amount, cost }) => {
    const cents = amount ?? cost;
    const topics = [...new Set(topicsIn(name ?? ''))];
    return cents == null || topics.length === 0 ? [] : [{ id, name: name ?? '', topics, cents }];
  });
}

interface Stated {
  readonly fact: Fact;
  readonly sentence: Sentence;
}

/** @returns the amounts that the person states as part of the plan. */
export function amountsStated({ register, inputs }: Compared): readonly Stated[] {
  const opening = Number(inputs.opening.slice(0, 4));
  return register
    .filter(({ question, text }) => !notOfPlan.has(question) && !isLater(text, opening))
    .flatMap((sentence) =>
      sentence.facts
        .filter(({ measure, isAside }) => measure === 'money' && !isAside)
        .map((fact) => ({ fact, sentence })),
    );
}

const each = anyOf('chacune?|each|apiece|pièce|unité');

/** Whether the amount of one of several things explains the amount of all of them. */
export function isPartOf(fact: Fact, dollars: number): boolean {
  if (!each.test(fact.clause)) return false;
  const times = dollars / fact.least;
  return times >= 2 && times <= 50 && Math.abs(times - Math.round(times)) < 0.01;
}

/** @returns the lines that the words name in full, those with the longest name first of all. */
function named(lines: readonly Line[], topics: readonly string[]): readonly Line[] {
  const found = lines.filter((line) => line.topics.every((topic) => topics.includes(topic)));
  const longest = Math.max(...found.map((line) => line.topics.length));
  return found.filter((line) => line.topics.length === longest);
}

/** One check per line: its first amount that the line does not explain, unless its sentence states the right one too. */
function checksOf(
  list: string,
  stated: readonly (Stated & { readonly line: Line; readonly isExplained: boolean })[],
  shown: (line: Line) => ReturnType<typeof money>,
): Check[] {
  return [...Map.groupBy(stated, ({ line }) => line.id).values()].flatMap((own) => {
    const wrong = own.find(
      ({ isExplained, sentence }) =>
        !isExplained && !own.some((one) => one.isExplained && one.sentence === sentence),
    );
    if (!wrong) return [];
    const { line, fact, sentence } = wrong;
    return [
      differsFromForecast({
        id: `amountDiffers:${list}:${line.id}`,
        at: sentence,
        topic: { fr: line.name, en: line.name },
        written: fact.written,
        planned: shown(line),
      }),
    ];
  });
}

const rent = 'rent';

/** @returns the lines, where the only one with the monthly amount of the premises is a rent under its own name too. */
function withRent(lines: readonly Line[], amounts: readonly Stated[]): readonly Line[] {
  if (lines.some(({ topics }) => topics.includes(rent))) return lines;
  const paid = amounts.filter(
    ({ fact: { per }, sentence: { question } }) => question === 'location' && per === 'month',
  );
  const [line, ...more] = lines.filter(({ cents }) =>
    paid.some(({ fact }) => isNear(fact, cents / 100, 0.005)),
  );
  return line && more.length === 0 ? [...lines, { ...line, topics: [rent] }] : lines;
}

function compareFixed(compared: Compared): Check[] {
  const amounts = amountsStated(compared);
  const lines = withRent(linesOf(compared.inputs.fixed), amounts);
  const stated = amounts.flatMap(({ fact, sentence }) => {
    const { per } = fact;
    const isListed = sentence.question === 'fixedCosts';
    if (per === 'hour' || per === 'day' || per === 'minute') return [];
    if (!isListed && (per === undefined || ofOthers.has(sentence.question))) return [];
    const isOfPremises = sentence.question === 'location' && per === 'month';
    const topics = [...topicsIn(fact.about), ...(isOfPremises ? [rent] : [])];
    const monthly = (cents: number) => (cents / 100) * (12 / timesAYear[per ?? 'month']);
    const found = named(lines, topics);
    const [line] = found;
    const all = [...new Map(found.map((one) => [one.id, one.cents])).values()].reduce(
      (sum, cents) => sum + cents,
      0,
    );
    if (line) {
      const isExplained =
        [all, ...found.map(({ cents }) => cents)].some(
          (cents) => mayMean(fact, monthly(cents)) || isPartOf(fact, monthly(cents)),
        ) ||
        (per === undefined && mayMean(fact, (all * 12) / 100));
      return [{ fact, sentence, line, isExplained }];
    }
    // A part of a line cannot cost more than the line.
    const parts = lines.filter((one) => one.topics.some((topic) => topics.includes(topic)));
    const [part] = parts;
    const isMore = part && fact.least - fact.slack > monthly(part.cents) * 1.2;
    return part && parts.length === 1 && isMore && topics.length <= 6
      ? [{ fact, sentence, line: part, isExplained: false }]
      : [];
  });
  return checksOf('fixed', stated, ({ cents }) => {
    const { fr, en } = money(cents);
    return { fr: `${fr} par mois`, en: `${en} a month` };
  });
}

/** Answers about running costs, prices and sales, whose amounts are not those of purchases. */
const running = new Set(['fixedCosts', 'variableCosts', 'pricingStrategy', 'revenueGoals']);

function comparePurchases(compared: Compared): Check[] {
  const { assets, startup, deposits } = compared.inputs;
  const lists = { assets, startup, deposits };
  const all = amountsStated(compared).filter(
    ({ fact, sentence: { question } }) =>
      fact.per === undefined && !running.has(question) && !ofOthers.has(question),
  );
  return Object.entries(lists).flatMap(([list, own]) => {
    const lines = linesOf(own);
    const stated = all.flatMap(({ fact, sentence }) => {
      const [line, ...more] = purchased(lines, fact.about);
      const dollars = (line?.cents ?? 0) / 100;
      // A far smaller amount is that of something else, such as a measure of it.
      if (!line || more.length > 0 || fact.most < dollars / 10) return [];
      const isExplained = mayMean(fact, dollars) || isPartOf(fact, dollars);
      return [{ fact, sentence, line, isExplained }];
    });
    return checksOf(list, stated, ({ cents }) => money(cents));
  });
}

/** Words that make a noun a plain reference: "the van", « mon four ». */
const article = anyOf('the|my|our|this|le|la|mon|ma|mes|les|notre|nos|ce|cette');

/** @returns the lines that the words name in full or by their noun alone. */
function purchased(lines: readonly Line[], words: string): readonly Line[] {
  const inFull = named(lines, topicsIn(words));
  if (inFull.length > 0) return inFull;
  const [, noun] =
    new RegExp(
      `${article.source}\\s+(\\p{L}{3,})(?=\\s+(?:à|de|for|at|is|est|costs?|coûte|will|sera)(?!\\p{L})|\\s*[,:($])`,
      'iu',
    ).exec(words) ?? [];
  const [topic] = topicsIn(noun ?? '');
  return topic === undefined
    ? []
    : lines.filter(({ name, topics }) => topics.includes(topic) && !/\s(?:et|and)\s/u.test(name));
}

const costsMe = anyOf(
  "(?:me|nous|en) (?:coûte*|revien*)|(?:costs?|costing) (?:me|us)|coûte* à (?:produire|fabriquer|faire)|to (?:make|produce|serve)|coût (?:par|d[’']une?|de chaque)|(?:materials?|matériel|matériaux|supplies|ingrédients?|ingredients?|nourriture|food|fournitures?) (?:for|pour|d[’']\\p{L}+|de|in|dans|costs?|coûtent?)|cost (?:per|of (?:a|an|each|every))|(?:de|of|en|in) (?:nourriture|matériel|fournitures?|ingrédients?|food|materials?|supplies|ingredients?)",
);
const comesTo = anyOf('comes? to|goes? to|goes into|fait|font');
const everyOne = anyOf('chaque|each|every|per \\p{L}+|par \\p{L}+');
/** Words before a total of the amounts that precede it. */
const isResult = /^(?:donc|soit|so|that is|hence|in all|en tout)(?!\p{L})/iu;

/** Compares what a sale costs, by the answer about it and by words such as "costs me", with the offers. */
function compareUnitCosts(compared: Compared): Check[] {
  const { offers } = compared.inputs;
  const known = offers.filter(({ cost }) => cost != null && cost > 0);
  const isKnown = (fact: Fact) =>
    offers.some(({ cost, price }) =>
      [cost, price].some((cents) => isNear(fact, (cents ?? 0) / 100, 0.02)),
    );
  const stated = amountsStated(compared).filter(({ fact }) => !isKnown(fact));
  const ofOffer = (words: string) => {
    const topics = topicsIn(words);
    return known.find(({ name }) => topicsIn(name ?? '').some((topic) => topics.includes(topic)));
  };
  const check = ({ fact, sentence }: Stated, { id, cost }: ForecastInputs['offers'][number]) =>
    differsFromForecast({
      id: `unitCostDiffers:${id}`,
      at: sentence,
      topic: { fr: 'Coût d’une vente', en: 'Cost of a sale' },
      written: fact.written,
      planned: money(cost ?? 0),
    });
  const elsewhere = stated.find(({ fact: { per, about }, sentence: { question } }) => {
    if (question === 'variableCosts') return false;
    const isOfOffer = ofOffer(about) !== undefined;
    const isEvery = everyOne.test(about) && (per === undefined || per === 'day');
    return costsMe.test(about)
      ? isOfOffer || isEvery
      : isOfOffer && question === 'suppliers' && comesTo.test(about);
  });
  const listed = sumsOf(compared, 'variableCosts');
  const explains = (run: readonly Fact[], { cost }: ForecastInputs['offers'][number]) =>
    isSum(run, (cost ?? 0) / 100);
  const unexplained = known.filter((offer) => !listed.some((run) => explains(run, offer)));
  const open = stated.filter(
    ({ fact, sentence }) =>
      sentence.question === 'variableCosts' &&
      (isResult.test(fact.clause) || sentence.facts.find(isMoney) === fact) &&
      !listed.some((run) => run.includes(fact) && known.some((offer) => explains(run, offer))),
  );
  const result = elsewhere ?? open.find(({ fact }) => isResult.test(fact.clause));
  const found = result ?? (unexplained.length > 0 ? open[0] : undefined);
  const named = found && ofOffer(found.fact.about);
  const offer = (result ? named : undefined) ?? unexplained[0] ?? named ?? known[0];
  return found && offer ? [check(found, offer)] : [];
}

const isMoney = ({ measure }: Fact) => measure === 'money';

/** @returns sets of amounts of an answer that may be a sum: all of them, as some costs may be counted elsewhere. */
function sumsOf({ register }: Compared, question: string): readonly (readonly Fact[])[] {
  const sentences = register
    .filter((sentence) => sentence.question === question)
    .map(({ facts }) => facts.filter((one) => isMoney(one) && !one.isAside && one.per !== 'hour'));
  const amounts = sentences.flat().slice(0, 10);
  const sets: (readonly Fact[])[] = [[]];
  for (const fact of amounts) sets.push(...sets.map((set) => [...set, fact]));
  // "So $5.80" already counts the amounts before it.
  const isCounted = (set: readonly Fact[]) =>
    sentences.some((own) => {
      const among = own.filter((one) => set.includes(one));
      return among.length > 1 && among.some(({ clause }) => isResult.test(clause));
    });
  return sets.filter((set) => set.length > 0 && !isCounted(set));
}

function isSum(facts: readonly Fact[], dollars: number): boolean {
  const [first] = facts;
  if (facts.length === 1 && first) return isNear(first, dollars, 0.02);
  const sum = facts.reduce((all, { least }) => all + least, 0);
  return Math.abs(sum - dollars) <= dollars * 0.02;
}
