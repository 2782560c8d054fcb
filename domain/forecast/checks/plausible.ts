import type { Bilingual } from '../../language.ts';
import { lastMonth, years } from '../calendar.ts';
import type { Check } from '../outputs.ts';
import { isTakenFromIncome } from '../plan.ts';
import { known } from '../unknown.ts';
import { type Checked, found, money, number } from './figures.ts';
import { hoursIn, minimumWageIn } from './hours.ts';
import { rent } from './lineNames.ts';
import { growsWithoutHands } from './plan.ts';

/** Wide on purpose. Those without a source beside them are ours, and the texts say so. */
const bands = {
  /** In cents. The least is the minimum wage. */
  mostSalesPerHour: 250_00,
  /** In percent of the price; the most is for goods that are kept in stock. */
  leastMargin: 10,
  mostMargin: 85,
  /** In percent of sales. */
  mostWages: 70,
  /**
   * In percent of sales: "from 2% to 20% depending on the type of business" (Austin Tenant Advisors, "What should your
   * annual rent to annual sales ratio be", austintenantadvisors.com).
   */
  mostRent: 20,
  /** How many times the sales of the year before, in years 2 and 3. */
  mostGrowth: [4, 2],
  /** In percent of the hours available. */
  mostHours: 90,
  /**
   * In percent of sales: one and a half times what the profitable small businesses of Canada kept on average in 2011,
   * 69.3 of 359.4 thousand (Industry Canada, "Financial Performance Data", NAICS 11-91,
   * ic.gc.ca/eic/site/cis-sic.nsf/eng/h_00032.html, from Statistics Canada's Small Business Profiles).
   */
  mostProfit: 29,
  /** In cents: the sales of the businesses among which that average was taken. */
  smallBusiness: { least: 30_000_00, most: 5_000_000_00 },
  /** Debt service coverage before the owners. */
  mostCoverage: 6,
  /** In percent of sales; a business that buys less sells mostly the work of its people. */
  leastGoods: 25,
} as const;

/**
 * Asks whether figures outside of a wide band are meant. Only asks where all that the figure depends on is entered and
 * its meaning is sure.
 */
export function checkPlausible(checked: Checked): Check[] {
  return [
    ...askSalesPerHour(checked),
    ...askMargins(checked),
    ...askWages(checked),
    ...askRent(checked),
    ...askGrowth(checked),
    ...askCapacity(checked),
    ...askProfit(checked),
  ];
}

function ask(id: string, path: string, question: Bilingual, facts: Bilingual): Check {
  return found(`plausible${id}`, 'note', path, {
    fr: `${question.fr}? ${facts.fr}.`,
    en: `${question.en}? ${facts.en}.`,
  });
}

/** @returns the hours worked in a year of the plan; undefined if those of anyone are unknown. @param year 0 to 2. */
function hoursOf(checked: Checked, year: number): number | undefined {
  const { owners } = checked.inputs;
  if (owners?.some(({ hours }) => hours == null)) return undefined;
  return inYear(year, (m) => hoursIn(checked, m)?.available);
}

/** @returns the first of the twelve months of a year in which the business is open. @param year 0 to 2. */
function opensIn(year: number): number {
  return Math.max(1, years[year]?.first ?? 1);
}

/** @returns the sum over the twelve months of a year; undefined if any is unknown. @param year 0 to 2. */
function inYear(year: number, of: (m: number) => number | undefined): number | undefined {
  let sum = 0;
  for (let m = opensIn(year); m <= (years[year]?.last ?? 0); m += 1) {
    const value = of(m);
    if (value === undefined) return undefined;
    sum += value;
  }
  return sum;
}

const ownHoursAt = ({ inputs: { owners } }: Checked) =>
  owners?.length ? 'owners' : 'hoursPerWeek';

