import { plural } from '../../plural.ts';
import { lastMonth, yearOf } from '../calendar.ts';
import type { Check } from '../outputs.ts';
import { indexed, risesBy } from '../rules/indexing.ts';
import { type Checked, found, isNamed, money, monthIn, number } from './figures.ts';
import { hoursIn, minimumWageIn } from './hours.ts';
import { accounting, cardFee, insurance, isLoanPayment, ownPay } from './lineNames.ts';
import { marginOf } from './margins.ts';
import { areUnpaid, ownerTaxTable } from './owners.ts';
import { checkSalesTaxes } from './salesTaxes.ts';

/** Checks prices, wages, hours, growth and taxes, and whether something was forgotten or misplaced. */
export function checkPlan(checked: Checked): Check[] {
  return [
    ...checkMargins(checked),
    ...checkWages(checked),
    ...checkHours(checked),
    ...checkGrowth(checked),
    ...checkSalesTaxes(checked),
    ...checkForgotten(checked),
    ...checkMisplaced(checked),
    ...checkRates(checked),
  ];
}

function checkMargins({ inputs, run }: Checked): Check[] {
  return inputs.offers.flatMap(({ id, name, price, cost }, at) => {
    if (price == null || cost == null || cost === 0) return [];
    const margin = marginOf(run, at);
    if (!margin || margin.left > 0) return [];
    const [sold, costs] = [money(margin.unitPrice), money(margin.unitCost)];
    const lost = margin.bearsTaxes
      ? { fr: ', taxes non récupérées comprises', en: ', with the taxes that are not recovered' }
      : { fr: '', en: '' };
    return found(`unitMargin:${id}`, 'warning', `offers.${at}.price`, {
      fr: `Une vente ne laisse rien${name ? ` (${name})` : ''}\u00a0: ${sold.fr} de prix, ${costs.fr} de coût${lost.fr}.`,
      en: `A sale leaves nothing${name ? ` (${name})` : ''}: ${sold.en} of price, ${costs.en} of cost${lost.en}.`,
    });
  });
}

function checkWages({ inputs, run }: Checked): Check[] {
  const { plan } = run.prepared;
  return (inputs.staff ?? []).flatMap(({ id, name, pay }, at) => {
    if (pay?.mode !== 'hourly' || pay.wage == null) return [];
    const line = plan.staff[at];
    if (!line) return [];
    const wages = indexed(pay.wage, line.raise);
    const isTipped = line.tips.n !== 0n;
    const wageIn = (m: number) => wages[risesBy(m)] ?? 0;
    const leastIn = (m: number) => minimumWageIn(plan.start + m, isTipped);
    const under = line.isActive.findIndex((isActive, m) => isActive && wageIn(m) < leastIn(m));
    if (under < 0) return [];
    const [paid, least] = [money(wageIn(under)), money(leastIn(under))];
    const kind = isTipped
      ? { fr: ' avec pourboires', en: ' for people who receive tips' }
      : { fr: '', en: '' };
    const except = isTipped
      ? { fr: '', en: '' }
      : {
          fr: ', sauf pour qui reçoit des pourboires',
          en: ', except for people who receive tips',
        };
    return found(`wageUnderMinimum:${id}`, 'warning', `staff.${at}.pay.wage`, {
      fr: `${paid.fr} l’heure${name ? ` (${name})` : ''} est sous le salaire minimum${kind.fr} de ${least.fr}${except.fr}.`,
      en: `${paid.en} an hour${name ? ` (${name})` : ''} is under the minimum wage${kind.en} of ${least.en}${except.en}.`,
    });
  });
}

/**
 * Warns about the first month in which sales take more hours than are available. Skips months in which an active staff
 * line is paid by the month or has no hours entered.
 */
function checkHours(checked: Checked): Check[] {
  const { inputs, run } = checked;
  for (let m = 1; m <= lastMonth; m += 1) {
    const { needed, available: there } = hoursIn(checked, m) ?? { needed: 0, available: 0 };
    if (needed <= there) continue;
    const [hours, available] = [Math.ceil(needed), Math.floor(there)];
    const [work, time] = [number(hours), number(available)];
    const month = monthIn(run.prepared.plan.start + m);
    return [
      found('hoursShort', 'warning', inputs.owners?.length ? 'owners' : 'hoursPerWeek', {
        fr: `Les ventes prévues demandent ${work.fr} ${plural('fr', hours, 'heure', 'heures')} en ${month.fr}; il y en a ${time.fr}.`,
        en: `The sales planned take ${work.en} ${plural('en', hours, 'hour', 'hours')} in ${month.en}; ${time.en} ${plural('en', available, 'is', 'are')} available.`,
      }),
    ];
  }
  return [];
}

/** Ratio of year 2 sales to year 1 sales above which more staff or hours are expected. */
const growthWithoutHands = 1.5;

