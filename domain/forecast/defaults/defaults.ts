import { calendarMonth } from '../calendar.ts';
import type { Fields, InputsOf } from '../fieldKinds.ts';
import { fields } from '../fields.ts';
import type { ForecastInputs } from '../inputs.ts';
import {
  type Asset,
  type FixedCost,
  type Grant,
  isTakenFromIncome,
  type Line,
  type Offer,
  type Pay,
  type Plan,
  type StaffLine,
  type UnitsPlan,
} from '../plan.ts';
import { type Planned, planned, type Reading, sharesOf } from '../planned.ts';
import { MissingInputs } from '../unknown.ts';
import { activeIn } from './active.ts';
import { lentLines } from './lent.ts';
import { drawnPay, drawOf, ownerPay, ownerSalary, ownersOf, payOfOwner } from './owners.ts';

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
      collect: given.collect ? sharesOf(given.collect) : general.collect,
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
  const [deposits, capital] = [
    linesOf('deposits', fields.deposits.fields, inputs.deposits, reading).map(([line]) => line),
    linesOf('capital', fields.capital.fields, inputs.capital, reading).map(([line]) => line),
  ];
  const grants = (inputs.grants ?? []).flatMap((given, at): Grant[] => {
    if (given.repayable) return [];
    const line = lineOf(fields.grants.fields, given, `grants.${at}`, reading);
    const asset = assets.findIndex(({ id }) => id === line.for);
    return [{ ...line, asset: asset < 0 ? undefined : asset }];
  });
  const loans = lentLines(inputs).map(({ given, path }) =>
    lineOf(fields.loans.fields, given, path, reading),
  );
  const creditLine = inputs.creditLine
    ? planned(
        fields.creditLine.fields,
        {
          ...inputs.creditLine,
          keep: inputs.creditLine.keep ?? general.minimumCash.value,
        },
        'creditLine',
        reading,
      )
    : undefined;
  const owners = ownersOf(inputs.owners ?? [], reading);
  const paid = [
    ...(inputs.ownerPay ? [ownerPay(inputs.ownerPay, reading)] : []),
    ...owners.map(payOfOwner),
  ];
  const isDrawn = isTakenFromIncome(general);
  return {
    ...general,
    start,
    offers,
    fixed,
    staff: isDrawn ? staff : [...staff, ...paid.map((one) => ownerSalary(one, start, reading))],
    assets,
    startup,
    deposits,
    capital,
    grants,
    loans,
    creditLine,
    owners,
    drawings: [...(isDrawn ? paid.map(drawnPay) : []), ...owners.map(drawOf)],
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
  return (lines ?? []).map((given, index) => [
    lineOf(table, given, `${list}.${index}`, reading),
    given,
  ]);
}

function lineOf<Table extends Fields, Given extends InputsOf<Table> & { readonly id: string }>(
  table: Table,
  given: Given,
  path: string,
  reading: Reading,
): Line & Planned<Table> {
  return { name: '', ...planned(table, given, path, reading), id: given.id, path };
}

function isTaxable({ tax }: { readonly tax: 'taxable' | 'none' }): boolean {
  return tax === 'taxable';
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