function askSalesPerHour(checked: Checked): Check[] {
  const least = minimumWageIn(checked.run.prepared.plan.start + lastMonth);
  const { mostSalesPerHour: most } = bands;
  for (const [year, { revenue }] of checked.forecast.years.entries()) {
    const hours = hoursOf(checked, year);
    if (revenue === null || !hours) continue;
    const sold = Math.round(revenue / hours);
    // Sales that begin slowly are usual, so only the last year is compared with the least.
    const isLow = year === years.length - 1 && sold < least;
    if (sold <= most && !isLow) continue;
    const [each, from, to] = [money(sold), money(least), money(most)];
    const question = isLow
      ? {
          fr: 'Est-ce que ces ventes suffisent pour toutes ces heures',
          en: 'Are these sales enough for all these hours',
        }
      : {
          fr: 'Est-ce que les heures de tout le monde sont comptées',
          en: 'Are everyone’s hours counted',
        };
    return [
      ask('SalesPerHour', ownHoursAt(checked), question, {
        fr: `Chaque heure travaillée l’année ${year + 1} apporte ${each.fr} de ventes (repère d’Élan\u00a0: du salaire minimum, ${from.fr}, à ${to.fr})`,
        en: `Each hour worked in year ${year + 1} brings ${each.en} of sales (Élan’s guide: from the minimum wage, ${from.en}, to ${to.en})`,
      }),
    ];
  }
  return [];
}

function askMargins({ inputs }: Checked): Check[] {
  const { leastMargin: least, mostMargin: most } = bands;
  return inputs.offers.flatMap(({ id, name, price, cost, stockMonths }, at) => {
    if (price == null || cost == null || cost === 0 || cost >= price) return [];
    const margin = (100 * (price - cost)) / price;
    const isHigh = margin > most && (stockMonths ?? 0) > 0;
    if (margin >= least && !isHigh) return [];
    const share = number(Math.round(margin));
    const [sold, paid] = [money(price), money(cost)];
    const what = name ? { fr: ` («\u00a0${name}\u00a0»)`, en: ` (“${name}”)` } : { fr: '', en: '' };
    const question = isHigh
      ? {
          fr: `Est-ce que le coût d’une unité est complet${what.fr}`,
          en: `Is the cost of a unit complete${what.en}`,
        }
      : {
          fr: `Est-ce que cette marge suffit${what.fr}`,
          en: `Is this margin enough${what.en}`,
        };
    return [
      ask(`Margin:${id}`, `offers.${at}.cost`, question, {
        fr: `De ${sold.fr}, il reste ${share.fr}\u00a0% après ${paid.fr} de coût (repère d’Élan\u00a0: de ${least} à ${most}\u00a0%)`,
        en: `Of ${sold.en}, ${share.en}% is left after ${paid.en} of cost (Élan’s guide: ${least} to ${most}%)`,
      }),
    ];
  });
}

function askWages({ forecast }: Checked): Check[] {
  const share = forecast.years.at(-1)?.ratios.wagesShare ?? 0;
  if (share <= bands.mostWages) return [];
  const percent = number(Math.round(share));
  return [
    ask(
      'Wages',
      'staff',
      {
        fr: 'Est-ce que les ventes suffisent pour tout ce personnel',
        en: 'Are the sales enough for all this staff',
      },
      {
        fr: `La troisième année, la paie et ses charges prennent ${percent.fr}\u00a0% des ventes (repère d’Élan\u00a0: ${bands.mostWages}\u00a0% au plus)`,
        en: `In the third year, pay and its charges take ${percent.en}% of sales (Élan’s guide: at most ${bands.mostWages}%)`,
      },
    ),
  ];
}

function askRent({ run, forecast }: Checked): Check[] {
  const { plan, fixedAmounts } = run.prepared;
  const revenue = forecast.years.at(-1)?.revenue;
  const first = plan.fixed.findIndex(({ name }) => rent.test(name));
  if (!revenue || first < 0) return [];
  const year = years.length - 1;
  const paid = plan.fixed.map(({ name, amount, isActive }, at) => {
    if (!rent.test(name)) return 0;
    if (amount.unknown !== known) return undefined;
    return inYear(year, (m) => (isActive[m] ? fixedAmounts[at]?.[year] : 0));
  });
  if (paid.includes(undefined)) return [];
  const share = (100 * paid.reduce<number>((sum, one) => sum + (one ?? 0), 0)) / revenue;
  if (share <= bands.mostRent) return [];
  const percent = number(Math.round(share));
  return [
    ask(
      'Rent',
      `fixed.${first}`,
      {
        fr: 'Est-ce que les ventes suffisent pour ce loyer',
        en: 'Are the sales enough for this rent',
      },
      {
        fr: `La troisième année, il en prend ${percent.fr}\u00a0% (d’habitude, de 2 à 20\u00a0% selon le métier, d’après Austin Tenant Advisors)`,
        en: `In the third year it takes ${percent.en}% of them (usually 2 to 20% depending on the trade, by Austin Tenant Advisors)`,
      },
    ),
  ];
}

