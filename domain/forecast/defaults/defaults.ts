import { type CalendarMonth, calendarMonth, lastMonth } from '../calendar.ts';
import { cumulated, decimal, percent } from '../exact.ts';
import type { ForecastInputs } from '../inputs.ts';
import type {
  Asset,
  Line,
  Loan,
  Offer,
  Pay,
  Payment,
  Plan,
  Purchase,
  StaffLine,
  UnitsPlan,
} from '../plan.ts';
import { type Amount, MissingInputs } from '../unknown.ts';
import { type DefaultRate, defaultRate } from './defaultRates.ts';

const flat = Array.from({ length: 12 }, () => 1);

/** @param inputs as `forecastInputsSchema` accepts them. @returns them with the defaults of what is left out. */
export function planOf(inputs: ForecastInputs): Plan {
  const missing = new MissingInputs();
  const start = calendarMonth(inputs.opening) - 1;
  const form = inputs.form ?? 'soleProprietorship';
  const salesTax = inputs.salesTax ?? {};
  const activeMonths = (line: {
    readonly months?: readonly number[] | null | undefined;
    readonly from?: number | null | undefined;
    readonly to?: number | null | undefined;
  }) => activeIn(start, line);
  const rate = (path: DefaultRate, given: string | null | undefined) =>
    percent(given ?? defaultRate(path, inputs.opening));
  const payments = (list: 'deposits' | 'capital' | 'grants'): Payment[] =>
    (inputs[list] ?? []).map((line, index) => {
      const path = `${list}.${index}`;
      return {
        ...lineOf(line, path),
        amount: missing.amount(line.amount, `${path}.amount`),
        month: line.month ?? 0,
      };
    });
  const purchaseOf = (
    line: {
      readonly id: string;
      readonly name?: string | null | undefined;
      readonly amount?: number | null | undefined;
      readonly tax?: 'taxable' | 'none' | null | undefined;
    },
    path: string,
  ): Purchase => ({
    ...lineOf(line, path),
    amount: missing.amount(line.amount, `${path}.amount`),
    isTaxable: line.tax !== 'none',
  });
  const offers = inputs.offers.map((offer, index) => offerOf(offer, `offers.${index}`, missing));
  const fixed = (inputs.fixed ?? []).map((line, index) => ({
    ...purchaseOf(line, `fixed.${index}`),
    isActive: activeMonths(line),
    index: percent(line.index ?? '0'),
  }));
  const staff = (inputs.staff ?? []).map((line, index): StaffLine => {
    const path = `staff.${index}`;
    return {
      ...lineOf(line, path),
      people: line.people ?? 1,
      pay: payOf(line.pay, `${path}.pay`, missing),
      isActive: activeMonths(line),
      hasEmploymentInsurance: line.employmentInsurance ?? true,
      hasCnesst: line.cnesst ?? true,
    };
  });
  const assets = (inputs.assets ?? []).map((line, index): Asset => {
    const path = `assets.${index}`;
    const isOwned = line.owned ?? false;
    return {
      ...lineOf(line, path),
      cost: missing.amount(line.cost, `${path}.cost`),
      isTaxable: line.tax !== 'none' && !isOwned,
      month: line.month ?? 0,
      life: line.life ?? 60,
      isOwned,
    };
  });
  const startup = (inputs.startup ?? []).map((line, index) => purchaseOf(line, `startup.${index}`));
  const [deposits, capital, grants] = [
    payments('deposits'),
    payments('capital'),
    payments('grants'),
  ];
  const loans = (inputs.loans ?? []).map((line, index) => loanOf(line, `loans.${index}`, missing));
  const owner = inputs.ownerPay
    ? {
        id: 'ownerPay',
        name: '',
        path: 'ownerPay',
        amount: missing.amount(inputs.ownerPay.amount, 'ownerPay.amount'),
        from: inputs.ownerPay.from ?? 1,
        hasCnesst: inputs.ownerPay.cnesst ?? false,
      }
    : undefined;
  const isDrawn = form === 'soleProprietorship' || form === 'partnership';
  return {
    start,
    form,
    corporateTaxRate: rate('corporateTaxRate', inputs.corporateTaxRate),
    offers,
    collect: cumulated((inputs.collect ?? ['1', '0', '0', '0']).map(decimal)),
    badDebts: percent(inputs.badDebts ?? '0'),
    cardFee: percent(inputs.cardFee ?? '0'),
    supplierTerms: cumulated((inputs.supplierTerms ?? ['1', '0', '0']).map(decimal)),
    fixed,
    staff: owner && !isDrawn ? [...staff, ownerSalary(owner, start)] : staff,
    assets,
    startup,
    deposits,
    capital,
    grants,
    loans,
    drawings: owner && isDrawn ? { ...owner, month: owner.from } : undefined,
    salesTax: {
      registration: salesTax.registration ?? 'auto',
      method: salesTax.method ?? 'regular',
      quickGst: rate('salesTax.quickGst', salesTax.quickGst),
      quickQst: rate('salesTax.quickQst', salesTax.quickQst),
    },
    hsfRate: rate('hsfRate', inputs.hsfRate),
    cnesstRate: rate('cnesstRate', inputs.cnesstRate),
    minimumCash: { value: inputs.minimumCash ?? 0, unknown: 0n },
    missing,
  };
}

