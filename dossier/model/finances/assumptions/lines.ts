import { fundingStates, loanKinds } from '@elan/domain/figures/fundingWords';
import { fields } from '@elan/domain/forecast/fields';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { Bilingual } from '@elan/domain/language';
import { withOtherFields } from './otherFields.ts';
import {
  type Assumption,
  count,
  dollars,
  labelOf,
  monthOf,
  months,
  percent,
  period,
  typedPercent,
} from './values.ts';

type Words = readonly (Bilingual | undefined)[];

const untaxed: Bilingual = { fr: 'sans taxes', en: 'no taxes' };
const aMonth: Bilingual = { fr: 'par mois', en: 'a month' };
const periodWords: Bilingual = { fr: 'période', en: 'period' };
const received: Bilingual = { fr: 'mois de la réception', en: 'month received' };

const untaxedIf = (tax: 'taxable' | 'none' | null | undefined) =>
  tax === 'none' ? untaxed : undefined;

/** @returns the path of the first field that is set among the period's fields, or else the line's path. */
function periodPath(
  path: string,
  line: { readonly from?: unknown; readonly to?: unknown; readonly months?: unknown },
): string {
  const field = (['from', 'to', 'months'] as const).find((name) => line[name] != null);
  return field ? `${path}.${field}` : path;
}

/** @returns the fixed costs: their amount, yearly increase and months. */
export function fixedAssumptions({ opening, fixed }: ForecastInputs): Assumption[] {
  return (fixed ?? []).flatMap((line, at): Assumption[] => {
    const label = (...words: Words) =>
      labelOf(line.name, { fr: 'Dépense', en: 'Expense' }, at, ...words);
    const path = `fixed.${at}`;
    const rows = [
      {
        label: label(aMonth, untaxedIf(line.tax)),
        value: dollars(line.amount),
        path: `${path}.amount`,
      },
      {
        label: label({ fr: 'hausse par année', en: 'increase a year' }),
        value: percent(line.index),
        path: `${path}.index`,
      },
      {
        label: label(periodWords),
        value: period(opening, line),
        path: periodPath(path, line),
      },
    ];
    return withOtherFields(rows, { list: 'fixed', at, line, opening, label });
  });
}

/** @returns for each staff line the pay, hours, vacation and period. Adds head counts if any differs from one. */
export function staffAssumptions({ opening, staff }: ForecastInputs): Assumption[] {
  const hasSeveral = (staff ?? []).some(({ people }) => (people ?? 1) !== 1);
  return (staff ?? []).flatMap((line, at): Assumption[] => {
    const { pay } = line;
    const label = (...words: Words) =>
      labelOf(line.name, { fr: 'Personne', en: 'Person' }, at, ...words);
    const path = `staff.${at}`;
    const hourly = pay?.mode === 'hourly' ? pay : undefined;
    const rows = [
      {
        label: label({ fr: 'nombre de personnes', en: 'number of people' }),
        value: hasSeveral ? count(line.people ?? 1) : undefined,
        path: `${path}.people`,
      },
      {
        label: label(
          hourly ? { fr: 'de l’heure', en: 'an hour' } : aMonth,
          line.employmentInsurance === false
            ? { fr: 'sans assurance-emploi', en: 'no employment insurance' }
            : undefined,
          line.cnesst === false ? { fr: 'sans CNESST', en: 'no CNESST' } : undefined,
        ),
        value: dollars(pay?.mode === 'hourly' ? pay.wage : pay?.amount),
        path: `${path}.pay.${hourly ? 'wage' : 'amount'}`,
      },
      {
        label: label({ fr: 'heures par semaine', en: 'hours a week' }),
        value: count(hourly?.hoursPerWeek),
        path: `${path}.pay.hoursPerWeek`,
      },
      {
        label: label({ fr: 'vacances', en: 'vacation pay' }),
        value:
          hourly &&
          percent(hourly.vacation ?? fields.staff.fields.pay.modes.hourly.vacation.default),
        path: `${path}.pay.vacation`,
      },
      {
        label: label(periodWords),
        value: period(opening, line),
        path: periodPath(path, line),
      },
    ];
    return withOtherFields(rows, { list: 'staff', at, line, opening, label });
  });
}