function askGrowth(checked: Checked): Check[] {
  const { run, forecast } = checked;
  for (const [at, most] of bands.mostGrowth.entries()) {
    const [before, after] = [forecast.years[at]?.revenue, forecast.years[at + 1]?.revenue];
    const isPartial = run.prepared.plan.offers.some(({ from }) => from > opensIn(at));
    if (!before || after == null || isPartial || after <= before * most) continue;
    if (at === 0 && growsWithoutHands(checked)) continue;
    const times = number(after / before);
    return [
      ask(
        'Growth',
        'offers',
        {
          fr: 'Est-ce qu’une telle croissance est voulue',
          en: 'Is such growth meant',
        },
        {
          fr: `Les ventes de l’année ${at + 2} font ${times.fr} fois celles de l’année ${at + 1} (repère d’Élan\u00a0: ${most} fois au plus)`,
          en: `Sales of year ${at + 2} are ${times.en} times those of year ${at + 1} (Élan’s guide: at most ${most} times)`,
        },
      ),
    ];
  }
  return [];
}

function askCapacity(checked: Checked): Check[] {
  for (const year of years.keys()) {
    const available = hoursOf(checked, year);
    const needed = inYear(year, (m) => hoursIn(checked, m)?.needed);
    // Months with too few hours have a check of their own.
    if (!available || needed === undefined || needed > available) continue;
    const share = Math.round((10_000 * needed) / available) / 100;
    if (share <= bands.mostHours) continue;
    const percent = number(Math.round(share));
    return [
      ask(
        'Capacity',
        ownHoursAt(checked),
        {
          fr: 'Est-ce qu’il reste du temps pour le reste, comme les achats, les comptes et les congés',
          en: 'Is any time left for the rest, such as purchases, accounts and holidays',
        },
        {
          fr: `Les ventes de l’année ${year + 1} prennent ${percent.fr}\u00a0% des heures (repère d’Élan\u00a0: ${bands.mostHours}\u00a0% au plus)`,
          en: `Sales of year ${year + 1} take ${percent.en}% of the hours (Élan’s guide: at most ${bands.mostHours}%)`,
        },
      ),
    ];
  }
  return [];
}

/**
 * Asks about a profit that is high while a loan is easily paid, in a business that buys goods and pays staff. Where
 * minutes of sales and hours are entered, `hoursShort` and the capacity cover the work that earns it.
 */
function askProfit(checked: Checked): Check[] {
  const { inputs, run, forecast } = checked;
  const isWorkCounted =
    inputs.offers.some(({ minutes }) => minutes != null) && hoursIn(checked, 1) !== undefined;
  if (isWorkCounted) return [];
  const { least, most } = bands.smallBusiness;
  for (const [year, figures] of forecast.years.entries()) {
    const { revenue, netIncome, incomeTax, wages, dscr, ratios } = figures;
    if (revenue === null || revenue < least || revenue > most) continue;
    if (netIncome === null || incomeTax === null || !wages || dscr === null) continue;
    const share = (100 * (netIncome + incomeTax)) / revenue;
    const isHigh = share >= bands.mostProfit && dscr >= bands.mostCoverage;
    if (!isHigh || (ratios.goodsShare ?? 0) < bands.leastGoods) continue;
    const [percent, times] = [number(Math.round(share)), number(Math.round(dscr * 10) / 10)];
    const before = isTakenFromIncome(run.prepared.plan)
      ? { fr: 'avant de payer les propriétaires', en: 'before the owners are paid' }
      : { fr: 'avant l’impôt', en: 'before tax' };
    return [
      ask(
        'Profit',
        'fixed',
        {
          fr: 'Est-ce que tous les coûts et tout le travail sont comptés',
          en: 'Are all costs and all work counted',
        },
        {
          fr: `L’année ${year + 1}, il reste ${percent.fr}\u00a0% des ventes ${before.fr}, et les prêts sont couverts ${times.fr} fois; les petites entreprises rentables du Canada gardaient 19\u00a0% en moyenne (Industrie Canada, 2011; repère d’Élan\u00a0: moins de ${bands.mostProfit}\u00a0%, ou moins de ${bands.mostCoverage} fois)`,
          en: `In year ${year + 1}, ${percent.en}% of sales is left ${before.en}, and the loans are covered ${times.en} times; profitable small businesses of Canada kept 19% on average (Industry Canada, 2011; Élan’s guide: under ${bands.mostProfit}%, or under ${bands.mostCoverage} times)`,
        },
      ),
    ];
  }
  return [];
}