function lineOf(
  { id, name }: { readonly id: string; readonly name?: string | null | undefined },
  path: string,
): Line {
  return { id, name: name ?? '', path };
}

function activeIn(
  start: CalendarMonth,
  line: {
    readonly months?: readonly number[] | null | undefined;
    readonly from?: number | null | undefined;
    readonly to?: number | null | undefined;
  },
): boolean[] {
  const { months, from, to } = line;
  return Array.from(
    { length: lastMonth + 1 },
    (_, m) =>
      m >= (from ?? 1) &&
      m <= (to ?? lastMonth) &&
      (months == null || months.includes(((start + m) % 12) + 1)),
  );
}

function offerOf(
  offer: ForecastInputs['offers'][number],
  path: string,
  missing: MissingInputs,
): Offer {
  return {
    ...lineOf(offer, path),
    price: missing.amount(offer.price, `${path}.price`),
    cost: missing.amount(offer.cost, `${path}.cost`),
    isCostTaxable: offer.costTaxable ?? true,
    taxStatus: offer.taxStatus ?? 'taxable',
    from: offer.from ?? 1,
    stockMonths: offer.stockMonths ?? 0,
    units: unitsPlan(offer.units, `${path}.units`, missing),
    season: offer.season ?? flat,
  };
}

function unitsPlan(
  units: ForecastInputs['offers'][number]['units'],
  path: string,
  missing: MissingInputs,
): UnitsPlan {
  if (units?.mode === 'year') {
    const years = units.years ?? [null, null, null];
    return {
      mode: 'year',
      years: years.map((year, index) => missing.amount(year, `${path}.years.${index}`)),
    };
  }
  // Keys that are whole numbers come in their order.
  const anchors = Object.entries(units?.anchors ?? {}).flatMap(([month, sold]) =>
    sold === null ? [] : [{ month: Number(month), units: sold }],
  );
  return { mode: 'ramp', anchors, unknown: anchors.length > 0 ? 0n : missing.add(path) };
}

function payOf(
  pay: NonNullable<ForecastInputs['staff']>[number]['pay'],
  path: string,
  missing: MissingInputs,
): Pay {
  if (pay == null) return { mode: 'monthly', amount: missing.amount(null, path) };
  if (pay.mode === 'monthly') {
    return { mode: 'monthly', amount: missing.amount(pay.amount, `${path}.amount`) };
  }
  const hours = pay.hoursPerWeek == null ? null : Math.round(pay.hoursPerWeek * 100);
  return {
    mode: 'hourly',
    wage: missing.amount(pay.wage, `${path}.wage`),
    hours: missing.amount(hours, `${path}.hoursPerWeek`),
    vacation: percent(pay.vacation ?? '4'),
  };
}

function loanOf(
  line: NonNullable<ForecastInputs['loans']>[number],
  path: string,
  missing: MissingInputs,
): Loan {
  return {
    ...lineOf(line, path),
    amount: missing.amount(line.amount, `${path}.amount`),
    month: line.month ?? 0,
    rate: {
      yearly: percent(line.rate ?? '0'),
      unknown: line.rate == null ? missing.add(`${path}.rate`) : 0n,
    },
    term: missing.amount(line.term, `${path}.term`),
    interestOnly: line.interestOnly ?? 0,
    fee: percent(line.fee ?? '0'),
  };
}

/**
 * Outside sole proprietorships and partnerships the owner's pay is a salary, without employment insurance. The CNESST
 * covers a director by choice alone (Act respecting industrial accidents and occupational diseases, s. 2 and 18).
 */
function ownerSalary(
  owner: Line & { readonly amount: Amount; readonly from: number; readonly hasCnesst: boolean },
  start: CalendarMonth,
): StaffLine {
  return {
    id: owner.id,
    name: owner.name,
    path: owner.path,
    people: 1,
    pay: { mode: 'monthly', amount: owner.amount },
    isActive: activeIn(start, { from: owner.from }),
    hasEmploymentInsurance: false,
    hasCnesst: owner.hasCnesst,
  };
}