/** @returns for each asset its cost, useful life, and the month of purchase or contribution. */
export function assetAssumptions({ opening, assets }: ForecastInputs): Assumption[] {
  return (assets ?? []).flatMap((line, at): Assumption[] => {
    const { name, cost, tax, owned, life, month } = line;
    const label = (...words: Words) =>
      labelOf(name, { fr: 'Équipement', en: 'Equipment' }, at, ...words);
    const path = `assets.${at}`;
    const rows = [
      {
        label: label(
          owned ? { fr: 'apport en nature', en: 'contribution in kind' } : untaxedIf(tax),
        ),
        value: dollars(cost),
        path: `${path}.cost`,
      },
      {
        label: label({ fr: 'durée de vie', en: 'useful life' }),
        value: months(life ?? fields.assets.fields.life.default),
        path: `${path}.life`,
      },
      {
        label: label(
          owned
            ? { fr: 'mois de l’apport', en: 'month of the contribution' }
            : { fr: 'mois de l’achat', en: 'month of purchase' },
        ),
        value: monthOf(opening, month),
        path: `${path}.month`,
      },
    ];
    return withOtherFields(rows, { list: 'assets', at, line, opening, label });
  });
}

export function startupAssumptions({ startup }: ForecastInputs): Assumption[] {
  return (startup ?? []).map(({ name, amount, tax }, at) => ({
    label: labelOf(name, { fr: 'Frais', en: 'Cost' }, at, untaxedIf(tax)),
    value: dollars(amount),
    path: `startup.${at}.amount`,
  }));
}

interface Payment {
  readonly name?: string | null | undefined;
  readonly amount?: number | null | undefined;
  readonly month?: number | null | undefined;
}

function paymentAssumptions(
  list: 'deposits' | 'capital',
  { opening, [list]: given }: ForecastInputs,
  what: Bilingual,
  monthWords: Bilingual,
): Assumption[] {
  const payments: readonly Payment[] = given ?? [];
  return payments.flatMap((line, at): Assumption[] => {
    const { name, amount, month } = line;
    const label = (...words: Words) =>
      labelOf(name, what, payments.length > 1 ? at : undefined, ...words);
    const rows = [
      { label: label(), value: dollars(amount), path: `${list}.${at}.amount` },
      { label: label(monthWords), value: monthOf(opening, month), path: `${list}.${at}.month` },
    ];
    return withOtherFields(rows, { list, at, line, opening, label });
  });
}

function grantAssumptions({ opening, assets, grants }: ForecastInputs): Assumption[] {
  const all = grants ?? [];
  return all.flatMap((line, at): Assumption[] => {
    const { name, amount, month, for: id, state, repayable, term, interestOnly } = line;
    const place = all.length > 1 ? at : undefined;
    const label = (...words: Words) =>
      labelOf(name, { fr: 'Subvention', en: 'Grant' }, place, ...words);
    const row = (field: keyof typeof line, words: Bilingual | undefined, value?: Bilingual) => ({
      label: label(words),
      value,
      path: `grants.${at}.${field}`,
    });
    const asset = assets?.findIndex((one) => one.id === id) ?? -1;
    const rows = [
      row('amount', undefined, dollars(amount)),
      row('month', received, monthOf(opening, month)),
      row(
        'for',
        { fr: 'baisse le coût de', en: 'lowers the cost of' },
        repayable || asset < 0
          ? undefined
          : labelOf(assets?.[asset]?.name, { fr: 'Équipement', en: 'Equipment' }, asset),
      ),
      row('state', { fr: 'état', en: 'state' }, state == null ? undefined : fundingStates[state]),
      row(
        'repayable',
        { fr: 'remboursement', en: 'repayment' },
        repayable ? { fr: 'à rembourser, à 0\u00a0%', en: 'to be repaid, at 0%' } : undefined,
      ),
      row('term', { fr: 'durée', en: 'term' }, repayable ? months(term) : undefined),
      row(
        'interestOnly',
        { fr: 'mois sans remboursement, au début', en: 'months without repayment, at first' },
        repayable ? months(interestOnly) : undefined,
      ),
    ];
    return withOtherFields(rows, { list: 'grants', at, line, opening, label });
  });
}

