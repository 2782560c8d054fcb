import { type CalendarMonth, calendarMonth, lastMonth } from '../calendar.ts';
import type { Fields, InputsOf } from '../fieldKinds.ts';
import { fields } from '../fields.ts';
import type { ForecastInputs } from '../inputs.ts';
import type { Asset, FixedCost, Line, Offer, Pay, Plan, StaffLine, UnitsPlan } from '../plan.ts';
import { type Planned, planned, type Reading } from '../planned.ts';
import { MissingInputs } from '../unknown.ts';

const flat = Array.from({ length: 12 }, () => 1);

/** @param inputs valid for `forecastInputsSchema`. @returns the plan, with the defaults of omitted fields. */
export function planOf(inputs: ForecastInputs): Plan {
  const missing = new MissingInputs();
  const reading = { opening: inputs.opening, missing };
  const start = calendarMonth(inputs.opening) - 1;
  const general = planned(fields, inputs, '', reading);
  const offers = linesOf('offers', fields.offers.fields, inputs.offers, reading).map(
    ([line, given]): Offer => ({
      ...line,
      isCostTaxable: line.costTaxable,
      units: unitsPlan(given.units, `${line.path}.units`, missing),
      season: given.season ?? flat,
    }),
  );
  const fixed = linesOf('fixed', fields.fixed.fields, inputs.fixed, reading).map(
    ([line]): FixedCost => ({
      ...line,
      isTaxable: isTaxable(line),
      isActive: activeIn(start, line),
    }),
  );
  const staff = linesOf('staff', fields.staff.fields, inputs.staff, reading).map(
    ([line, { pay }]): StaffLine => ({
      ...line,
      pay: payOf(pay, `${line.path}.pay`, reading),
      isActive: activeIn(start, line),
      hasEmploymentInsurance: line.employmentInsurance,
      hasCnesst: line.cnesst,
    }),
  );
  const assets = linesOf('assets', fields.assets.fields, inputs.assets, reading).map(
    ([line]): Asset => ({
      ...line,
      isTaxable: isTaxable(line) && !line.owned,
      isOwned: line.owned,
    }),
  );
  const startup = linesOf('startup', fields.startup.fields, inputs.startup, reading).map(
    ([line]) => ({ ...line, isTaxable: isTaxable(line) }),
  );
  const [deposits, capital, grants, loans] = [
    linesOf('deposits', fields.deposits.fields, inputs.deposits, reading).map(([line]) => line),
    linesOf('capital', fields.capital.fields, inputs.capital, reading).map(([line]) => line),
    linesOf('grants', fields.grants.fields, inputs.grants, reading).map(([line]) => line),
    linesOf('loans', fields.loans.fields, inputs.loans, reading).map(([line]) => line),
  ];
  const owner = inputs.ownerPay
    ? {
        id: 'ownerPay',
        name: '',
        path: 'ownerPay',
        ...planned(fields.ownerPay.fields, inputs.ownerPay, 'ownerPay', reading),
      }
    : undefined;
  const isDrawn = general.form === 'soleProprietorship' || general.form === 'partnership';
  return {
    ...general,
    start,
    offers,
    fixed,
    staff: owner && !isDrawn ? [...staff, ownerSalary(owner, start, reading)] : staff,
    assets,
    startup,
    deposits,
    capital,
    grants,
    loans,
    drawings: owner && isDrawn ? { ...owner, month: owner.from } : undefined,
    salesTax: planned(fields.salesTax.fields, inputs.salesTax ?? {}, 'salesTax', reading),
    missing,
  };
}

/** @returns each line of a list with defaults filled in, paired with its form values. */
function linesOf<Table extends Fields, Given extends InputsOf<Table> & { readonly id: string }>(
  list: string,
  table: Table,
  lines: readonly Given[] | null | undefined,
  reading: Reading,
): (readonly [Line & Planned<Table>, Given])[] {
  return (lines ?? []).map((given, index) => {
    const path = `${list}.${index}`;
    return [{ name: '', ...planned(table, given, path, reading), id: given.id, path }, given];
  });
}

function isTaxable({ tax }: { readonly tax: 'taxable' | 'none' }): boolean {
  return tax === 'taxable';
}

function activeIn(
  start: CalendarMonth,
  line: { readonly from: number; readonly to: number; readonly months: readonly number[] },
): boolean[] {
  const { months, from, to } = line;
  return Array.from(
    { length: lastMonth + 1 },
    (_, m) => m >= from && m <= to && months.includes(((start + m) % 12) + 1),
  );
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
  // Object.entries lists integer keys in ascending order, so the anchors are sorted.
  const anchors = Object.entries(units?.anchors ?? {}).flatMap(([month, sold]) =>
    sold === null ? [] : [{ month: Number(month), units: sold }],
  );
  return { mode: 'ramp', anchors, unknown: anchors.length > 0 ? 0n : missing.add(path) };
}

function payOf(
  pay: NonNullable<ForecastInputs['staff']>[number]['pay'],
  path: string,
  reading: Reading,
): Pay {
  const { missing } = reading;
  const { monthly, hourly } = fields.staff.fields.pay.modes;
  if (pay == null) return { mode: 'monthly', amount: missing.amount(null, path) };
  if (pay.mode === 'monthly') return { mode: 'monthly', ...planned(monthly, pay, path, reading) };
  const { wage, vacation } = planned(hourly, pay, path, reading);
  const hours = pay.hoursPerWeek == null ? null : Math.round(pay.hoursPerWeek * 100);
  return { mode: 'hourly', wage, hours: missing.amount(hours, `${path}.hoursPerWeek`), vacation };
}

/**
 * @returns the owner's pay as a staff line, for businesses other than sole proprietorships and partnerships. Employment
 * insurance is left out, and CNESST coverage of a director is optional (Act respecting industrial accidents and
 * occupational diseases, s. 2 and 18).
 */
function ownerSalary(
  owner: Line & Planned<(typeof fields)['ownerPay']['fields']>,
  start: CalendarMonth,
  reading: Reading,
): StaffLine {
  const { id, path, amount, cnesst, from } = owner;
  const given = { from, cnesst, employmentInsurance: false };
  const line = planned(fields.staff.fields, given, path, reading);
  return {
    ...line,
    id,
    path,
    pay: { mode: 'monthly', amount },
    isActive: activeIn(start, line),
    hasEmploymentInsurance: line.employmentInsurance,
    hasCnesst: line.cnesst,
  };
}