/** @returns whether year 2 sells much more than year 1 without more pay or minutes entered. */
export function growsWithoutHands({ inputs, forecast: { years } }: Checked): boolean {
  const [first, second] = years;
  if (first?.revenue == null || second?.revenue == null || first.revenue === 0) return false;
  if (second.revenue <= first.revenue * growthWithoutHands) return false;
  if (first.wages === null || second.wages === null || second.wages > first.wages) return false;
  return inputs.offers.every(({ minutes }) => minutes == null);
}

function checkGrowth(checked: Checked): Check[] {
  const [first, second] = checked.forecast.years;
  if (!growsWithoutHands(checked) || !first?.revenue || !second?.revenue) return [];
  const growth = number(Math.round((second.revenue / first.revenue - 1) * 100));
  return [
    found('growthWithoutHands', 'note', 'staff', {
      fr: `Les ventes montent de ${growth.fr}\u00a0% la deuxième année, sans que plus de personnel ou d’heures soient prévus.`,
      en: `Sales rise by ${growth.en}% in the second year without more staff or hours planned.`,
    }),
  ];
}

/** @returns notes about costs that are often forgotten; none before the user has entered a fixed cost. */
function checkForgotten({ inputs, run }: Checked): Check[] {
  const { fixed, startup, staff, owners, form } = inputs;
  if (!fixed?.length) return [];
  const lines = [...fixed, ...(startup ?? [])];
  const notes: Check[] = [];
  const note = (id: string, path: string, fr: string, en: string) =>
    notes.push(found(id, 'note', path, { fr, en }));
  if (!isNamed(lines, insurance)) {
    note('noInsurance', 'fixed', 'Aucune assurance n’est prévue.', 'No insurance is planned.');
  }
  if (!isNamed(lines, accounting)) {
    note(
      'noAccounting',
      'fixed',
      'Aucuns frais de comptabilité ne sont prévus.',
      'No accounting fees are planned.',
    );
  }
  const hasCardFee = run.prepared.plan.cardFee.n > 0n || isNamed(lines, cardFee);
  if (!hasCardFee) {
    note(
      'noCardFees',
      'cardFee',
      'Aucuns frais de carte ne sont prévus sur les ventes.',
      'No card fees are planned on sales.',
    );
  }
  if (form !== 'nonProfit' && areUnpaid(inputs)) {
    note(
      'noOwnPay',
      owners?.length ? 'owners' : 'ownerPay.amount',
      'Aucune rémunération n’est prévue pour vous.',
      'No pay is planned for you.',
    );
  }
  if (staff?.some(({ cnesst }) => cnesst === false)) {
    note(
      'noCnesst',
      'staff',
      'La CNESST n’est pas comptée pour tout le personnel.',
      'The CNESST is not counted for all staff.',
    );
  }
  return notes;
}

function checkMisplaced({ inputs, run }: Checked): Check[] {
  const { fixed, staff } = inputs;
  const { form } = run.prepared.plan;
  const loan = (fixed ?? []).findIndex(({ name }) => isLoanPayment(name ?? ''));
  const pay = (staff ?? []).findIndex((line) => isNamed([line], ownPay));
  const isDrawn = form === 'soleProprietorship' || form === 'partnership';
  return [
    ...(loan < 0
      ? []
      : [
          found('loanAmongFixed', 'warning', `fixed.${loan}`, {
            fr: 'Le remboursement d’un prêt n’est pas un coût fixe\u00a0: inscrivez le prêt dans la liste des prêts.',
            en: 'A loan payment is no fixed cost: enter the loan among the loans.',
          }),
        ]),
    ...(pay < 0 || !isDrawn
      ? []
      : [
          found('salaryOfProprietor', 'warning', `staff.${pay}`, {
            fr: 'Dans une entreprise individuelle ou une société en nom collectif, on ne se verse pas de salaire\u00a0: inscrivez des prélèvements.',
            en: 'In a sole proprietorship or a partnership one is paid no salary: enter drawings.',
          }),
        ]),
  ];
}

function checkRates({ run, forecast: { ratesYear } }: Checked): Check[] {
  const { start, staff } = run.prepared.plan;
  const last = yearOf(start + lastMonth);
  const taxesYear = ownerTaxTable(run.prepared, last);
  if (taxesYear !== undefined && taxesYear < last) {
    return [
      found('ratesOlder', 'note', 'owners', {
        fr: `Les impôts et cotisations des propriétaires et de l’employeur sont ceux de ${taxesYear} jusqu’en ${last}.`,
        en: `The taxes and contributions of the owners and the employer are those of ${taxesYear} until ${last}.`,
      }),
    ];
  }
  if (staff.length === 0 || ratesYear >= last) return [];
  return [
    found('ratesOlder', 'note', 'staff', {
      fr: `Les cotisations de l’employeur sont celles de ${ratesYear} jusqu’en ${last}.`,
      en: `Employer contributions are those of ${ratesYear} until ${last}.`,
    }),
  ];
}