/** @returns deposits, then grants and owners' contributions, each with its month. */
export function moneyAssumptions(inputs: ForecastInputs): Assumption[] {
  const paid: Bilingual = { fr: 'mois du versement', en: 'month of payment' };
  return [
    ...paymentAssumptions('deposits', inputs, { fr: 'Dépôt', en: 'Deposit' }, paid),
    ...grantAssumptions(inputs),
    ...paymentAssumptions(
      'capital',
      inputs,
      { fr: 'Mise de fonds', en: 'Owners’ contribution' },
      received,
    ),
  ];
}

/** @returns the terms of the loans. */
export function loanAssumptions({ opening, loans }: ForecastInputs): Assumption[] {
  return (loans ?? []).flatMap((line, at): Assumption[] => {
    const label = (field: Bilingual) => labelOf(line.name, { fr: 'Prêt', en: 'Loan' }, at, field);
    const row = (field: keyof typeof line, words: Bilingual, value: Bilingual | undefined) => ({
      label: label(words),
      value,
      path: `loans.${at}.${field}`,
    });
    const rows = [
      row('amount', { fr: 'montant', en: 'amount' }, dollars(line.amount)),
      row('month', received, monthOf(opening, line.month)),
      row(
        'rate',
        { fr: 'taux annuel', en: 'yearly rate' },
        line.rate == null ? undefined : typedPercent(line.rate),
      ),
      row('term', { fr: 'durée', en: 'term' }, months(line.term)),
      row(
        'interestOnly',
        { fr: 'intérêts seulement, au début', en: 'interest only, at the start' },
        months(line.interestOnly),
      ),
      row('fee', { fr: 'frais', en: 'fee' }, percent(line.fee)),
      row(
        'kind',
        { fr: 'remboursement', en: 'repayment' },
        line.kind == null || line.kind === 'level' ? undefined : loanKinds[line.kind],
      ),
      row(
        'amortisation',
        { fr: 'amortissement', en: 'amortization' },
        line.kind === 'balloon' ? months(line.amortisation) : undefined,
      ),
      row(
        'capitalise',
        { fr: 'intérêts du début', en: 'interest at first' },
        line.capitalise && line.interestOnly
          ? { fr: 'ajoutés au prêt', en: 'added to the loan' }
          : undefined,
      ),
      row(
        'variable',
        { fr: 'genre de taux', en: 'kind of rate' },
        line.variable ? { fr: 'variable', en: 'variable' } : undefined,
      ),
    ];
    return withOtherFields(rows, { list: 'loans', at, line, opening, label });
  });
}

/** @returns the terms of the line of credit. */
export function creditLineAssumptions({ creditLine }: ForecastInputs): Assumption[] {
  const { limit, rate, keep } = creditLine ?? {};
  return [
    {
      label: { fr: 'Marge de crédit, limite', en: 'Line of credit, limit' },
      value: dollars(limit),
      path: 'creditLine.limit',
    },
    {
      label: {
        fr: 'Marge de crédit, taux annuel variable',
        en: 'Line of credit, variable yearly rate',
      },
      value: rate == null ? undefined : typedPercent(rate),
      path: 'creditLine.rate',
    },
    {
      label: { fr: 'Marge de crédit, encaisse maintenue', en: 'Line of credit, cash maintained' },
      value: dollars(keep),
      path: 'creditLine.keep',
    },
  ];
}
